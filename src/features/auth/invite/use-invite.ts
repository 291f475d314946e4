import { useState } from 'react';
import { useLiveQuery } from 'dexie-react-hooks';
import { INVITE_DRAFT } from '#src/data/db/tables/retention.ts';
import { db } from '#src/data/db/database.ts';
import { useQuery } from '#src/navigation/query.ts';
import { type Invite, inviteOf } from './invite.ts';

/** From the current address, or from the address of an earlier visit. */
export function useInvite(): Invite {
  const fromAddress = inviteOf(useQuery()[0]);
  const row = useLiveQuery(() => db.drafts.get([0, INVITE_DRAFT]), []);
  // The form goes on showing one that the platform has just refused and that is therefore dropped.
  const [kept, setKept] = useState<unknown>();
  if (row && row.value !== kept) setKept(row.value);
  const isGiven = Object.keys(fromAddress).length > 0;
  return isGiven ? fromAddress : ((kept as Invite | undefined) ?? {});
}

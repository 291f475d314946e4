import { useLiveQuery } from 'dexie-react-hooks';
import { INVITE_DRAFT } from '#src/data/db/retention.ts';
import { db } from '#src/data/db/database.ts';
import { useQuery } from '#src/navigation/query.ts';
import { type Invite, inviteOf } from './invite.ts';

/** From the current address, or from the address of an earlier visit. */
export function useInvite(): Invite {
  const fromAddress = inviteOf(useQuery()[0]);
  const kept = useLiveQuery(() => db.drafts.get([0, INVITE_DRAFT]), []);
  const isGiven = Object.keys(fromAddress).length > 0;
  return isGiven ? fromAddress : ((kept?.value as Invite | undefined) ?? {});
}

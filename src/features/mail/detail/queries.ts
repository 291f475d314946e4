import { useSignals } from '@preact/signals-react/runtime';
import { useLiveQuery } from 'dexie-react-hooks';
import { db } from '#src/data/db/database.ts';
import type { MailHeadRow, MailTextRow } from '#src/data/db/tables/rows.ts';
import { session } from '#src/data/session/session.ts';

export interface StoredMail {
  readonly head: MailHeadRow | undefined;
  readonly text: MailTextRow | undefined;
}

/** `undefined` until it has been read. */
export function useMail(id: number): StoredMail | undefined {
  useSignals();
  const { memberId } = session.value;
  return useLiveQuery(async () => {
    const [head, text] = await Promise.all([db.mails.get([memberId, id]), db.mailTexts.get([memberId, id])]);
    return { head, text };
  }, [memberId, id]);
}

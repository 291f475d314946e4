// Ends a session on the platform: queued with its token until the platform has confirmed it.
import { sessionCalls } from '#src/contract/auth/sessions.ts';
import type { Errcode } from '#src/contract/envelope.ts';
import { FORBIDDEN, NOT_FOUND, SIGNED_OUT } from '#src/contract/errors.ts';
import { database } from '../db/database.ts';
import type { QueuePolicy } from './policies.ts';
import { enqueue } from './queue.ts';

/** An unknown token has ended, too. */
const ENDED: readonly Errcode[] = [SIGNED_OUT, FORBIDDEN, NOT_FOUND];

export const logoutPolicy: QueuePolicy<typeof sessionCalls.logout> = {
  call: sessionCalls.logout,
  sameSubject: 'add',
  tables: () => [],
  settle: async () => {},
  isEnded: (reply) => reply.ok || (reply.kind === 'refused' && ENDED.includes(reply.errcode)),
};

export async function queueLogout(token: string): Promise<void> {
  const { db } = await database();
  await enqueue(db, { policy: logoutPolicy, memberId: 0, subject: '', input: {}, token });
}

// What of a member waits on this device only, by kind: a sign-out drops it. Events are not among it, they stay.
import { database } from '../db/database.ts';
import { HIDDEN_NOTICES_DRAFT } from '../db/tables/retention.ts';
import { isQueued } from './queue.ts';
import { session } from '../session/session.ts';

export const UNSENT_KINDS = ['rewards', 'likes', 'mails', 'messages', 'drafts'] as const;
type UnsentKind = (typeof UNSENT_KINDS)[number];

/** Every other call that waits claims a reward. */
const KIND_OF: Readonly<Record<string, UnsentKind | null>> = {
  gameLike: 'likes',
  delMail: 'mails',
  deskSend: 'messages',
  // Their outcome does not matter to a member who leaves.
  exitGame: null,
  logout: null,
};

/** Nothing that somebody typed in order to send it. */
const OTHER_DRAFTS: readonly string[] = ['search', HIDDEN_NOTICES_DRAFT];

/** Only the kinds of which something waits. */
export async function unsent(): Promise<ReadonlyMap<UnsentKind, number>> {
  const { memberId } = session.peek();
  const { db } = await database();
  const [mutations, drafts] = await Promise.all([
    db.mutations.where({ memberId }).filter(isQueued).toArray(),
    db.drafts.filter(({ memberId: owner, key }) => owner === memberId && !OTHER_DRAFTS.includes(key)).count(),
  ]);
  const counts = new Map<UnsentKind, number>(drafts > 0 ? [['drafts', drafts]] : []);
  for (const { call } of mutations) {
    const kind = Object.hasOwn(KIND_OF, call) ? KIND_OF[call] : 'rewards';
    if (kind) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return counts;
}

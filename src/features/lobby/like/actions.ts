// Likes: the heart turns at once, and the platform learns of it when it can be reached.
import { gameCalls } from '#src/contract/game.ts';
import { endPendingLike, storeLikes } from '#src/data/member/store.ts';
import { writeMember } from '#src/data/db/write.ts';
import { flush } from '#src/data/mutations/flush.ts';
import type { QueuePolicy } from '#src/data/mutations/policies.ts';
import { enqueue, queuedAbout } from '#src/data/mutations/queue.ts';
import { session, sessionBegun } from '#src/data/session/session.ts';
import { openedOverlay, openOverlay } from '#src/navigation/overlay.ts';

export const likePolicy: QueuePolicy<typeof gameCalls.gameLike> = {
  call: gameCalls.gameLike,
  // The last tap replaces earlier ones.
  sameSubject: 'replace',
  tables: (db) => [db.likes],
  async settle({ db, row: { memberId, subject }, reply }) {
    const answeredAt = Date.now();
    const newer = await queuedAbout(db, { memberId, call: gameCalls.gameLike.name, subject });
    if (newer.length === 0) await endPendingLike(db, [memberId, Number(subject)], reply.ok);
    if (reply.ok) await storeLikes(db, memberId, { ...reply.data, begunAt: answeredAt });
  },
};

/** A visitor signs in first, and the like follows. */
export async function like(gameId: number): Promise<void> {
  if (session.peek().memberId > 0) return toggleLike(gameId);
  openOverlay('login', {});
  onceSignedIn(() => void toggleLike(gameId));
}

/** Dropped if the sheet is closed without a sign-in. */
function onceSignedIn(act: () => void): void {
  const stops = [
    sessionBegun.listen(() => {
      stop();
      act();
    }),
    openedOverlay.subscribe((opened) => {
      if (!opened) stop();
    }),
  ];
  function stop(): void {
    for (const each of stops) each();
  }
}

export async function toggleLike(gameId: number): Promise<void> {
  const { memberId } = session.peek();
  if (memberId === 0) return;
  await writeMember(memberId, ['likes', 'mutations'], async (db) => {
    const before = (await db.likes.get([memberId, gameId]))?.like ?? 0;
    const wanted: 0 | 1 = before === 1 ? 0 : 1;
    await db.likes.put({ memberId, gameId, like: wanted, isPending: true });
    // Queued even if it undoes an earlier tap, which may be under way already.
    const input = { gameId, like: wanted };
    await enqueue(db, { policy: likePolicy, memberId, subject: String(gameId), input });
  });
  await flush({ isUrgent: true });
}

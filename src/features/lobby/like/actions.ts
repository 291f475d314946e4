// Likes, the one deed that may wait for a connection, and looking for newer games.
import { gameCalls } from '#src/contract/game.ts';
import { database } from '#src/data/db/database.ts';
import type { LikeRow } from '#src/data/member/rows.ts';
import { storeLikes } from '#src/data/member/store.ts';
import { refreshConfig } from '#src/data/config/refresh.ts';
import { refreshGames } from '#src/data/member/refresh.ts';
import { request } from '#src/data/api/request.ts';
import { session, sessionBegun } from '#src/data/session/session.ts';
import { openedOverlay, openOverlay } from '#src/navigation/overlay.ts';

const LOCK = 'halcyon-likes';
/** Milliseconds until a platform that answered with a fault is asked again. */
const RETRY_MS = 30_000;
const UNKNOWN_GAME = 3001;

type Wish = LikeRow & { wish: 0 | 1 };

/** Whoever has to sign in first finds the heart turned afterwards. */
export async function like(gameId: number): Promise<void> {
  if (session.peek().memberId > 0) return toggleLike(gameId);
  openOverlay('login', {});
  onceSignedIn(() => void toggleLike(gameId));
}

/** Forgotten when the sheet is closed without a sign-in. */
function onceSignedIn(deed: () => void): void {
  const stops = [
    sessionBegun.listen(() => {
      stop();
      deed();
    }),
    openedOverlay.subscribe((opened) => {
      if (!opened) stop();
    }),
  ];
  function stop(): void {
    for (const each of stops) each();
  }
}

/** The heart turns at once; the platform hears of it when it can. */
export async function toggleLike(gameId: number): Promise<void> {
  const { memberId } = session.peek();
  if (memberId === 0) return;
  const { db } = await database();
  await db.transaction('rw', db.likes, async () => {
    const row = (await db.likes.get([memberId, gameId])) ?? { memberId, gameId, like: 0 };
    // Written even when it only takes an earlier wish back: that one may be on its way already.
    await db.likes.put({ ...row, wish: (row.wish ?? row.like) === 1 ? 0 : 1 });
  });
  await drainLikes();
}

let draining: Promise<void> | undefined;
let isAskedAgain = false;
let retry: ReturnType<typeof setTimeout> | undefined;

/** Sends what waits, one tab at a time. Asked at the start, and when the connection returns. */
export function drainLikes(): Promise<void> {
  isAskedAgain = true;
  draining ??= drainWhileAsked().finally(() => {
    draining = undefined;
  });
  return draining;
}

async function drainWhileAsked(): Promise<void> {
  while (isAskedAgain) {
    isAskedAgain = false;
    await underLock(sendWaiting);
  }
}

/** Absent on an address that is not secure: two tabs may then send the same wish, which does no harm. */
const underLock = (work: () => Promise<void>): Promise<void> =>
  (navigator.locks as LockManager | undefined)?.request(LOCK, work) ?? work();

async function sendWaiting(): Promise<void> {
  clearTimeout(retry);
  const { memberId } = session.peek();
  for (let next = await nextWish(memberId); next; next = await nextWish(memberId)) {
    if (!(await send(next))) return;
  }
}

async function nextWish(memberId: number): Promise<Wish | undefined> {
  if (memberId === 0 || session.peek().memberId !== memberId) return undefined;
  const { db } = await database();
  const row = await db.likes
    .where({ memberId })
    .filter(({ wish }) => wish !== undefined)
    .first();
  return row as Wish | undefined;
}

/** False when the rest has to wait. */
async function send({ memberId, gameId, wish }: Wish): Promise<boolean> {
  const reply = await request(gameCalls.gameLike, { gameId, like: wish }, { isQuiet: true });
  if (session.peek().memberId !== memberId) return false;
  if (reply.ok) {
    await settle({ memberId, gameId, wish }, reply.data.gameLikes);
    return true;
  }
  if (reply.kind !== 'refused') return false;
  if (reply.errcode === UNKNOWN_GAME) {
    await settle({ memberId, gameId, wish });
    return true;
  }
  retry = setTimeout(() => void drainLikes(), Math.max(RETRY_MS, (reply.detail.retryAfter ?? 0) * 1000));
  return false;
}

/** The wish is over, unless the member has changed their mind meanwhile. */
async function settle(
  sent: Pick<Wish, 'memberId' | 'gameId' | 'wish'>,
  gameLikes?: readonly number[],
): Promise<void> {
  const { memberId, gameId, wish } = sent;
  const { db } = await database();
  await db.transaction('rw', db.likes, async () => {
    const row = await db.likes.get([memberId, gameId]);
    if (row?.wish === wish) {
      delete row.wish;
      await db.likes.put(row);
    }
    if (gameLikes) await storeLikes(db, memberId, gameLikes);
  });
}

const HOUR_MS = 3_600_000;

/** Whoever searches may have had the app open for long. */
export async function refreshOldGames(): Promise<void> {
  const { db } = await database();
  const row = await db.config.get('appConfig');
  if (!row || Date.now() - row.readAt < HOUR_MS) return;
  await (session.peek().memberId > 0 ? refreshGames() : refreshConfig());
}

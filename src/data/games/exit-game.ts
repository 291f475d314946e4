// Leaving a game. It is owed to the platform from the moment a stay begins until it is answered, whatever
// becomes of the tab: coin that a game holds comes back without anybody looking for it.
import { gameCalls } from '#src/contract/game.ts';
import type { Reply } from '#src/contract/call.ts';
import { uuidv4 } from '#src/lib/uuid.ts';
import { database } from '../db/database.ts';
import { perform, WISH_LIFE_MS } from '../mutations/mutate.ts';
import type { ExitRow } from '../member/rows.ts';
import { nextCallSeq, storeExit } from '../member/store.ts';
import { isStillSignedIn, session } from '../session/session.ts';
import { refreshBalance } from '../member/refresh.ts';
import { seesOtherTabs, whileNotOpen } from './open-game.ts';

export type ExitReply = Reply<typeof gameCalls.exitGame>;

/** Milliseconds after which the balance is asked for again while a game's platform has not settled. */
export const SETTLEMENT_STEPS_MS = [3000, 10_000, 30_000];
/** Milliseconds until a platform that answered with a fault, or not at all, is told again. */
const RETRY_MS = 30_000;
/** Milliseconds in which somebody may come back to a game whose tab was closed; a platform waits as long. */
const WAY_BACK_MS = 5 * 60_000;
/** The platform has no time now; any other refusal ends the wish. */
const BUSY: readonly number[] = [426, 429, 500, 503];

/** Before a game is opened: the tab may be killed while the platform opens it. Gives the way to take it back. */
export async function oweExit(gameId: number): Promise<() => Promise<void>> {
  const { memberId } = session.peek();
  const { db } = await database();
  // A stay that begins anew is left by a new wish: the answer to an earlier one would end nothing.
  const before = await db.transaction('rw', db.exits, async () => {
    const known = await db.exits.get([memberId, gameId]);
    if (isStillSignedIn(memberId)) await db.exits.put({ memberId, gameId });
    return known;
  });
  return async () => {
    if (before && isStillSignedIn(memberId)) await db.exits.put(before);
    else await db.exits.delete([memberId, gameId]);
  };
}

/** The stay goes on where this app does not see its end. */
export async function disownExit(gameId: number): Promise<void> {
  const { db } = await database();
  await db.exits.delete([session.peek().memberId, gameId]);
}

/** Ends the stay; without an answer it is told again by `tellExits`. */
export async function exitGame(gameId: number, isQuiet = false): Promise<ExitReply> {
  const { memberId } = session.peek();
  const exit = await wishToLeave(memberId, gameId);
  if (!exit) return { ok: false, kind: 'signedOut' };
  const callSeq = nextCallSeq();
  const { requestId } = exit;
  const reply = await perform(
    gameCalls.exitGame,
    { gameId },
    { key: `exitGame.${gameId}`, isQuiet, requestId },
  );
  const { db } = await database();
  if (reply.ok && isStillSignedIn(memberId))
    await storeExit(db, { memberId, gameId, data: reply.data, callSeq });
  if (isEnded(reply)) notBefore = 0;
  await settle(exit, reply);
  return reply;
}

/** Ends the stay, and looks again by itself where the game's platform takes its time. */
export async function closeStay(gameId: number): Promise<ExitReply> {
  const reply = await exitGame(gameId, true);
  const steps = reply.ok && reply.data.pending ? SETTLEMENT_STEPS_MS : [];
  for (const wait of steps) setTimeout(() => void refreshBalance(), wait);
  return reply;
}

type Wish = ExitRow & { requestId: string };

async function wishToLeave(memberId: number, gameId: number): Promise<Wish | null> {
  const { db } = await database();
  return db.transaction('rw', db.exits, async () => {
    if (!isStillSignedIn(memberId)) return null;
    const known = await db.exits.get([memberId, gameId]);
    const { requestId, madeAt = 0 } = known ?? {};
    if (known && requestId && Date.now() - madeAt < WISH_LIFE_MS) return { ...known, requestId };
    const fresh = { ...known, memberId, gameId, requestId: uuidv4(), madeAt: Date.now() };
    await db.exits.put(fresh);
    return fresh;
  });
}

/** Nothing to do where another stay has begun meanwhile. */
async function settle({ memberId, gameId, requestId }: Wish, reply: ExitReply): Promise<void> {
  const { db } = await database();
  await db.transaction('rw', db.exits, db.wishes, async () => {
    const row = await db.exits.get([memberId, gameId]);
    if (row?.requestId !== requestId) return;
    if (!isEnded(reply)) {
      await db.exits.put({ ...row, isUnanswered: true });
      return;
    }
    await db.exits.delete([memberId, gameId]);
    // An unanswered wish to play would lead back to a stay that is over.
    const starts = db.wishes.where({ memberId }).filter(({ call }) => call === gameCalls.startGame.name);
    await starts.delete();
  });
}

const isEnded = (reply: ExitReply): boolean =>
  reply.ok || (reply.kind === 'refused' && !BUSY.includes(reply.errcode));

let telling: Promise<void> = Promise.resolve();
let retry: ReturnType<typeof setTimeout> | undefined;

/** Tells what is owed, but for games that a tab of this device has open. `but`: a game that is about to be. */
export function tellExits(but = 0): Promise<void> {
  telling = telling.then(() => tellOwed(but)).catch(() => {});
  return telling;
}

/** Somebody went before they knew whether the game had opened. */
export const tellExit = (gameId: number): Promise<void> =>
  whileNotOpen(gameId, async () => {
    const { db } = await database();
    if (await db.exits.get([session.peek().memberId, gameId])) tellLater(await closeStay(gameId));
  });

/** Milliseconds of this page's life before which a line that has just let the wish down is not tried again. */
let notBefore = 0;

async function tellOwed(but: number): Promise<void> {
  // A line that carries all but this would otherwise seem to return again and again.
  if (but === 0 && performance.now() < notBefore) return;
  clearTimeout(retry);
  const { memberId } = session.peek();
  const { db } = await database();
  const rows = await db.exits.where({ memberId }).toArray();
  for (const { gameId } of rows.filter((row) => row.gameId !== but)) {
    await whileNotOpen(gameId, async () => {
      const row = await db.exits.get([memberId, gameId]);
      if (!row || !isStillSignedIn(memberId)) return;
      if (row.requestId) tellLater(await closeStay(gameId));
      else if (seesOtherTabs()) await leaveForgotten(row);
    });
  }
}

/** Its tab is gone without a word: whoever wants to go on finds the stay as it was, for a while. */
async function leaveForgotten(row: ExitRow): Promise<void> {
  const { db } = await database();
  const { foundAt = Date.now() } = row;
  const rest = foundAt + WAY_BACK_MS - Date.now();
  if (rest <= 0) {
    tellLater(await closeStay(row.gameId));
    return;
  }
  await db.exits.put({ ...row, foundAt });
  tellAgainIn(rest);
}

/** Without any line the next one that is good is waited for. */
function tellLater(reply: ExitReply): void {
  if (isEnded(reply) || reply.ok || reply.kind === 'notSent' || reply.kind === 'signedOut') return;
  const wait = reply.kind === 'refused' ? (reply.detail.retryAfter ?? 0) * 1000 : 0;
  const ms = Math.max(RETRY_MS, wait);
  notBefore = performance.now() + ms;
  tellAgainIn(ms);
}

function tellAgainIn(ms: number): void {
  clearTimeout(retry);
  retry = setTimeout(() => {
    notBefore = 0;
    void tellExits();
  }, ms);
}

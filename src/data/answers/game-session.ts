// A member's session in a game, as this device knows it:
//
//   open ──(its tab is gone)──▶ abandoned ──(nobody comes back)──▶ leaving ──(the platform answers)──▶ gone
//     └──────────────────────────(the member leaves)─────────────────▲
//
// `open` and `abandoned` are rows of `gameSessions`; `leaving` is a queued `exitGame`, sent until it is answered. A row
// is there before the platform opens the game, so that coin that a game holds comes back whatever becomes of the tab.
import { gameCalls } from '#src/contract/game.ts';
import type { Reply } from '#src/contract/call.ts';
import { after } from '#src/lib/timing.ts';
import { database } from '../db/database.ts';
import type { HalcyonDb } from '../db/tables/schema.ts';
import { storeExit } from '../member/store.ts';
import { writeMember } from '../db/write.ts';
import { refreshBalance } from './refresh-member.ts';
import { flush, sendQueued } from '../mutations/flush.ts';
import type { QueuedRow, QueuePolicy } from '../mutations/policies.ts';
import { enqueue, queuedAbout } from '../mutations/queue.ts';
import { forgetSentOf } from '../mutations/sent.ts';
import { session } from '../session/session.ts';
import { seesOtherTabs, whileNotOpen } from '../games/open-game.ts';

export type ExitReply = Reply<typeof gameCalls.exitGame>;

/** Milliseconds between reads of the balance while a game's platform has not settled. */
export const SETTLEMENT_STEPS_MS = [3000, 10_000, 30_000];

/** Milliseconds in which a member may return to a game whose tab was closed; the platform waits as long. */
const RETURN_MS = 5 * 60_000;

export const exitPolicy: QueuePolicy<typeof gameCalls.exitGame> = {
  call: gameCalls.exitGame,
  sameSubject: 'join',
  tables: (db) => [db.balances, db.snapshots],
  guard: ({ subject }, send) => whileNotOpen(Number(subject), send),
  async settle({ db, row, reply, callSeq, isQuiet }) {
    const { memberId, subject } = row;
    // Otherwise a start without an answer would restore a session that has ended.
    await forgetSentOf(db, memberId, gameCalls.startGame.name);
    if (!reply.ok) return;
    await storeExit(db, { memberId, gameId: Number(subject), data: reply.data, callSeq });
    if (reply.data.pending && isQuiet) lookAgain();
  },
};

function lookAgain(): void {
  for (const wait of SETTLEMENT_STEPS_MS) after(wait, () => void refreshBalance());
}

const TABLES = ['gameSessions', 'mutations'] as const;

/** Called before the platform. Returns a function that undoes it if the game is refused. */
export async function openSession(gameId: number): Promise<() => Promise<unknown>> {
  const { memberId } = session.peek();
  if (memberId === 0) return async () => {};
  // The answer to an earlier exit does not apply to the new session.
  const leaving = await writeMember(memberId, TABLES, async (db) => {
    const queued = await queuedExits(db, memberId, gameId);
    await db.mutations.bulkDelete(queued.map(({ requestId }) => requestId));
    const before = await db.gameSessions.get([memberId, gameId]);
    const kept = before?.visit && { visit: before.visit };
    await db.gameSessions.put({ memberId, gameId, state: 'open', since: Date.now(), ...kept });
    return queued;
  });
  return () =>
    writeMember(memberId, TABLES, async (db) => {
      await db.gameSessions.delete([memberId, gameId]);
      await db.mutations.bulkPut(leaving ?? []);
    });
}

const queuedExits = (db: HalcyonDb, memberId: number, gameId: number): Promise<QueuedRow[]> =>
  queuedAbout(db, { memberId, call: gameCalls.exitGame.name, subject: String(gameId) });

/** The exit will name it, so that it ends no later session of another device. */
export async function noteSession(gameId: number, sessionId: string): Promise<void> {
  const { memberId } = session.peek();
  await writeMember(memberId, ['gameSessions'], (db) =>
    db.gameSessions.update([memberId, gameId], { sessionId }),
  );
}

/** The session continues in another window, whose end this app cannot see. */
export async function forgetSession(gameId: number): Promise<void> {
  const { memberId } = session.peek();
  await writeMember(memberId, ['gameSessions'], (db) => db.gameSessions.delete([memberId, gameId]));
}

interface Leaving {
  readonly isQuiet?: boolean;
  /** Whichever session of the game is open, also one of another device. */
  readonly isAny?: boolean;
}

/** Leaves now; without an answer the exit stays queued. */
export async function leaveSession(
  gameId: number,
  { isQuiet = true, isAny = false }: Leaving = {},
): Promise<ExitReply> {
  const { memberId } = session.peek();
  if (memberId === 0) return { ok: false, kind: 'signedOut' };
  const queued = await queueExit(memberId, gameId, isAny);
  if (!queued) return { ok: false, kind: 'signedOut' };
  const reply = await sendQueued(exitPolicy, { requestId: queued.requestId, isQuiet });
  // Another tab was faster, and the platform has answered it.
  return reply ?? { ok: false, kind: 'notSent' };
}

/** The member left before they knew whether the game had opened. */
export const leaveUnopened = (gameId: number): Promise<void> =>
  whileNotOpen(gameId, async () => {
    const { memberId } = session.peek();
    const { db } = await database();
    const isOpen = (await db.gameSessions.get([memberId, gameId])) !== undefined;
    if (isOpen || (await queuedExits(db, memberId, gameId)).length > 0) await leaveSession(gameId);
  });

/** `undefined` when the member has signed out. */
function queueExit(memberId: number, gameId: number, isAny = false): Promise<QueuedRow | undefined> {
  return writeMember(memberId, TABLES, async (db) => {
    const own = await db.gameSessions.get([memberId, gameId]);
    await db.gameSessions.delete([memberId, gameId]);
    const sessionId = isAny ? undefined : own?.sessionId;
    // An exit that waits and names a session would be joined, and end no other one.
    const named = (await queuedExits(db, memberId, gameId)).filter((row) => 'sessionId' in row.input);
    if (isAny) await db.mutations.bulkDelete(named.map(({ requestId }) => requestId));
    const input = { gameId, ...(sessionId !== undefined && { sessionId }) };
    return enqueue(db, { policy: exitPolicy, memberId, subject: String(gameId), input });
  });
}

let next: ReturnType<typeof setTimeout> | undefined;

/** Queues the exit of every session whose tab has been gone for long, and sends whatever is queued. */
export async function leaveAbandoned(): Promise<void> {
  clearTimeout(next);
  // Without shared locks, any other tab may have the game open.
  if (seesOtherTabs()) await queueAbandoned();
  await flush();
}

async function queueAbandoned(): Promise<void> {
  const { memberId } = session.peek();
  const { db } = await database();
  const waits: number[] = [];
  for (const { gameId } of await db.gameSessions.where({ memberId }).toArray()) {
    await whileNotOpen(gameId, async () => {
      const left = await abandon(db, memberId, gameId);
      if (left > 0) waits.push(left);
    });
  }
  if (waits.length > 0) next = after(Math.min(...waits), () => void leaveAbandoned());
}

/** Milliseconds until the session is left; 0 once it is. */
async function abandon(db: HalcyonDb, memberId: number, gameId: number): Promise<number> {
  const row = await db.gameSessions.get([memberId, gameId]);
  if (!row) return 0;
  const now = Date.now();
  // A clock that was set back must not prolong the wait.
  const since = row.state === 'abandoned' && row.since <= now ? row.since : now;
  const left = since + RETURN_MS - now;
  if (left <= 0) {
    await queueExit(memberId, gameId);
    return 0;
  }
  await writeMember(memberId, ['gameSessions'], (own) =>
    own.gameSessions.put({ ...row, state: 'abandoned', since }),
  );
  return left;
}

// The time and the result of the play in a game, in the row of its session: a reload or a crash does not lose them.
import { useSignals } from '@preact/signals-react/runtime';
import { useLiveQuery } from 'dexie-react-hooks';
import { isWithin } from '#src/lib/timing.ts';
import { db } from '../db/database.ts';
import type { PlaySession } from '../db/tables/rows.ts';
import { writeMember } from '../db/write.ts';
import { session } from '../session/session.ts';

/** Milliseconds. A longer absence, such as a sleeping device, is not play; nor is a clock that was set. */
const ABSENCE_MS = 5 * 60_000;

const begun = (nowMs: number): PlaySession => ({ beganAt: nowMs, seenAt: nowMs, remindedAt: nowMs, net: 0 });

/** The platform has opened the game. A reload continues; after a longer absence a new play session begins. */
export const beginPlaySession = (gameId: number): Promise<void> =>
  changePlaySession(gameId, (play, nowMs) =>
    play && isWithin(ABSENCE_MS, play.seenAt, nowMs) ? play : begun(nowMs),
  );

/** The game is still open; an absence moves the beginning, so that it does not count. */
export const noteSeen = (gameId: number): Promise<void> => changePlaySession(gameId, seen);

/** Hundredths won or lost in one round. */
export const noteRound = (gameId: number, profit: number): Promise<void> =>
  changePlaySession(gameId, (play, nowMs) => {
    const now = seen(play, nowMs);
    return { ...now, net: now.net + profit };
  });

/** The next reminder comes a whole interval after the answer. */
export const noteReminded = (gameId: number): Promise<void> =>
  changePlaySession(gameId, (play, nowMs) => ({ ...seen(play, nowMs), remindedAt: nowMs }));

/** `undefined` if no play in the game is stored. */
export function usePlaySession(gameId: number): PlaySession | undefined {
  useSignals();
  const { memberId } = session.value;
  return useLiveQuery(async () => (await db.gameSessions.get([memberId, gameId]))?.visit, [memberId, gameId]);
}

function seen(play: PlaySession | undefined, nowMs: number): PlaySession {
  if (!play) return begun(nowMs);
  const absence = isWithin(ABSENCE_MS, play.seenAt, nowMs) ? 0 : nowMs - play.seenAt;
  return {
    ...play,
    beganAt: play.beganAt + absence,
    remindedAt: play.remindedAt + absence,
    seenAt: nowMs,
  };
}

type Change = (play: PlaySession | undefined, nowMs: number) => PlaySession;

async function changePlaySession(gameId: number, change: Change): Promise<void> {
  const { memberId } = session.peek();
  const nowMs = Date.now();
  await writeMember(memberId, ['gameSessions'], async (own) => {
    const row = await own.gameSessions.get([memberId, gameId]);
    if (row) await own.gameSessions.put({ ...row, visit: change(row.visit, nowMs) });
  });
}

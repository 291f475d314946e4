// The time and the result of a visit of a game, in the row of its session: a reload or a crash does not lose them.
import { useSignals } from '@preact/signals-react/runtime';
import { useLiveQuery } from 'dexie-react-hooks';
import { isWithin } from '#src/lib/timing.ts';
import { db } from '../db/database.ts';
import type { VisitSoFar } from '../db/tables/rows.ts';
import { writeMember } from '../db/write.ts';
import { session } from '../session/session.ts';

/** Milliseconds. A longer absence, such as a sleeping device, is not play; nor is a clock that was set. */
const ABSENCE_MS = 5 * 60_000;

const begun = (nowMs: number): VisitSoFar => ({ beganAt: nowMs, seenAt: nowMs, remindedAt: nowMs, net: 0 });

/** The platform has opened the game. A reload goes on; after a longer absence a new visit begins. */
export const beginVisit = (gameId: number): Promise<void> =>
  changeVisit(gameId, (visit, nowMs) =>
    visit && isWithin(ABSENCE_MS, visit.seenAt, nowMs) ? visit : begun(nowMs),
  );

/** The game is still open; an absence moves the beginning, so that it does not count. */
export const noteSeen = (gameId: number): Promise<void> => changeVisit(gameId, seen);

/** Hundredths won or lost in one round. */
export const noteRound = (gameId: number, profit: number): Promise<void> =>
  changeVisit(gameId, (visit, nowMs) => {
    const now = seen(visit, nowMs);
    return { ...now, net: now.net + profit };
  });

/** The next reminder comes a whole interval after the answer. */
export const noteReminded = (gameId: number): Promise<void> =>
  changeVisit(gameId, (visit, nowMs) => ({ ...seen(visit, nowMs), remindedAt: nowMs }));

/** `undefined` if no visit of the game is known. */
export function useVisitSoFar(gameId: number): VisitSoFar | undefined {
  useSignals();
  const { memberId } = session.value;
  return useLiveQuery(async () => (await db.gameSessions.get([memberId, gameId]))?.visit, [memberId, gameId]);
}

function seen(visit: VisitSoFar | undefined, nowMs: number): VisitSoFar {
  if (!visit) return begun(nowMs);
  const absence = isWithin(ABSENCE_MS, visit.seenAt, nowMs) ? 0 : nowMs - visit.seenAt;
  return {
    ...visit,
    beganAt: visit.beganAt + absence,
    remindedAt: visit.remindedAt + absence,
    seenAt: nowMs,
  };
}

type Change = (visit: VisitSoFar | undefined, nowMs: number) => VisitSoFar;

async function changeVisit(gameId: number, change: Change): Promise<void> {
  const { memberId } = session.peek();
  const nowMs = Date.now();
  await writeMember(memberId, ['gameSessions'], async (own) => {
    const row = await own.gameSessions.get([memberId, gameId]);
    if (row) await own.gameSessions.put({ ...row, visit: change(row.visit, nowMs) });
  });
}

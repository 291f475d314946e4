// The member's recent rounds, for reading offline.
import { gameCalls } from '#src/contract/game.ts';
import { platformTime } from '../api/clock.ts';
import type { HalcyonDb } from '../db/tables/schema.ts';
import { writeMember } from '../db/write.ts';
import { session } from '../session/session.ts';
import { joined, type RefreshResult } from '../api/joined.ts';
import { request } from '../api/request.ts';

const DAY_SECONDS = 86_400;
/** The device's estimate of platform time may be wrong by this much: the newest round must be included. */
const CLOCK_SLACK_SECONDS = 5;
const PAGE_SIZE = 50;
const MOST_PAGES = 4;
/** Rows stored per member. */
const MOST_ROWS = 500;

/** Fetches the rounds of the last day. */
export const refreshBets = joined('bets', async () => {
  const endTime = platformTime() + CLOCK_SLACK_SECONDS;
  const range = { startTime: endTime - DAY_SECONDS, endTime, pageSize: PAGE_SIZE };
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const answer = await readPage({ ...range, page });
    if (!answer.ok) return answer.refreshed;
    if (!answer.hasMore) break;
  }
  return { ok: true };
});

interface Range {
  startTime: number;
  endTime: number;
  page: number;
  pageSize: number;
}

async function readPage(
  range: Range,
): Promise<{ ok: true; hasMore: boolean } | { ok: false; refreshed: RefreshResult }> {
  const { memberId } = session.peek();
  const reply = await request(gameCalls.betRecord, range, { isQuiet: true });
  if (!reply.ok) return { ok: false, refreshed: reply };
  const { list, hasMore } = reply.data;
  const isWritten = await writeMember(memberId, ['bets'], async (db) => {
    await db.bets.bulkPut(list.map((bet) => ({ ...bet, memberId })));
    await dropOldest(db, memberId);
    return true;
  });
  return { ok: true, hasMore: hasMore && isWritten === true };
}

async function dropOldest(db: HalcyonDb, memberId: number): Promise<void> {
  const newestFirst = db.bets.where('[memberId+time]').between([memberId, 0], [memberId, Infinity]).reverse();
  const tooMany = await newestFirst.offset(MOST_ROWS).primaryKeys();
  if (tooMany.length > 0) await db.bets.bulkDelete(tooMany);
}

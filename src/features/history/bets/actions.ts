// Single rounds of a range, page by page. The first request fixes its end, so that no row shifts meanwhile.
import { type BetRecord, gameCalls } from '#src/contract/game.ts';
import type { Reply } from '#src/contract/call.ts';
import { writeMember } from '#src/data/db/write.ts';
import { session } from '#src/data/session/session.ts';
import { request } from '#src/data/api/request.ts';

export interface BetsQuery {
  readonly startTime: number;
  readonly endTime: number;
  readonly typeId?: number | undefined;
  readonly brandId?: number | undefined;
}

export const PAGE_SIZE = 20;
/** The platform's maximum page size. */
const LARGEST_PAGE = 50;

export type BetsReply = Reply<typeof gameCalls.betRecord>;

export async function readBets(query: BetsQuery, page: number, pageSize = PAGE_SIZE): Promise<BetsReply> {
  const { memberId } = session.peek();
  const reply = await request(gameCalls.betRecord, { ...query, page, pageSize }, { isQuiet: true });
  if (!reply.ok) return reply;
  const rows = reply.data.list.map((bet) => ({ ...bet, memberId }));
  await writeMember(memberId, ['bets'], (db) => db.bets.bulkPut(rows));
  return reply;
}

/** All rounds, newest first; `undefined` if the connection fails, because half a list would look complete. */
export async function readAllBets(query: BetsQuery): Promise<BetRecord[] | undefined> {
  const all: BetRecord[] = [];
  for (let page = 1; ; page += 1) {
    const reply = await readBets(query, page, LARGEST_PAGE);
    if (!reply.ok) return undefined;
    all.push(...reply.data.list);
    if (!reply.data.hasMore) return all;
  }
}

// Fetches the statement page by page and stores the pages for reading offline.
import { type CoinEntry, walletCalls } from '#src/contract/wallet.ts';
import { platformTime } from '#src/data/api/clock.ts';
import type { RefreshResult } from '#src/data/api/joined.ts';
import { request } from '#src/data/api/request.ts';
import type { HalcyonDb } from '#src/data/db/tables/schema.ts';
import type { KeptStatement, SnapshotRow } from '#src/data/db/tables/rows.ts';
import { writeMember } from '#src/data/db/write.ts';
import { type Choice, keyOf, statementSpan } from './choice.ts';
import { isUnfinished, olderThan, withPage } from './entries.ts';
import { readSnapshot } from '#src/data/db/snapshots.ts';

const PAGE_SIZE = 30;
/** The platform's maximum page size. */
const LARGEST_PAGE = 50;
/** The device's estimate of platform time may be wrong by this much: the newest entry must be included. */
const CLOCK_SLACK_SECONDS = 5;
/** Statements and entries stored per member; what was read least recently is deleted first. */
const MOST_STATEMENTS = 6;
const MOST_ENTRIES = 1000;

/**
 * The newest entries, and every page down to the last withdrawal that was unfinished when it was read; older pages stay
 * as they are. The end is fixed, so that later pages do not shift. Days that form no range are not requested.
 */
export async function refreshStatement(choice: Choice, memberId: number): Promise<RefreshResult> {
  const span = statementSpan(choice);
  if (!span) return { ok: true };
  const { startTime } = span;
  const range = { startTime, endTime: Math.min(span.endTime, platformTime() + CLOCK_SLACK_SECONDS) };
  const key = keyOf(choice);
  let list: CoinEntry[] = [];
  for (let page = 1; ; page += 1) {
    const reply = await readPage({ ...range, type: choice.kind, page, pageSize: PAGE_SIZE });
    if (!reply.ok) return reply;
    const { sumIn, sumOut, total, hasMore } = reply.data;
    list = withPage(list, reply.data.list);
    const sums = { sumIn, sumOut, readAt: Date.now() };
    const isWhole = await writeMember(memberId, ['snapshots'], async (db) => {
      // Read only now: a page may have been added since the request began.
      const before = (await keptBy(db, memberId)).find((kept) => kept.key === key);
      const older = olderThan(list, { before, startTime });
      if (hasMore && older.some(isUnfinished)) return false;
      const all = [...list, ...older];
      const statement = { key, ...range, ...sums, list: all, hasMore: all.length < total };
      await db.snapshots.put(await rowWith(db, memberId, statement));
      return true;
    });
    if (isWhole !== false) return { ok: true };
  }
}

/** The page after the stored ones. */
export async function readMore(kept: KeptStatement, kind: number, memberId: number): Promise<RefreshResult> {
  const { key, startTime, endTime, list } = kept;
  const page = Math.floor(list.length / PAGE_SIZE) + 1;
  const reply = await readPage({ startTime, endTime, type: kind, page, pageSize: PAGE_SIZE });
  if (!reply.ok) return reply;
  const renewed = await writeMember(memberId, ['snapshots'], async (db) => {
    const now = (await keptBy(db, memberId)).find((each) => each.key === key);
    if (now?.endTime !== endTime) return now;
    const all = withPage(now.list, reply.data.list);
    const statement = { ...now, list: all, hasMore: all.length < reply.data.total };
    await db.snapshots.put(await rowWith(db, memberId, statement));
  });
  // After a refresh meanwhile this page does not begin where the stored entries end.
  return renewed?.hasMore ? readMore(renewed, kind, memberId) : { ok: true };
}

/** Newest first; `undefined` if the connection fails, because a part would look complete. */
export async function readAll(
  { startTime, endTime }: KeptStatement,
  type: number,
): Promise<CoinEntry[] | undefined> {
  let all: CoinEntry[] = [];
  for (let page = 1; ; page += 1) {
    const reply = await readPage({ startTime, endTime, type, page, pageSize: LARGEST_PAGE });
    if (!reply.ok) return undefined;
    all = withPage(all, reply.data.list);
    if (!reply.data.hasMore) return all;
  }
}

interface Page {
  readonly startTime: number;
  readonly endTime: number;
  readonly type: number;
  readonly page: number;
  readonly pageSize: number;
}

const readPage = (page: Page) => request(walletCalls.appUserCoinDetail, page, { isQuiet: true });

/** The most recently read statement is the first. */
async function rowWith(
  db: HalcyonDb,
  memberId: number,
  statement: KeptStatement,
): Promise<SnapshotRow<'statements'>> {
  const others = (await keptBy(db, memberId)).filter(({ key }) => key !== statement.key);
  let entries = statement.list.length;
  const fitting = others.slice(0, MOST_STATEMENTS - 1).filter(({ list }) => {
    entries += list.length;
    return entries <= MOST_ENTRIES;
  });
  const value = [statement, ...fitting];
  return { memberId, name: 'statements', value, readAt: statement.readAt };
}

async function keptBy(db: HalcyonDb, memberId: number): Promise<KeptStatement[]> {
  const row = await readSnapshot(db, memberId, 'statements');
  return row?.value ?? [];
}

// Fetches the statement page by page and stores the pages for reading offline.
import { type CoinEntry, walletCalls } from '#src/contract/wallet.ts';
import { platformTime } from '#src/data/api/clock.ts';
import type { Refreshed } from '#src/data/api/joined.ts';
import { request } from '#src/data/api/request.ts';
import type { KeptStatement, SnapshotRow } from '#src/data/member/rows.ts';
import { writeMember } from '#src/data/member/write.ts';
import { type Choice, keyOf, statementSpan } from './choice.ts';

export const PAGE_SIZE = 30;
/** The platform's maximum page size. */
const LARGEST_PAGE = 50;
/** Statements stored per member; the least recently read one is deleted first. */
const KEPT_MAX = 6;

/** The newest entries. The end is fixed, so that later pages do not shift. Days that form no range are not requested. */
export async function refreshStatement(choice: Choice, memberId: number): Promise<Refreshed> {
  const span = statementSpan(choice);
  if (!span) return { ok: true };
  const range = { startTime: span.startTime, endTime: Math.min(span.endTime, platformTime()) };
  const reply = await readPage({ ...range, type: choice.kind, page: 1, pageSize: PAGE_SIZE });
  if (!reply.ok) return reply;
  const { list, hasMore, sumIn, sumOut } = reply.data;
  await keep(memberId, { key: keyOf(choice), ...range, list, hasMore, sumIn, sumOut, readAt: Date.now() });
  return { ok: true };
}

/** The page after the stored ones. */
export async function readMore(kept: KeptStatement, kind: number, memberId: number): Promise<Refreshed> {
  const { startTime, endTime, list } = kept;
  const page = Math.floor(list.length / PAGE_SIZE) + 1;
  const reply = await readPage({ startTime, endTime, type: kind, page, pageSize: PAGE_SIZE });
  if (!reply.ok) return reply;
  const known = new Set(list.map(({ id }) => id));
  const fresh = reply.data.list.filter(({ id }) => !known.has(id));
  await keep(memberId, { ...kept, list: [...list, ...fresh], hasMore: reply.data.hasMore });
  return { ok: true };
}

/** Newest first; `undefined` if the connection fails, because a part would look complete. */
export async function readAll(
  { startTime, endTime }: KeptStatement,
  type: number,
): Promise<CoinEntry[] | undefined> {
  const all: CoinEntry[] = [];
  for (let page = 1; ; page += 1) {
    const reply = await readPage({ startTime, endTime, type, page, pageSize: LARGEST_PAGE });
    if (!reply.ok) return undefined;
    all.push(...reply.data.list);
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

async function keep(memberId: number, statement: KeptStatement): Promise<void> {
  await writeMember(memberId, ['snapshots'], async (db) => {
    const row = (await db.snapshots.get([memberId, 'statements'])) as SnapshotRow<'statements'> | undefined;
    const others = (row?.value ?? []).filter(({ key }) => key !== statement.key);
    const value = [statement, ...others].slice(0, KEPT_MAX);
    await db.snapshots.put({ memberId, name: 'statements', value, readAt: statement.readAt });
  });
}

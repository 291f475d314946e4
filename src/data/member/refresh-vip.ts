// Level and rebate of the member, stored for reading offline.
import { vipCalls } from '#src/contract/vip.ts';
import { DONE, joined, type RefreshResult } from '../api/joined.ts';
import { request } from '../api/request.ts';
import { session } from '../session/session.ts';
import { withPage } from './pages.ts';
import type { KeptRebates } from '../db/tables/rows.ts';
import { changeSnapshot, storeSnapshot } from '../db/snapshots.ts';

const QUIET = { isQuiet: true };
const PAGE_SIZE = 30;

export const refreshVip = joined('vip', async () => {
  const { memberId } = session.peek();
  const reply = await request(vipCalls.getVipInfo, {}, QUIET);
  if (!reply.ok) return reply;
  await storeSnapshot({ memberId, name: 'vip', value: reply.data.vipData });
  return DONE;
});

export const refreshRebate = joined('rebate', async () => {
  const { memberId } = session.peek();
  const reply = await request(vipCalls.betBonus, {}, QUIET);
  if (!reply.ok) return reply;
  await storeSnapshot({ memberId, name: 'rebate', value: reply.data });
  return DONE;
});

/** The newest claimed rebates. */
export const refreshRebateLog = joined('rebateLog', () => readPage(1));

/** The page after the stored ones. */
export const moreRebates = ({ list }: KeptRebates): Promise<RefreshResult> =>
  readPage(Math.floor(list.length / PAGE_SIZE) + 1);

async function readPage(page: number): Promise<RefreshResult> {
  const { memberId } = session.peek();
  const reply = await request(vipCalls.betBonusLog, { page, pageSize: PAGE_SIZE }, QUIET);
  if (!reply.ok) return reply;
  const { list: read, total } = reply.data;
  await changeSnapshot(memberId, 'rebateLog', (before) => {
    const list = withPage(before?.list ?? [], read, page);
    return { list, hasMore: list.length < total };
  });
  return DONE;
}

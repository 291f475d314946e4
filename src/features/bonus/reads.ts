// What the platform says about bonuses, stored for reading offline.
import { bonusCalls } from '#src/contract/bonus.ts';
import { vipCalls } from '#src/contract/vip.ts';
import { DONE, joined, type Refreshed } from '#src/data/api/joined.ts';
import { request } from '#src/data/api/request.ts';
import type { SnapshotRow } from '#src/data/member/rows.ts';
import { storeSnapshot } from '#src/data/member/snapshots.ts';
import { writeMember } from '#src/data/member/write.ts';
import { session } from '#src/data/session/session.ts';

const QUIET = { isQuiet: true };
const PAGE_SIZE = 30;

export const refreshTasks = joined('tasks', async () => {
  const { memberId } = session.peek();
  const reply = await request(bonusCalls.getTaskUser, {}, QUIET);
  if (!reply.ok) return reply;
  await storeSnapshot({ memberId, name: 'tasks', value: reply.data });
  return DONE;
});

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

/** All that may hold something to claim. */
export const refreshOpen = joined('claimable', async () => {
  const all = await Promise.all([refreshTasks(), refreshVip(), refreshRebate()]);
  return all.find(({ ok }) => !ok) ?? DONE;
});

export const refreshClaims = joined('claims', () => readClaims(1));

/** The page after the stored ones. */
export const moreClaims = (stored: number): Promise<Refreshed> =>
  readClaims(Math.floor(stored / PAGE_SIZE) + 1);

async function readClaims(page: number): Promise<Refreshed> {
  const { memberId } = session.peek();
  const reply = await request(bonusCalls.activityAwardGetLog, { page, pageSize: PAGE_SIZE }, QUIET);
  if (!reply.ok) return reply;
  const { list: read, hasMore } = reply.data;
  await writeMember(memberId, ['snapshots'], async (db) => {
    const row = (await db.snapshots.get([memberId, 'claims'])) as SnapshotRow<'claims'> | undefined;
    const before = page === 1 ? [] : (row?.value.list ?? []);
    // A claim that came between two pages moves the last one of the first page to the second.
    const known = new Set(before.map(({ id }) => id));
    const list = [...before, ...read.filter(({ id }) => !known.has(id))];
    await db.snapshots.put({ memberId, name: 'claims', value: { list, hasMore }, readAt: Date.now() });
  });
  return DONE;
}

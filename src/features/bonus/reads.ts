// What the platform says about bonuses, stored for reading offline.
import { vipCalls } from '#src/contract/vip.ts';
import { DONE, joined } from '#src/data/api/joined.ts';
import { request } from '#src/data/api/request.ts';
import { refreshActivities, refreshLoginBonus, refreshTasks } from '#src/data/member/refresh-activities.ts';
import { refreshItems } from '#src/data/member/refresh-items.ts';
import { storeSnapshot } from '#src/data/member/snapshots.ts';
import { session } from '#src/data/session/session.ts';

const QUIET = { isQuiet: true };

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
  const all = await Promise.all([
    ...[refreshTasks(), refreshVip(), refreshRebate(), refreshActivities(), refreshLoginBonus()],
  ]);
  return all.find(({ ok }) => !ok) ?? DONE;
});

/** What is held, and what waits to be claimed beside tasks, VIP and rebate. */
export const refreshRewards = joined('rewards', async () => {
  const all = await Promise.all([refreshItems(), refreshActivities(), refreshLoginBonus()]);
  return all.find(({ ok }) => !ok) ?? DONE;
});

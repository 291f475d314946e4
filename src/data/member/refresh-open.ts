import { DONE, joined } from '../api/joined.ts';
import { refreshActivities, refreshLoginBonus, refreshTasks } from './refresh-activities.ts';
import { refreshRebate, refreshVip } from './refresh-vip.ts';

/** All that may hold something to claim. */
export const refreshOpen = joined('claimable', async () => {
  const all = await Promise.all([
    ...[refreshTasks(), refreshVip(), refreshRebate(), refreshActivities(), refreshLoginBonus()],
  ]);
  return all.find(({ ok }) => !ok) ?? DONE;
});

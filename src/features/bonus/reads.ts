// What the platform says about bonuses, stored for reading offline.
import { DONE, joined } from '#src/data/api/joined.ts';
import { refreshActivities, refreshLoginBonus } from '#src/data/member/refresh-activities.ts';
import { refreshItems } from '#src/data/member/refresh-items.ts';

/** What is held, and what waits to be claimed beside tasks, VIP and rebate. */
export const refreshRewards = joined('rewards', async () => {
  const all = await Promise.all([refreshItems(), refreshActivities(), refreshLoginBonus()]);
  return all.find(({ ok }) => !ok) ?? DONE;
});

// What the platform says about bonuses, stored for reading offline.
import { allOf, joined } from '#src/data/api/joined.ts';
import { refreshActivities, refreshLoginBonus } from '#src/data/answers/refresh-activities.ts';
import { refreshItems } from '#src/data/member/refresh-items.ts';

/** What is held, and what waits to be claimed beside tasks, VIP and rebate. */
export const refreshRewards = joined('rewards', () =>
  allOf([refreshItems(), refreshActivities(), refreshLoginBonus()]),
);

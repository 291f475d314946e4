import { allOf, joined } from '../api/joined.ts';
import { refreshActivities, refreshLoginBonus, refreshTasks } from './refresh-activities.ts';
import { refreshRebate, refreshVip } from './refresh-vip.ts';

/** All that may hold something to claim. */
export const refreshOpen = joined('claimable', () =>
  allOf([refreshTasks(), refreshVip(), refreshRebate(), refreshActivities(), refreshLoginBonus()]),
);

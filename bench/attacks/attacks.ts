// What is tried, as the table of the measurements names it.

export const ATTACKS = [
  'batches of 100 events, 40 at a time',
  '300 starts of a game at a time, of one member',
] as const;
export type Attack = (typeof ATTACKS)[number];

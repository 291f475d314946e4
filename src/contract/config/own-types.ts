// Types of activities that only this project has begin above 10,000, so that none is one of another platform.

/** A receiving account, our social pages, red packets, the season. */
export const OWN_TYPES = { account: 10_001, follow: 10_002, redPackets: 10_003, season: 10_004 } as const;

/** As builds before 1.1 numbered them. */
const EARLIER: Readonly<Record<number, number>> = {
  46: OWN_TYPES.account,
  47: OWN_TYPES.follow,
  60: OWN_TYPES.redPackets,
  61: OWN_TYPES.season,
};

export const EARLIER_TYPES: ReadonlyArray<readonly [before: number, now: number]> = Object.entries(
  EARLIER,
).map(([before, now]) => [Number(before), now]);

/** The type of an activity that an earlier build has stored. */
export const ownType = (activityType: number): number => EARLIER[activityType] ?? activityType;

/** As they are numbered now. */
export const withOwnTypes = <A extends { readonly activityType: number }>(activities: readonly A[]): A[] =>
  activities.map((activity) => ({ ...activity, activityType: ownType(activity.activityType) }));

// How bonuses are earned, as the operator has set it.
import { OWN_TYPES, ownType } from '#src/contract/config/own-types.ts';
import type { Award, DayAward } from '#src/contract/primitives.ts';
import { coinAward, FIXED_COUPON_ITEM, pointsAward } from '../ledger/items.ts';

/** What can be counted of a member; stakes and deposits in hundredths. */
export type Measure =
  | 'rounds'
  | 'games'
  | 'stake'
  | 'deposits'
  | 'likes'
  | 'bindings'
  | 'limits'
  | 'accounts'
  | 'vip'
  | 'firstDeposit'
  | 'seasonItems';

/** What a task counts. `tap` is finished by the member, such as following a page. */
export type TaskMeasure = Measure | 'signIn' | 'tap';

/** The same award as that of a task, to be claimed in either place, once. */
export interface TaskStep {
  readonly step: number;
  readonly task: number;
}

export interface ActivityStep {
  readonly step: number;
  readonly measure: Measure;
  readonly target: number;
  readonly awards: readonly Award[];
}

/** An activity whose steps are claimed with `activityReceive`. */
export interface SteppedActivity {
  readonly steps: readonly (ActivityStep | TaskStep)[];
  /** It ends so many days after registration. */
  readonly days?: number;
}

export interface BonusConfig {
  /** The days of a streak; after the last one it begins again. */
  readonly signInDays: readonly DayAward[];
  /** By task id; a task without a measure stays open. */
  readonly taskMeasures: Readonly<Record<string, TaskMeasure>>;
  /** By activity type. */
  readonly activitySteps: Readonly<Record<string, SteppedActivity>>;
  readonly rebate: {
    /** The least that can be claimed, in hundredths. */
    readonly min: number;
    /** Stakes older than these days no longer count. */
    readonly days: number;
  };
  readonly redPacket: {
    /** Hours of the platform's day: the first, and the first one after it. */
    readonly hours: readonly [from: number, until: number];
    readonly awards: readonly Award[];
  };
}

const COIN = 100;
const coin = (coins: number): Award => coinAward(coins * COIN);
const points = pointsAward;

/** The default of a catalogue that sets nothing else. */
const USUAL: BonusConfig = {
  signInDays: [
    { day: 1, awards: [coin(1)] },
    { day: 2, awards: [coin(1)] },
    { day: 3, awards: [coin(2)] },
    { day: 4, awards: [coin(2), points(10)] },
    { day: 5, awards: [coin(3)] },
    { day: 6, awards: [coin(3), points(20)] },
    { day: 7, awards: [coin(10), points(50)] },
  ],
  taskMeasures: {
    101: 'rounds',
    102: 'games',
    103: 'stake',
    104: 'signIn',
    105: 'likes',
    201: 'rounds',
    202: 'bindings',
    203: 'vip',
    // By the first start from the home screen.
    204: 'tap',
    205: 'limits',
    206: 'rounds',
    301: 'tap',
    302: 'tap',
    303: 'tap',
  },
  activitySteps: {
    // The sign-up bonus.
    15: {
      days: 7,
      steps: [
        { step: 1, measure: 'rounds', target: 1, awards: [coin(2)] },
        { step: 2, measure: 'bindings', target: 1, awards: [coin(3)] },
        {
          step: 3,
          measure: 'deposits',
          target: 20 * COIN,
          awards: [coin(5), { itemId: FIXED_COUPON_ITEM, num: 1 }],
        },
      ],
    },
    // The fund.
    16: {
      steps: [2, 4, 6, 8, 10].map((level) => ({
        ...{ step: level, measure: 'vip' as const, target: level, awards: [coin(10 * level)] },
      })),
    },
    // The first deposit: the steps add up to half of it.
    44: {
      days: 30,
      steps: [
        { step: 1, measure: 'firstDeposit', target: 20 * COIN, awards: [coin(10)] },
        { step: 2, measure: 'firstDeposit', target: 100 * COIN, awards: [coin(40)] },
        { step: 3, measure: 'firstDeposit', target: 500 * COIN, awards: [coin(200)] },
        { step: 4, measure: 'firstDeposit', target: 1_000 * COIN, awards: [coin(250)] },
      ],
    },
    // The season's items.
    [OWN_TYPES.season]: {
      steps: [
        { step: 1, measure: 'rounds', target: 20, awards: [{ itemId: 40_001, num: 1 }] },
        { step: 2, measure: 'games', target: 3, awards: [{ itemId: 40_002, num: 1 }] },
        { step: 3, measure: 'likes', target: 3, awards: [{ itemId: 40_003, num: 1 }] },
        { step: 4, measure: 'rounds', target: 100, awards: [{ itemId: 40_004, num: 1 }] },
        { step: 5, measure: 'seasonItems', target: 4, awards: [coin(20), points(40)] },
      ],
    },
    // Installing the app.
    32: { steps: [{ step: 1, task: 204 }] },
    // A receiving account.
    [OWN_TYPES.account]: { steps: [{ step: 1, measure: 'accounts', target: 1, awards: [coin(5)] }] },
  },
  rebate: { min: 1 * COIN, days: 30 },
  redPacket: { hours: [18, 22], awards: [coin(2), points(5)] },
};

export function bonusConfigOf(kept: Partial<BonusConfig> | undefined): BonusConfig {
  const { activitySteps, ...rest } = { ...USUAL, ...kept };
  const renumbered = Object.entries(activitySteps).map(([type, steps]) => [ownType(Number(type)), steps]);
  return { ...rest, activitySteps: Object.fromEntries(renumbered) as BonusConfig['activitySteps'] };
}

// How bonuses are earned, as the operator has set it.
import type { Award, DayAward } from '#src/contract/primitives.ts';
import { coinAward, pointsAward } from '../items.ts';

/** What a task counts. `tap` is finished by the member, such as following a page. */
export type TaskMeasure =
  | 'rounds'
  | 'games'
  | 'stake'
  | 'signIn'
  | 'likes'
  | 'bindings'
  | 'vip'
  | 'limits'
  | 'tap';

export interface BonusConfig {
  /** Of a streak; after the last one it begins again. */
  readonly signInDays: readonly DayAward[];
  /** By task id; a task without a measure stays open. */
  readonly taskMeasures: Readonly<Record<string, TaskMeasure>>;
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

/** Of a catalogue that sets nothing else. */
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
    205: 'limits',
    206: 'rounds',
    301: 'tap',
    302: 'tap',
    303: 'tap',
  },
  rebate: { min: 1 * COIN, days: 30 },
  redPacket: { hours: [18, 22], awards: [coin(2), points(5)] },
};

export const bonusConfigOf = (kept: Partial<BonusConfig> | undefined): BonusConfig => ({ ...USUAL, ...kept });

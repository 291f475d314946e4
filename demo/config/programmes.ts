// Agents, invitations, red packets, the login bonus and the levels.
import { percent } from '#src/lib/percent.ts';
import type { ConfigFields } from '#server/store/lobby/catalogue.ts';
import type { Translatable } from '#server/store/config/platform-config.ts';
import { epochSeconds } from '#server/time/time.ts';
import { SEASON_DAYS, SEASON_RULE } from './season.ts';
import { COIN, coin, item, points, say, sayWith } from './words.ts';

type Fields = Translatable<
  Pick<
    ConfigFields,
    | 'agentConfig'
    | 'inviteConfig'
    | 'redPacketConfig'
    | 'loginBonusConfig'
    | 'newYearConfig'
    | 'christmasConfig'
    | 'vipMap'
    | 'userLevelList'
  >
>;

const DAY = 86_400;

interface Level {
  readonly exp: number;
  readonly theme: 1 | 2 | 3 | 4 | 5 | 6;
  /** Hundredths of a percent. */
  readonly rebate: number;
  readonly daily: number;
  readonly reached: number;
  readonly perDay: number;
}

const LEVELS: readonly Level[] = [
  { exp: 0, theme: 1, rebate: 20, daily: 0, reached: 0, perDay: 1_000 },
  { exp: 500, theme: 1, rebate: 25, daily: 1, reached: 5, perDay: 2_000 },
  { exp: 2_500, theme: 2, rebate: 30, daily: 1, reached: 10, perDay: 3_000 },
  { exp: 10_000, theme: 2, rebate: 35, daily: 2, reached: 25, perDay: 4_000 },
  { exp: 30_000, theme: 3, rebate: 40, daily: 3, reached: 50, perDay: 5_000 },
  { exp: 75_000, theme: 3, rebate: 45, daily: 5, reached: 100, perDay: 7_500 },
  { exp: 150_000, theme: 4, rebate: 50, daily: 8, reached: 200, perDay: 10_000 },
  { exp: 300_000, theme: 4, rebate: 55, daily: 12, reached: 350, perDay: 15_000 },
  { exp: 600_000, theme: 5, rebate: 60, daily: 18, reached: 600, perDay: 20_000 },
  { exp: 1_200_000, theme: 5, rebate: 70, daily: 25, reached: 1_000, perDay: 25_000 },
  { exp: 2_500_000, theme: 6, rebate: 80, daily: 40, reached: 2_000, perDay: 30_000 },
  { exp: 5_000_000, theme: 6, rebate: 90, daily: 60, reached: 4_000, perDay: 40_000 },
  { exp: 10_000_000, theme: 6, rebate: 100, daily: 100, reached: 10_000, perDay: 50_000 },
];

/** The platform keeps only 2 % of dice bets, so their rebate is smaller. */
const DICE_TYPES = ['5', '7'];

function vipLevel(level: Level, index: number): Fields['vipMap'][string] {
  const benefits = [
    sayWith(({ rebateUpTo }, language) => rebateUpTo(percent(level.rebate, language))),
    sayWith(({ withdrawUpTo }, language) => withdrawUpTo(level.perDay.toLocaleString(language))),
    ...(index >= 4 ? [say('priorityHandlingOfYourRequests')] : []),
    ...(index >= 8 ? [say('yourOwnContactPerson')] : []),
  ];
  return {
    level: index,
    exp: level.exp,
    showType: level.theme,
    rebate: level.rebate,
    rebateByType: Object.fromEntries(DICE_TYPES.map((type) => [type, Math.round(level.rebate / 2)])),
    dailyAward: level.daily ? [coin(level.daily)] : [],
    levelUpAward: level.reached ? [coin(level.reached), points(level.reached)] : [],
    withdrawPerDay: level.perDay * COIN,
    benefits,
  };
}

const INVITING: Pick<Fields, 'agentConfig' | 'inviteConfig'> = {
  agentConfig: {
    levels: [
      { level: 1, percent: 30 },
      { level: 2, percent: 10 },
      { level: 3, percent: 5 },
    ],
    validInvite: { recharge: 20 * COIN, bet: 200 * COIN },
    inviteAwards: [1, 3, 5, 10, 20, 50].map((count) => ({
      count,
      awards: [coin(count * 5), points(count * 10)],
    })),
    rule: say('agentRule'),
  },
  inviteConfig: {
    target: 100 * COIN,
    spinAwards: [50, 2, 20, 5, 10, 2, 15, 5].map((num) => coin(num)),
    days: 7,
    rule: say('thePlatformDecidesTheResult'),
  },
};

export function programmes(now: Date): Fields {
  const begin = epochSeconds(now);
  return {
    vipMap: Object.fromEntries(LEVELS.map((level, i) => [String(i), vipLevel(level, i)])),
    // The same as those of VIP: a member has one level.
    userLevelList: LEVELS.map(({ exp }, level) => ({ level, betAmount: exp * COIN })),
    ...INVITING,
    redPacketConfig: {
      id: 60,
      status: 1,
      startTime: begin,
      endTime: begin + 90 * DAY,
      rule: say('onePacketPerMemberEach'),
    },
    loginBonusConfig: [
      { day: 1, awards: [coin(1)] },
      { day: 2, awards: [coin(1), points(10)] },
      { day: 3, awards: [coin(2)] },
      { day: 4, awards: [coin(2), points(20)] },
      { day: 5, awards: [coin(3)] },
      { day: 6, awards: [coin(3), points(30)] },
      { day: 7, awards: [coin(10), item(1002)] },
    ],
    newYearConfig: null,
    christmasConfig: {
      status: 1,
      startTime: begin,
      endTime: begin + SEASON_DAYS * DAY,
      items: [40_001, 40_002, 40_003, 40_004],
      rule: SEASON_RULE,
    },
  };
}

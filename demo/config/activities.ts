// The activities, one row each; `activityType` is the number that apps know.
import { OWN_TYPES } from '#src/contract/config/own-types.ts';
import type { ConfigFields } from '#server/store/lobby/catalogue.ts';
import type { Text, Translatable } from '#server/store/config/platform-config.ts';
import type { BannerName } from '../art/banners.ts';
import { bannerPicture } from '../picture-names.ts';
import { bonusConfigOf } from '#server/store/config/bonus-config.ts';
import type { Award } from '#src/contract/primitives.ts';
import type { Language } from '#server/languages/language.ts';
import { formatCoin } from '#src/lib/money.ts';
import { coin, points, say, sayWith } from './words.ts';
import { SEASON_DAYS, SEASON_RULE } from './season.ts';
import { epochSeconds } from '#server/time/time.ts';

type Activity = Translatable<ConfigFields['activityList'][number]>;

interface Row {
  readonly type: number;
  readonly name: Text;
  readonly image: BannerName;
  readonly desc: Text;
  readonly rule: Text;
  /** Shown when the app opens. */
  readonly isPopup?: boolean;
  /** Only members see its screen. */
  readonly isForMembers?: boolean;
  /** Where it has no steps. */
  readonly awards?: readonly Award[];
  /** It ends so many days after the platform is set up. */
  readonly days?: number;
}

const FIRST_DEPOSIT = 44;

/** What a first deposit brings in all: a deposit claims every step that it reaches. */
function firstDepositRows(language: Language): string {
  let sum = 0;
  const rows = bonusConfigOf(undefined).activitySteps[FIRST_DEPOSIT]?.steps.map((step) => {
    if ('task' in step) return '';
    const { target, awards } = step;
    sum += awards.reduce((coins, { num }) => coins + num, 0);
    return `<tr><td>${formatCoin(target, language)}</td><td>${formatCoin(sum, language)}</td></tr>`;
  });
  return (rows ?? []).join('');
}

/** In the order in which they are listed; those that open with the app come first, in their own. */
const ROWS: readonly Row[] = [
  {
    type: 32,
    name: say('installHalcyon'),
    image: 'install',
    isPopup: true,
    isForMembers: true,
    desc: say('opensFasterAndShowsThe'),
    rule: say('theAppTakesAFew'),
    awards: [points(50)],
  },
  {
    type: 25,
    name: say('news'),
    image: 'notice',
    isPopup: true,
    desc: say('whatIsNew'),
    rule: say('newsStaysHereUntilIts'),
  },
  {
    type: FIRST_DEPOSIT,
    name: say('firstDeposit'),
    image: 'firstDeposit',
    isPopup: true,
    desc: say('upToOnYourFirstDeposit'),
    rule: sayWith(({ firstDepositRule }, language) => firstDepositRule(firstDepositRows(language))),
  },
  {
    type: 20,
    name: say('spinWithFriends'),
    image: 'fair',
    isPopup: true,
    isForMembers: true,
    desc: say('oneSpinForEachFriend'),
    rule: say('invitationWheelRule'),
  },
  {
    type: 36,
    name: say('dailySignIn'),
    image: 'calendar',
    desc: say('aRewardEachDayAnd'),
    rule: say('oneSignInADay'),
    isForMembers: true,
  },
  {
    type: 42,
    name: say('tasks'),
    image: 'tasks',
    isForMembers: true,
    desc: say('dailyGoalsAndSomeThat'),
    rule: say('dailyTasksStartAgainAt'),
  },
  {
    type: 8,
    name: say('vip'),
    image: 'vip',
    desc: say('thirteenLevelsYouNeverLose'),
    rule: say('eachCoinYouStakeEarns'),
  },
  {
    type: 45,
    name: say('rebate'),
    image: 'rebate',
    isForMembers: true,
    desc: say('getBackAShareOf'),
    rule: say('rebateRule'),
  },
  {
    type: 41,
    name: say('agentProgramme'),
    image: 'friends',
    desc: say('aCommissionOnYourInvited'),
    rule: say('seeTheAgentPageFor'),
  },
  {
    type: 9,
    name: say('points'),
    image: 'points',
    desc: say('earnThemWithTasksAnd'),
    rule: say('pointsShowHowActiveYou'),
  },
  {
    type: 4,
    name: say('secureYourAccount'),
    image: 'bind',
    isForMembers: true,
    desc: say('addASecondSignInMethod'),
    rule: say('youGetARewardOnce'),
    awards: [coin(5)],
  },
  {
    type: OWN_TYPES.account,
    name: say('receivingAccount'),
    image: 'account',
    isForMembers: true,
    desc: say('addTheAccountForYourWithdrawals'),
    rule: say('creditedOnceForYourFirstAccount'),
  },
  {
    type: OWN_TYPES.follow,
    name: say('followUs'),
    image: 'follow',
    isForMembers: true,
    desc: say('visitOurPagesAndEarnPoints'),
    rule: say('openAPageAndCome'),
    awards: [points(20)],
  },
  {
    type: 15,
    name: say('welcomeSteps'),
    image: 'beginner',
    isForMembers: true,
    desc: say('threeStepsForYourFirstWeek'),
    rule: say('eachStepCanBeClaimed'),
  },
  {
    type: 16,
    name: say('growthFund'),
    image: 'fund',
    isForMembers: true,
    desc: say('paysOutAsYourVip'),
    rule: say('onePaymentEachAtLevels'),
  },
  {
    type: OWN_TYPES.redPackets,
    name: say('redPackets'),
    image: 'redPacket',
    isForMembers: true,
    desc: say('oneEachEveningWhileTheyLast'),
    rule: say('onePacketPerMemberEach'),
  },
  {
    type: OWN_TYPES.season,
    name: say('lightsOfWinter'),
    image: 'festival',
    isForMembers: true,
    days: SEASON_DAYS,
    desc: say('collectFourLightsForThe'),
    rule: SEASON_RULE,
  },
];

/** The awards of all steps together. A step that is a task pays what the task does. */
function awardsOf({ type, awards = [] }: Row): Award[] {
  const steps = bonusConfigOf(undefined).activitySteps[String(type)]?.steps ?? [];
  const given = steps.flatMap((step) => ('task' in step ? [] : step.awards));
  return given.length === 0 ? [...awards] : added(given);
}

function added(awards: readonly Award[]): Award[] {
  const sums = new Map<number, number>();
  for (const { itemId, num } of awards) sums.set(itemId, (sums.get(itemId) ?? 0) + num);
  return [...sums].map(([itemId, num]) => ({ itemId, num }));
}

const DAY = 86_400;

const activityOf = (row: Row, index: number, begin: number): Activity => ({
  id: row.type,
  activityType: row.type,
  name: row.name,
  image: bannerPicture(row.image),
  desc: row.desc,
  sort: index + 1,
  type: row.isPopup ? 1 : 0,
  clickType: 1,
  clickAction: String(row.type),
  unloginShowStatus: row.isForMembers ? 0 : 1,
  status: 1,
  rule: row.rule,
  awards: awardsOf(row),
  ...(row.days === undefined ? {} : { startTime: begin, endTime: begin + row.days * DAY }),
});

export const activities = (now: Date): Activity[] =>
  ROWS.map((row, index) => activityOf(row, index, epochSeconds(now)));

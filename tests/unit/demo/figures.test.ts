// A figure that somebody reads is a rule somewhere: those of the texts are compared with what the platform does.
import { describe, expect, it } from 'vitest';
import { createCatalogue } from '#demo/catalogue.ts';
import { MAINTENANCE_DAYS } from '#demo/titles/brands.ts';
import { SIDES } from '#demo/games/rules/dice.ts';
import { LONGEST_RANGE_S } from '#server/handlers/wallet/wallet.ts';
import { DELAY_MS } from '#server/payments/embedded-service.ts';
import { readSettings } from '#server/settings/settings.ts';
import { PROOF_MS } from '#server/store/auth/proofs.ts';
import { bonusConfigOf } from '#server/store/config/bonus-config.ts';
import { LOOSER_AFTER_S } from '#server/store/safer-play/limits.ts';
import { BREAK_DAYS, LEAST_EXCLUSION_DAYS } from '#server/store/safer-play/pauses.ts';
import { readHours } from '#server/store/support/hours.ts';
import { turnoverTable } from '#server/store/ledger/turnover.ts';
import { OWN_TYPES } from '#src/contract/config/own-types.ts';
import { DESK } from '#src/contract/support.ts';

const { config, platform } = createCatalogue(new Date('2026-11-21T12:00:00Z'), 20);
const rules = bonusConfigOf(undefined);
const turnover = turnoverTable(config.turnover);
const { validInvite, levels } = config.agentConfig;
const { target, days } = config.inviteConfig;

const coins = (hundredths = 0) => hundredths / 100;
const taskTarget = (id: number) => config.taskConfig.find(({ taskId }) => taskId === id)?.target;
const inCoins = (id: number) => coins(taskTarget(id));
const prop = (id: number) => coins(config.propConfigMap[String(id)]?.num);
const steps = (type: number) =>
  (rules.activitySteps[type]?.steps ?? []).flatMap((step) => ('task' in step ? [] : [step]));
const sumOf = (type: number) =>
  coins(steps(type).reduce((sum, { awards }) => sum + (awards[0]?.num ?? 0), 0));
const desk = platform.customerServices.find(({ param1 }) => param1 === DESK);
const hours = readHours((desk?.param2 ?? '') as string);
const minutes = PROOF_MS / 60_000;
const [first, second, third] = levels.map(({ percent }) => percent / 100);
const { redPacket, rebate, signInDays } = rules;

/** In the order in which a text names them; numbers below thirteen may stand as words. */
const FIGURES: Readonly<Record<string, readonly unknown[]>> = {
  'catalogue.openingHours': [hours && hours.from / 60, 0, hours && hours.until / 60, 0],
  'catalogue.eachLightIsGivenOnce': [steps(OWN_TYPES.season).length - 1],
  'catalogue.upToOnYourFirstDeposit': [sumOf(44)],
  'catalogue.firstDepositRule': [
    coins(steps(44)[0]?.target),
    turnover.byKind['activity'] ?? turnover.other,
    rules.activitySteps[44]?.days,
  ],
  'catalogue.invitationWheelRule': [
    ...[days, coins(validInvite.recharge), coins(validInvite.bet), coins(target), days],
  ],
  'catalogue.aRewardEachDayAnd': [signInDays.length],
  'catalogue.thirteenLevelsYouNeverLose': [Object.keys(config.vipMap).length],
  'catalogue.rebateRule': [coins(rebate.min), rebate.days],
  'catalogue.threeStepsForYourFirstWeek': [steps(15).length],
  'catalogue.eachStepCanBeClaimed': [rules.activitySteps[15]?.days],
  'catalogue.onePaymentEachAtLevels': steps(16).map(({ step }) => step),
  'catalogue.onePacketPerMemberEach': [redPacket.hours[0], 0, redPacket.hours[1], 0],
  'catalogue.collectFourLightsForThe': [steps(OWN_TYPES.season).length - 1],
  'catalogue.play10Rounds': [taskTarget(101)],
  'catalogue.playThreeDifferentGames': [taskTarget(102)],
  'catalogue.stake200Coins': [inCoins(103)],
  'catalogue.reachVip1': [taskTarget(203)],
  'catalogue.play100Rounds': [taskTarget(206)],
  'catalogue.depositCoupon50': [prop(1001)],
  'catalogue.depositCoupon10': [prop(1002)],
  'catalogue.depositCoupon20': [prop(1003)],
  'catalogue.fixedCoupon15': [prop(1201)],
  'catalogue.fixedCoupon30': [prop(1202)],
  'catalogue.giftOf10Coins': [prop(1301)],
  'catalogue.giftOf50Coins': [prop(1302)],
  'catalogue.chooseABreakOf1': [BREAK_DAYS.min, BREAK_DAYS.max, LEAST_EXCLUSION_DAYS / 30],
  'catalogue.agentRule': [
    ...[first, second, third, coins(validInvite.recharge), coins(validInvite.bet)],
    ...[1000, (1000 * (first ?? 0)) / 100],
  ],
  'catalogue.thePlatformDecidesTheResult': [coins(target), days, coins(target), coins(target)],
  'catalogue.ways.whySignedOut': [readSettings({}).sessionDays],
  'catalogue.ways.setLimit': [LOOSER_AFTER_S / 3600],
  'catalogue.opensAgain': [MAINTENANCE_DAYS],
  'games.dice': [1, SIDES],
  'payment.later': [DELAY_MS / 1000],
  'auth.proofWhy': [minutes],
  'auth.proofNone': [minutes],
  'bonus.noDaily': [Object.values(config.vipMap).findIndex(({ dailyAward }) => dailyAward.length > 0)],
  'safer-play.limitsText': [LOOSER_AFTER_S / 3600],
  'safer-play.looserHint': [LOOSER_AFTER_S / 3600],
  'safer-play.limitWaits': [LOOSER_AFTER_S / 3600],
  'safer-play.breakText': [BREAK_DAYS.max / 7],
  'safer-play.exclusionText': [LEAST_EXCLUSION_DAYS / 30],
  'wallet.rangeTooLong': [LONGEST_RANGE_S / 86_400],
};

/** Names, and what a button says that it does itself. */
const NO_RULES = [
  ...['catalogue.operator', 'catalogue.threeWaysToPlayLess', 'mails.secondStepOn', 'mails.secondStepOff'],
  ...['text-messages.purposes.4', 'agent.levelsText', 'auth.secondStep', 'auth.turnedOn', 'auth.turnedOff'],
  ...['common.range_week', 'common.range_month', 'wallet.widen', 'wallet.widenMore', 'payment.twice'],
  // How a slot pays is compared with its rules in every language where the rules are.
  ...['games.slot', 'legal-texts.terms.parts.1.paragraphs.1'],
];

const WORDS = 'one two three four five six seven eight nine ten eleven twelve thirteen'.split(' ');
const FIGURE = new RegExp(
  `\\d+(?:,\\d{3})*(?:\\.\\d+)?|\\b(?:${WORDS.slice(1).join('|')})\\b|\\bseventh\\b|\\btwice\\b`,
  'gi',
);

/** The figures of an English text without its placeholders. */
const figuresIn = (text: string): number[] =>
  [...text.replaceAll(/\$?\{+[^}]*\}+/g, '').matchAll(FIGURE)].map(([found]) =>
    numberOf(found.toLowerCase()),
  );

const numberOf = (found: string): number =>
  /\d/.test(found) ? Number(found.replaceAll(',', '')) : WORDS.indexOf(found.replace('seventh', 'seven')) + 1;

const files = import.meta.glob<object>(
  ['../../../src/i18n/en/*.ts', '../../../server/languages/en/*.ts', '../../../demo/languages/en/*.ts'],
  { import: 'texts', eager: true },
);

const found = new Map(
  Object.entries(files).flatMap(([path, texts]) => inside(texts, path.replace(/^.*\/([\w-]+)\.ts$/, '$1'))),
);

function inside(value: unknown, path: string): [string, number[]][] {
  if (typeof value === 'string' || typeof value === 'function') {
    const figures = figuresIn(String(value));
    return figures.length > 0 ? [[path, figures]] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, text]) => inside(text, `${path}.${key}`));
}

describe('the figures of the texts', () => {
  it.each(Object.entries(FIGURES))('%s are those of the rules', (key, figures) => {
    expect(found.get(key)).toEqual(figures);
  });

  it('are all named here', () => {
    const named = [...Object.keys(FIGURES), ...NO_RULES];
    expect([...found.keys()].filter((key) => !named.includes(key))).toEqual([]);
  });

  it('would be seen if one were another', () => {
    expect(figuresIn('Stake 1,000 coins twice in seven days, 0.05% of {{count}}')).toEqual([
      1000, 0, 7, 0.05,
    ]);
  });
});

describe('what an activity shows as its reward', () => {
  it('is what its steps pay together', () => {
    const shown = new Map(
      config.activityList.map(({ activityType, awards }) => [activityType, awards ?? []]),
    );
    for (const type of [15, 16, 44]) {
      const paid = steps(type).flatMap(({ awards }) => awards);
      for (const { itemId, num } of shown.get(type) ?? []) {
        expect(num).toBe(
          paid.filter((award) => award.itemId === itemId).reduce((sum, award) => sum + award.num, 0),
        );
      }
      expect(shown.get(type)?.length).toBeGreaterThan(0);
    }
  });
});

describe('the figures of the config', () => {
  /** Looks, who sees it, and amounts that a tap types, which are judged when they are sent. */
  const NO_FIGURES = ['sort', 'showType', 'unloginShowStatus', 'presets'];
  const source = Object.entries(
    import.meta.glob<string>(
      [
        '../../../server/**/*.ts',
        '!../../../server/{demo,languages}/**',
        // What both sides compute by.
        '../../../src/contract/wallet/amounts.ts',
      ],
      { query: '?raw', import: 'default', eager: true },
    ),
  )
    .map(([, text]) => text)
    .join('\n');

  const keysOfNumbers = (value: unknown, key = ''): string[] => {
    if (typeof value === 'number') return [key];
    if (Array.isArray(value)) return value.flatMap((each) => keysOfNumbers(each, key));
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([name, inner]) =>
      keysOfNumbers(inner, /^\d+$/.test(name) ? key : name),
    );
  };

  it('are read by the platform, not only shown', () => {
    const keys = [...new Set(keysOfNumbers(config))].filter((key) => !NO_FIGURES.includes(key));
    expect(keys.length).toBeGreaterThan(30);
    expect(keys.filter((key) => !new RegExp(`\\b${key}\\b`).test(source))).toEqual([]);
  });
});

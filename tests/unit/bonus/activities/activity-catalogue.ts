// A platform with an activity of each kind that has a screen, and some that are not open.
import type { Catalogue } from '#server/store/lobby/catalogue.ts';
import { walletCatalogue } from '../../wallet/platform/wallet-catalogue.ts';
import { bonusCatalogue, RED_PACKET } from '../platform/bonus-catalogue.ts';

/** Epoch seconds at which the platform of a test begins. */
const BEGIN = Date.UTC(2026, 10, 20, 12) / 1000;
const DAY = 86_400;

export const IDS = {
  ...{
    signUp: 15,
    invented: 9_001,
    news: 25,
    points: 9,
    tasks: 42,
    firstDeposit: 44,
    bank: 10_001,
    follow: 10_002,
  },
  ...{ season: 10_004, ended: 70, soon: 71, off: 72, game: 73, plain: 74, ofMembers: 75 },
};
/** From 10 coins, and from 100. */
const DEPOSITS = [10_00, 100_00];
export const PAGES = { blog: 311, videos: 312, plain: 313 };

const coin = (num: number) => ({ itemId: 2001, num });
const points = (num: number) => ({ itemId: 2002, num });

const activity = (id: number, name: string, more: object = {}) => ({
  ...{ id, activityType: id, name, image: 'x', sort: id, type: 0, rule: `<p>Rules of ${name}</p>` },
  ...{ clickType: 1 as const, clickAction: String(id), unloginShowStatus: 1 as const, status: 1 as const },
  ...more,
});

const page = (taskId: number) => ({
  ...{ taskId, group: 'follow' as const, name: `Page ${taskId}`, target: 1, unit: 'count' as const },
  ...{ awards: [points(20)], clickType: 3 as const, clickAction: `https://pages.example/${taskId}` },
});

const season = {
  ...{ status: 1 as const, startTime: BEGIN - DAY, endTime: BEGIN + 300 * DAY },
  ...{ items: [40_001, 40_002], rule: '<p>Rules of the season</p>' },
};

export const activityCatalogue: Catalogue = {
  ...bonusCatalogue,
  config: {
    ...bonusCatalogue.config,
    ...{ rechargeTypeList: walletCatalogue.config.rechargeTypeList, isDepositBank: 1 },
    bankList: walletCatalogue.config.bankList,
    activityList: [
      activity(IDS.signUp, 'First steps'),
      activity(IDS.invented, 'Invented'),
      activity(IDS.news, 'News'),
      activity(IDS.points, 'Points'),
      activity(IDS.tasks, 'Tasks', { unloginShowStatus: 0 }),
      activity(IDS.firstDeposit, 'First deposit', { awards: [coin(50_00)] }),
      activity(IDS.bank, 'Account'),
      activity(IDS.follow, 'Follow us'),
      activity(RED_PACKET, 'Red packets'),
      activity(IDS.season, 'Lights'),
      activity(IDS.ended, 'Regatta', { startTime: BEGIN - 2 * DAY, endTime: BEGIN - DAY }),
      activity(IDS.soon, 'Summer', { startTime: BEGIN + 300 * DAY }),
      activity(IDS.off, 'Switched off', { status: 0 }),
      activity(IDS.game, 'Game of the week', { clickType: 2, clickAction: '101' }),
      activity(IDS.plain, 'Just a text'),
      activity(IDS.ofMembers, 'For members', { unloginShowStatus: 0 }),
    ],
    taskConfig: [...(bonusCatalogue.config.taskConfig ?? []), page(PAGES.blog), page(PAGES.videos)],
    socialMediaList: [
      ...[PAGES.blog, PAGES.videos].map((taskId) => ({
        ...{ id: taskId, name: `Site ${taskId}`, icon: 'x', url: `https://pages.example/${taskId}`, taskId },
      })),
      { id: PAGES.plain, name: 'Plain site', icon: 'x', url: 'https://pages.example/plain' },
    ],
    propConfigMap: {
      ...walletCatalogue.config.propConfigMap,
      40_001: { num: 1, name: 'Sparkler', icon: 'x' },
      40_002: { num: 1, name: 'Lantern', icon: 'x' },
    },
    christmasConfig: season,
  },
  platform: {
    ...bonusCatalogue.platform,
    ...(walletCatalogue.platform.withdrawal && { withdrawal: walletCatalogue.platform.withdrawal }),
    bonus: {
      ...bonusCatalogue.platform.bonus,
      taskMeasures: {
        ...bonusCatalogue.platform.bonus?.taskMeasures,
        ...{ [PAGES.blog]: 'tap', [PAGES.videos]: 'tap' },
      },
      activitySteps: {
        ...bonusCatalogue.platform.bonus?.activitySteps,
        [IDS.firstDeposit]: {
          days: 30,
          steps: DEPOSITS.map((target, index) => ({
            ...{ step: index + 1, measure: 'firstDeposit' as const, target, awards: [coin(target / 2)] },
          })),
        },
        [IDS.bank]: { steps: [{ step: 1, measure: 'accounts', target: 1, awards: [coin(5_00)] }] },
        [IDS.season]: {
          steps: [
            { step: 1, measure: 'rounds', target: 1, awards: [{ itemId: 40_001, num: 1 }] },
            { step: 2, measure: 'seasonItems', target: 2, awards: [points(7)] },
          ],
        },
      },
    },
  },
};

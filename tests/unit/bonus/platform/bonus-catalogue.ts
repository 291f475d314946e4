// A platform with three VIP levels, a task of each kind, a login bonus of three days, and a red packet.
import type { Catalogue } from '#server/store/lobby/catalogue.ts';
import { smallCatalogue } from '#tests/support/small-catalogue.ts';

export const TASKS = { rounds: 101, stake: 102, once: 201, follow: 301, unmeasured: 401 };
const COIN_ITEM = 2001;
const POINTS_ITEM = 2002;
export const COUPON = 1001;
export const RED_PACKET = 60;
export const ACTIVITIES = { signUp: 15, invented: 9_001, withoutSteps: 10_005, closed: 62 };
/** Hundredths of a percent. */
export const REBATE = 200;
/** Coins that have to be staked. */
const LEVELS = [0, 20, 60];

const coin = (num: number) => ({ itemId: COIN_ITEM, num });
const points = (num: number) => ({ itemId: POINTS_ITEM, num });

const task = (taskId: number, group: 'daily' | 'once' | 'follow', more: object = {}) => ({
  ...{ taskId, group, name: `Task ${taskId}`, target: 1, unit: 'count' as const, awards: [coin(1_00)] },
  ...{ clickType: 1 as const, clickAction: '42', ...more },
});

export const bonusCatalogue: Catalogue = {
  ...smallCatalogue,
  config: {
    ...smallCatalogue.config,
    activityList: Object.values(ACTIVITIES).map((id) => ({
      ...{ id, activityType: id, name: `Activity ${id}`, image: 'x', sort: id, type: 0 },
      ...{ clickType: 1 as const, clickAction: String(id), unloginShowStatus: 0 as const },
      status: id === ACTIVITIES.closed ? (0 as const) : (1 as const),
    })),
    vipMap: Object.fromEntries(
      LEVELS.map((exp, level) => [
        String(level),
        {
          ...{ level, exp, showType: 1 as const, rebate: REBATE, benefits: [] },
          dailyAward: level > 0 ? [coin(level * 1_00)] : [],
          levelUpAward: level > 0 ? [coin(level * 10_00), points(level)] : [],
        },
      ]),
    ),
    taskConfig: [
      task(TASKS.rounds, 'daily', { target: 2, liveness: 10 }),
      task(TASKS.stake, 'daily', { target: 30_00, unit: 'coin' as const }),
      task(TASKS.once, 'once', { awards: [points(5), { itemId: COUPON, num: 2 }] }),
      task(TASKS.follow, 'follow', { clickType: 3 as const, clickAction: 'https://pages.example/us' }),
      task(TASKS.unmeasured, 'once'),
    ],
    loginBonusConfig: [1, 2, 3].map((day) => ({ day, awards: [coin(day * 1_00)] })),
    redPacketConfig: { id: RED_PACKET, status: 1, startTime: 0, endTime: 4_000_000_000, rule: '' },
  },
  platform: {
    ...smallCatalogue.platform,
    bonus: {
      signInDays: [1, 2, 3].map((day) => ({ day, awards: [coin(day * 1_00)] })),
      activitySteps: {
        [ACTIVITIES.signUp]: {
          days: 7,
          steps: [
            { step: 1, measure: 'rounds', target: 1, awards: [coin(1_00)] },
            { step: 2, measure: 'likes', target: 1, awards: [coin(2_00)] },
          ],
        },
        // A kind of bonus that no code knows.
        [ACTIVITIES.invented]: {
          steps: [{ step: 1, measure: 'games', target: 1, awards: [coin(4_00)] }],
        },
      },
      taskMeasures: { 101: 'rounds', 102: 'stake', 201: 'rounds', 301: 'tap' },
      rebate: { min: 1_00, days: 30 },
      redPacket: { hours: [18, 22], awards: [coin(2_00)] },
    },
  },
};

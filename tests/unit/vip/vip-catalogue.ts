// The levels of the bonuses' platform in three themes, with the activities that lead to them.
import type { Catalogue } from '#server/store/lobby/catalogue.ts';
import { bonusCatalogue } from '../bonus/platform/bonus-catalogue.ts';

const IDS = { vip: 8, signIn: 36 };

const activity = (id: number, more: object) => ({
  ...{ id, activityType: id, name: `Activity ${id}`, image: 'x', sort: id, type: 0, status: 1 as const },
  ...{ clickType: 1 as const, clickAction: String(id), unloginShowStatus: 1 as const, ...more },
});

const [first] = bonusCatalogue.gameTypes;
/** Hundredths of a percent. */
const OTHER_RATE = 150;

export const vipCatalogue: Catalogue = {
  ...bonusCatalogue,
  config: {
    ...bonusCatalogue.config,
    activityList: [
      ...bonusCatalogue.config.activityList,
      activity(IDS.vip, {}),
      activity(IDS.signIn, { rule: '<p>Once a day.</p>' }),
    ],
    vipMap: Object.fromEntries(
      Object.values(bonusCatalogue.config.vipMap).map((level, index) => [
        String(level.level),
        {
          ...level,
          showType: ([1, 2, 6] as const)[index] ?? 1,
          rebate: level.rebate + index * 100,
          rebateByType: { [String(first?.id)]: OTHER_RATE },
          withdrawPerDay: 1_000_00,
          benefits: [`Benefit of ${level.level}`],
        },
      ]),
    ),
  },
};

// Every pop-up of the start, and two notices.
import type { Catalogue } from '#server/store/lobby/catalogue.ts';
import { smallCatalogue } from '#tests/support/small-catalogue.ts';

const popup = (activityType: number, unloginShowStatus: 0 | 1) => ({
  ...{ id: activityType, activityType, name: `Activity ${activityType}`, image: 'x', sort: 1, type: 1 },
  ...{ clickType: 1 as const, clickAction: String(activityType), unloginShowStatus, status: 1 as const },
});

const notice = (id: number, endTime = 4_000_000_000) => ({
  ...{ id, title: `Notice ${id}`, content: `<p>Text ${id}</p>`, sort: id, startTime: 0, endTime },
});

export const popupCatalogue: Catalogue = {
  ...smallCatalogue,
  config: {
    ...smallCatalogue.config,
    noticeList: [notice(2), notice(1), notice(3, 1)],
    activityList: [
      popup(25, 1),
      popup(32, 0),
      {
        ...popup(44, 0),
        desc: 'Half of your first deposit on top.',
        rule: '<ul><li>From 20 coins on.</li></ul><script>alert(1)</script>',
        awards: [{ itemId: 2001, num: 500_00 }],
        endTime: 4_000_000_000,
      },
      popup(20, 0),
    ],
  },
};

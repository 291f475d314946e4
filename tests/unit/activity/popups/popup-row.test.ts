import { describe, expect, it } from 'vitest';
import type { ActivityConfig } from '#src/contract/config/bonus.ts';
import { popupRow, type PopupView } from '#src/features/activity/popups/popup-row.ts';

const [DOWNLOAD, NOTICE, FIRST_DEPOSIT, WHEEL] = [32, 25, 44, 20] as const;

const activity = (activityType: number, more: Partial<ActivityConfig> = {}): ActivityConfig => ({
  ...{ id: activityType, activityType, name: '', image: '', sort: 1, type: 1 },
  ...{ clickType: 1, clickAction: String(activityType), unloginShowStatus: 1, status: 1, ...more },
});

const ALL = [WHEEL, FIRST_DEPOSIT, NOTICE, DOWNLOAD].map((type) => activity(type));
const BROWSER = { isWrapper: false, isHomeScreen: false, isIosChrome: false };
const NOW = 1_000;

const member: PopupView = {
  activities: ALL,
  isSignedIn: true,
  openIds: [DOWNLOAD, NOTICE, FIRST_DEPOSIT, WHEEL],
  states: {},
  environment: BROWSER,
  isInstallAnswered: false,
  hasDeposited: false,
  notices: [1, 2],
  hiddenNotices: new Set(),
  shown: new Set(),
  isPaused: false,
  now: NOW,
};
const row = (other: Partial<PopupView> = {}) => popupRow({ ...member, ...other });
const inEnvironment = (other: Partial<typeof BROWSER>) => ({ environment: { ...BROWSER, ...other } });
const visitor = { isSignedIn: false, openIds: [] };

describe('the row of pop-ups', () => {
  it('has equal places in the order download, notice, first deposit, wheel', () => {
    expect(row()).toEqual([DOWNLOAD, NOTICE, FIRST_DEPOSIT, WHEEL]);
  });

  it('follows the order of the activities', () => {
    const activities = ALL.map((each, index) => ({ ...each, sort: index }));
    expect(row({ activities })).toEqual([WHEEL, FIRST_DEPOSIT, NOTICE, DOWNLOAD]);
  });

  it('takes only activities that open at the start', () => {
    const activities = ALL.map((each) => ({ ...each, type: each.activityType === NOTICE ? 1 : 0 }));
    expect(row({ activities })).toEqual([NOTICE]);
  });

  it('takes no activity of another type, and a type once', () => {
    const activities = [activity(41), activity(NOTICE), activity(NOTICE, { id: 7 })];
    expect(row({ activities, openIds: [41, NOTICE, 7] })).toEqual([NOTICE]);
  });

  it('shows each once per session', () => {
    expect(row({ shown: new Set([DOWNLOAD, FIRST_DEPOSIT]) })).toEqual([NOTICE, WHEEL]);
  });

  it.each<[why: string, Partial<PopupView>, left: number[]]>([
    ['in the native wrapper', inEnvironment({ isWrapper: true }), [NOTICE, FIRST_DEPOSIT, WHEEL]],
    ['in the app on the home screen', inEnvironment({ isHomeScreen: true }), [NOTICE, FIRST_DEPOSIT, WHEEL]],
    ['in Chrome on iOS', inEnvironment({ isIosChrome: true }), [NOTICE, FIRST_DEPOSIT, WHEEL]],
    ['after it was installed', { isInstallAnswered: true }, [NOTICE, FIRST_DEPOSIT, WHEEL]],
    ['signed out', visitor, [NOTICE, FIRST_DEPOSIT, WHEEL]],
    ['after a first deposit', { hasDeposited: true }, [DOWNLOAD, NOTICE, WHEEL]],
    ['without a current notice', { notices: [] }, [DOWNLOAD, FIRST_DEPOSIT, WHEEL]],
    [
      'with one notice ticked away',
      { hiddenNotices: new Set([1]) },
      [DOWNLOAD, NOTICE, FIRST_DEPOSIT, WHEEL],
    ],
    ['with every notice ticked away', { hiddenNotices: new Set([1, 2]) }, [DOWNLOAD, FIRST_DEPOSIT, WHEEL]],
    [
      'without an open invitation',
      { openIds: [DOWNLOAD, NOTICE, FIRST_DEPOSIT] },
      [DOWNLOAD, NOTICE, FIRST_DEPOSIT],
    ],
    ['with a finished invitation', { states: { [WHEEL]: { status: 2 } } }, [DOWNLOAD, NOTICE, FIRST_DEPOSIT]],
    ['during a break or an exclusion', { isPaused: true }, [NOTICE]],
    ['with nothing open', { openIds: [] }, []],
  ])('%s leaves out what does not fit', (_why, other, left) => {
    expect(row(other)).toEqual(left);
  });

  it('shows a visitor only what is for visitors, and only while it runs', () => {
    const activities = [
      activity(NOTICE, { startTime: NOW, endTime: NOW + 1 }),
      activity(FIRST_DEPOSIT, { unloginShowStatus: 0 }),
      activity(WHEEL, { endTime: NOW }),
    ];
    expect(row({ ...visitor, activities })).toEqual([NOTICE]);
    expect(row({ ...visitor, activities: [activity(NOTICE, { status: 0 })] })).toEqual([]);
    expect(row({ ...visitor, activities: [activity(NOTICE, { startTime: NOW + 1 })] })).toEqual([]);
  });
});

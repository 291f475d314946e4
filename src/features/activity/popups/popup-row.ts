// Which pop-ups the start shows, and in which order. Judged by data alone.
import type { ActivityConfig } from '#src/contract/config/bonus.ts';
import type { ActivityState } from '#src/contract/member.ts';
import type { Environment } from '#src/data/api/environment.ts';
import { judgeActivity } from '#src/navigation/guards.ts';

/** In the order of equal `sort`. */
export const POPUP_TYPES = [32, 25, 44, 20] as const;

/** Activity types: download, notice, first deposit, invitation wheel. */
export type PopupType = (typeof POPUP_TYPES)[number];

export interface PopupView {
  readonly activities: readonly ActivityConfig[];
  readonly isSignedIn: boolean;
  /** Ids of the activities that are open to the member. */
  readonly openIds: readonly number[];
  /** State of the member's activities, by id. */
  readonly states: Readonly<Record<string, Pick<ActivityState, 'status'>>>;
  readonly environment: Environment;
  /** The app is installed, or this was declined a short while ago. */
  readonly isInstallAnswered: boolean;
  readonly hasDeposited: boolean;
  /** Ids of the current notices. */
  readonly notices: readonly number[];
  /** Ids of those that were ticked away. */
  readonly hiddenNotices: ReadonlySet<number>;
  /** Shown in this session. */
  readonly shown: ReadonlySet<PopupType>;
  /** During a break or self-exclusion. */
  readonly isPaused: boolean;
  /** Epoch seconds of the platform. */
  readonly now: number;
}

type Judge = (view: PopupView) => boolean;

/** What an open activity of the type needs beside that. */
const WANTED: Readonly<Record<PopupType, Judge>> = {
  32: ({ environment, isInstallAnswered, isSignedIn, isPaused }) => {
    const { isWrapper, isHomeScreen, isIosChrome } = environment;
    return isSignedIn && !isPaused && !isInstallAnswered && !isWrapper && !isHomeScreen && !isIosChrome;
  },
  25: ({ notices, hiddenNotices }) => notices.some((id) => !hiddenNotices.has(id)),
  44: ({ hasDeposited, isPaused }) => !hasDeposited && !isPaused,
  20: ({ isPaused }) => !isPaused,
};

/** Those that are still to be shown, the next one first. */
export function popupRow(view: PopupView): PopupType[] {
  const due = view.activities
    .filter((activity) => activity.type === 1 && isOpen(activity, view))
    .sort((a, b) => a.sort - b.sort || rank(a) - rank(b))
    .map(({ activityType }) => POPUP_TYPES.find((type) => type === activityType))
    .filter((type) => type !== undefined);
  return [...new Set(due)].filter((type) => !view.shown.has(type) && WANTED[type](view));
}

const rank = ({ activityType }: ActivityConfig): number =>
  POPUP_TYPES.findIndex((type) => type === activityType);

function isOpen(activity: ActivityConfig, { isSignedIn, openIds, states, now }: PopupView): boolean {
  // Undefined for an activity that has no state of its own.
  const status = isSignedIn ? states[activity.id]?.status : undefined;
  const access = { isSignedIn, activities: [activity], openIds, now };
  return (status ?? 1) === 1 && judgeActivity(activity.activityType, access) === 'open';
}

// Everything that decides about the pop-ups, as it is stored now.
import type { AppConfigShell } from '#src/contract/config.ts';
import type { LimitState } from '#src/contract/limits.ts';
import { platformTime } from '#src/data/api/clock.ts';
import { environment } from '#src/data/api/environment.ts';
import { isInstallAnswered } from '#src/data/api/install-prompt.ts';
import { readMergedConfig } from '#src/data/db/merged-config.ts';
import type { HalcyonDb } from '#src/data/db/tables/schema.ts';
import { readHiddenNotices } from '#src/data/member/hidden-notices.ts';
import type { MemberRow } from '#src/data/db/tables/rows.ts';
import type { PopupView } from './popup-row.ts';
import { shownPopups } from './shown-popups.ts';
import { readSnapshot } from '#src/data/db/snapshots.ts';

/** `undefined` until everything is known: an old answer may miss a deposit or a break from another device. */
export async function readView(db: HalcyonDb, memberId: number): Promise<PopupView | undefined> {
  const [row, member, limits, hiddenNotices] = await Promise.all([
    readMergedConfig(db, memberId),
    db.members.get(memberId),
    readSnapshot(db, memberId, 'limits'),
    readHiddenNotices(db, memberId),
  ]);
  const isSignedIn = memberId > 0;
  if (!row || (isSignedIn && !isOfThisVisit(member))) return undefined;
  const now = platformTime();
  return {
    activities: row.config.activityList,
    isSignedIn,
    openIds: member?.activityIds ?? [],
    states: member?.activityMap ?? {},
    environment: environment(),
    isInstallAnswered: isInstallAnswered(),
    hasDeposited: member?.firstRecharge === 1,
    notices: currentNotices(row.config, now),
    hiddenNotices,
    shown: shownPopups(),
    isPaused: isPaused(limits?.value, now),
    now,
  };
}

export const isOfThisVisit = (member: MemberRow | undefined): boolean =>
  member !== undefined && member.readAt >= performance.timeOrigin;

const currentNotices = ({ noticeList }: Pick<AppConfigShell, 'noticeList'>, now: number): number[] =>
  noticeList.filter(({ startTime, endTime }) => startTime <= now && now < endTime).map(({ id }) => id);

function isPaused(limits: LimitState | undefined, now: number): boolean {
  if (!limits) return false;
  const { breakUntil, excludedUntil } = limits;
  // An exclusion until 0 has no end.
  return (breakUntil ?? 0) > now || (excludedUntil !== null && (excludedUntil === 0 || excludedUntil > now));
}

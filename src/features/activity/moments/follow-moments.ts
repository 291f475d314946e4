// A page that stays open: moments that no screen announces, and the return of somebody who was away.
import { announce } from '#src/data/api/announced.ts';
import { boundsOf } from '#src/data/api/bounds.ts';
import { platformTime } from '#src/data/api/clock.ts';
import { askAgain, outOfDate } from '#src/data/api/out-of-date.ts';
import { refreshConfig } from '#src/data/answers/refresh-config.ts';
import { database } from '#src/data/db/database.ts';
import type { StoredConfig } from '#src/data/db/tables/schema.ts';
import { every, isWithin } from '#src/lib/timing.ts';

/** Milliseconds out of sight, or asleep, after which what is shown is out of date. */
const AWAY_MS = 60_000;
const LOOK_MS = 20_000;
const DAY_S = 86_400;

const isVisible = (): boolean => document.visibilityState === 'visible';

export function followMoments(): void {
  outOfDate.listen(() => void refreshConfig());
  watchReturn();
  announceDays();
  void announceConfig();
}

function watchReturn(): void {
  let seenMs = Date.now();
  const look = () => {
    const wasAway = !isWithin(AWAY_MS, seenMs);
    seenMs = Date.now();
    if (wasAway) askAgain();
  };
  document.addEventListener('visibilitychange', () => {
    if (isVisible()) look();
    else seenMs = Date.now();
  });
  // A machine that slept has shown the page all the time.
  every(LOOK_MS, () => isVisible() && look());
}

/** What comes again with each day of the platform, which begins at midnight of UTC. */
function announceDays(): void {
  announce((Math.floor(platformTime() / DAY_S) + 1) * DAY_S, announceDays);
}

/** Maintenance, notices and activities begin and end by themselves. */
async function announceConfig(): Promise<void> {
  const { db, liveQuery } = await database();
  let stops: readonly (() => void)[] = [];
  liveQuery(async () => (await db.config.get('appConfig'))?.config).subscribe({
    next(config) {
      for (const stop of stops) stop();
      stops = momentsOf(config).map((moment) => announce(moment ?? 0, () => {}));
    },
    error: (error) => reportError(error),
  });
}

const momentsOf = (config: StoredConfig | undefined): (number | undefined)[] => [
  ...boundsOf(config?.activityList),
  ...boundsOf(config?.noticeList),
  ...(config?.platformList ?? []).map(({ maintainUntil }) => maintainUntil),
];

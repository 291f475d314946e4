import { idleMoment } from '#src/lib/moments.ts';
import { after } from '#src/lib/timing.ts';
import { connectionReturned } from './connection.ts';

/** Milliseconds: nothing on the page is out of date before a minute has passed. */
const OPEN_MS = 50_000;

/** The pop-ups of the start, which begin when the page is idle, and then what a page needs that stays open. */
export function listenToActivities(): void {
  let isBegun = false;
  const load = async () => {
    await idleMoment();
    const { showPopups } = await import('#src/features/activity/popups/show-popups.ts');
    if (!isBegun) showPopups();
    isBegun = true;
  };
  const ask = () => void load().catch(() => {});
  // Code that did not load is asked for again.
  connectionReturned.listen(ask);
  ask();
  after(OPEN_MS, () => void stay().catch(() => {}));
}

async function stay(): Promise<void> {
  const { followMoments } = await import('#src/features/activity/moments/follow-moments.ts');
  followMoments();
}

import { idleMoment } from '#src/lib/moments.ts';
import { connectionReturned } from './connection.ts';

/** The pop-ups of the start, which begin when the page is idle. */
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
}

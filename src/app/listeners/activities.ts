import { idleMoment } from '#src/lib/moments.ts';
import { after } from '#src/lib/timing.ts';
import { connectionReturned } from '../updates/connection.ts';

/** Milliseconds: nothing on the page is out of date before a minute has passed. */
const OPEN_MS = 50_000;

/** The pop-ups of the start, which begin when the page is idle, and then what a page needs that stays open. */
export function listenToActivities(): void {
  beginOnce(async () => {
    await idleMoment();
    return (await import('#src/features/activity/popups/show-popups.ts')).showPopups;
  });
  const stay = async () => (await import('#src/features/activity/moments/follow-moments.ts')).followMoments;
  after(OPEN_MS, () => beginOnce(stay));
}

/** Code that did not load is asked for again when the connection returns. */
function beginOnce(load: () => Promise<() => void>): void {
  let isBegun = false;
  const ask = async () => {
    const begin = await load();
    if (!isBegun) begin();
    isBegun = true;
  };
  const tryToAsk = () => void ask().catch(() => {});
  connectionReturned.listen(tryToAsk);
  tryToAsk();
}

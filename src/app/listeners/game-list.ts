// Keeps the list of games on the device current while the page is visible.
import { isGameListDue, loadGameList } from '#src/data/games/load.ts';
import { database } from '#src/data/db/database.ts';
import { connection } from '#src/data/api/connection.ts';
import { after } from '#src/lib/timing.ts';
import { connectionReturned } from '../updates/connection.ts';

/** Milliseconds before a retry if the connection is good but the platform did not answer. */
const RETRY_MS = 30_000;

let isRunning = false;
let retry: ReturnType<typeof setTimeout> | undefined;
/** Set during an attempt, which may fail because the connection was still down when it began. */
let hasReturned = false;

export function listenToGameList(): void {
  connectionReturned.listen(() => {
    hasReturned = true;
    go();
  });
  document.addEventListener('visibilitychange', go);
  void database().then(({ db, liveQuery }) => {
    const due = liveQuery(() => isGameListDue(db));
    due.subscribe({ next: (isDue) => isDue && go(), error: (error) => reportError(error) });
  });
}

const mayContinue = (): boolean => document.visibilityState === 'visible' && connection.peek() !== 'offline';

function go(): void {
  clearTimeout(retry);
  if (isRunning || !mayContinue()) return;
  [isRunning, hasReturned] = [true, false];
  void loadGameList(mayContinue)
    .catch((error: unknown) => {
      reportError(error);
      return 'failed' as const;
    })
    .then((loaded) => {
      isRunning = false;
      if (loaded === 'failed') retry = after(hasReturned ? 0 : RETRY_MS, go);
    });
}

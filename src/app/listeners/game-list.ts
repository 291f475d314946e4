// Sees to it that the list of games on the device becomes the platform's, while somebody is looking.
import { isGameListDue, loadGameList } from '#src/data/games/load.ts';
import { database } from '#src/data/db/database.ts';
import { connection } from '#src/data/api/connection.ts';
import { connectionReturned } from './connection.ts';

/** Milliseconds until another try where the line is good and the platform gave nothing. */
const RETRY_MS = 30_000;

let isRunning = false;
let retry: ReturnType<typeof setTimeout> | undefined;
/** While a try is running, which may fail for the line that is back now. */
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

const mayGoOn = (): boolean => document.visibilityState === 'visible' && connection.peek() !== 'offline';

function go(): void {
  clearTimeout(retry);
  if (isRunning || !mayGoOn()) return;
  [isRunning, hasReturned] = [true, false];
  void loadGameList(mayGoOn)
    .catch((error: unknown) => {
      reportError(error);
      return 'failed' as const;
    })
    .then((loaded) => {
      isRunning = false;
      if (loaded === 'failed') retry = setTimeout(go, hasReturned ? 0 : RETRY_MS);
    });
}

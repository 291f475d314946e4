// Renews the stored first screen in an idle moment after its content has changed.
import { connection } from '#src/data/api/connection.ts';
import { database } from '#src/data/db/database.ts';
import { session } from '#src/data/session/session.ts';
import { readFirstLobby } from '#src/features/lobby/home/first-lobby.ts';
import { language } from '#src/i18n/t.ts';
import { idleMoment } from '#src/lib/idle-moment.ts';
import { keepThisFirstScreen } from '../first-screen/keep.ts';

let isWanted = false;

export function startKeeping(): void {
  let stop = () => {};
  const watch = async () => {
    const { memberId } = session.peek();
    const { db, liveQuery } = await database();
    stop();
    const lobby = liveQuery(() => readFirstLobby(db, memberId));
    const subscription = lobby.subscribe({ next: keepWhenIdle, error: (error) => reportError(error) });
    stop = () => subscription.unsubscribe();
  };
  session.subscribe(() => void watch());
  language.subscribe(keepWhenIdle);
  connection.subscribe(keepWhenIdle);
}

/** Offline, tiles and banners are marked: the copy is made when nothing is marked. */
function keepWhenIdle(): void {
  if (isWanted || connection.peek() !== 'online') return;
  isWanted = true;
  void idleMoment().then(() => {
    isWanted = false;
    return keepThisFirstScreen().catch(() => {});
  });
}

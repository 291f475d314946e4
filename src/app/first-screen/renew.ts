// Renews the stored first screen in an idle moment after its content has changed.
import { connection } from '#src/data/api/connection.ts';
import { database } from '#src/data/db/database.ts';
import { session } from '#src/data/session/session.ts';
import { type FirstLobby, readFirstLobby } from '#src/features/lobby/home/first-lobby.ts';
import { language } from '#src/i18n/t.ts';
import { idleMoment } from '#src/lib/moments.ts';
import { after } from '#src/lib/timing.ts';
import { keepThisFirstScreen } from './keep.ts';

/** Milliseconds: a start and a sign-in change much at once, and the lobby is read and drawn after the last of it. */
const BURST_MS = 1000;

export function renewFirstScreen(): void {
  session.subscribe(renewSoon);
  language.subscribe(renewSoon);
  connection.subscribe(renewSoon);
}

let planned: ReturnType<typeof setTimeout> | undefined;
let stopWatching = () => {};

/** Nothing is read until then. */
function renewSoon(): void {
  stopWatching();
  clearTimeout(planned);
  planned = after(BURST_MS, () => void renew().catch((error: unknown) => reportError(error)));
}

/** Offline, tiles and banners are marked: the copy is made when nothing is marked. */
async function renew(): Promise<void> {
  await idleMoment();
  if (connection.peek() === 'online') await watch(await keepThisFirstScreen());
}

/** Until the lobby is another one than this. */
async function watch(kept: FirstLobby | undefined): Promise<void> {
  const { memberId } = session.peek();
  const { db, liveQuery } = await database();
  stopWatching();
  const text = JSON.stringify(kept);
  const subscription = liveQuery(() => readFirstLobby(db, memberId)).subscribe({
    next: (lobby) => {
      if (JSON.stringify(lobby) !== text) renewSoon();
    },
    error: (error) => reportError(error),
  });
  stopWatching = () => subscription.unsubscribe();
}

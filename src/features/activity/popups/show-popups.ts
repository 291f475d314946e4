// Opens the pop-ups of the start, one at each arrival in the lobby, and never over anything else.
import { database } from '#src/data/db/database.ts';
import type { HalcyonDb } from '#src/data/db/tables/schema.ts';
import { openGameId } from '#src/data/games/open-game.ts';
import { session } from '#src/data/session/session.ts';
import { openedDialogs } from '#src/navigation/dialog.ts';
import { openedOverlay, openOverlay } from '#src/navigation/overlay.ts';
import { paths } from '#src/navigation/paths.ts';
import { popupRow, type PopupType } from './popup-row.ts';
import { isOfThisVisit, readView } from './read-view.ts';
import { noteShown } from './shown-popups.ts';

const OVERLAYS: Readonly<Record<PopupType, () => void>> = {
  32: () => openOverlay('download', {}),
  25: () => openOverlay('notices', { isPopup: true }),
  44: () => openOverlay('firstDeposit', {}),
  20: () => openOverlay('spin', {}),
};

/** Milliseconds that nothing else has been open before a pop-up opens. */
export const GAP_MS = 400;

const ADDRESS_CHANGES = ['pushState', 'replaceState', 'popstate'];

/** Marks of the page that say that it is usable, and that a modal is open. */
const MARKS = ['data-usable', 'data-modal'];

/** Returns a function that ends it. */
export function showPopups(): () => void {
  const end = new AbortController();
  const until = { signal: end.signal };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasOpened = false;
  const open = async () => {
    hasOpened = (await openNext()) || hasOpened;
  };
  const look = () => {
    clearTimeout(timer);
    if (!isInLobby()) hasOpened = false;
    if (!end.signal.aborted && !hasOpened && isCalm()) timer = setTimeout(() => void open(), GAP_MS);
  };
  for (const change of ADDRESS_CHANGES) addEventListener(change, look, until);
  addEventListener('focusout', look, until);
  const marks = new MutationObserver(look);
  marks.observe(document.documentElement, { attributes: true, attributeFilter: MARKS });
  const stops = [openedOverlay, openedDialogs, openGameId].map((signal) => signal.subscribe(look));
  stops.push(
    followMember(look),
    followConfig(look),
    () => marks.disconnect(),
    () => end.abort(),
  );
  return () => {
    for (const stop of stops) stop();
    clearTimeout(timer);
  };
}

const isInLobby = (): boolean => location.pathname === paths.home && openGameId.peek() === 0;

/** The lobby can be used, and nothing else has the person's attention. */
function isCalm(): boolean {
  const { dataset } = document.documentElement;
  const isUsable = dataset['usable'] !== undefined && dataset['modal'] === undefined;
  const hasNothingOpen = openedOverlay.peek() === null && openedDialogs.peek().length === 0;
  return isInLobby() && isUsable && hasNothingOpen && !isTyping();
}

const isTyping = (): boolean => document.activeElement?.matches('input, textarea') === true;

/** Whether one has opened. */
async function openNext(): Promise<boolean> {
  try {
    return await openPopup();
  } catch (error) {
    reportError(error);
    return false;
  }
}

async function openPopup(): Promise<boolean> {
  const { db } = await database();
  const { memberId } = session.peek();
  const view = await readView(db, memberId);
  // Something may have opened while it was read.
  if (!view || !isCalm() || session.peek().memberId !== memberId) return false;
  const [next] = popupRow(view);
  if (next === undefined) return false;
  noteShown(next);
  OVERLAYS[next]();
  return true;
}

/** Looks again when somebody signs in or out, and when an answer about the member has been stored. */
function followMember(look: () => void): () => void {
  let stop = () => {};
  const unsubscribe = session.subscribe(({ memberId }) => {
    stop();
    stop = onChange(async (db) => isOfThisVisit(await db.members.get(memberId)), look);
    look();
  });
  return () => {
    unsubscribe();
    stop();
  };
}

/** The platform may open an activity at any time. */
const followConfig = (look: () => void): (() => void) =>
  onChange(async (db) => (await db.config.get('appConfig'))?.v, look);

function onChange(read: (db: HalcyonDb) => Promise<unknown>, look: () => void): () => void {
  const end = new AbortController();
  void database().then(({ db, liveQuery }) => {
    if (end.signal.aborted) return;
    const error = (reason: unknown) => reportError(reason);
    const subscription = liveQuery(() => read(db)).subscribe({ next: look, error });
    end.signal.addEventListener('abort', () => subscription.unsubscribe());
  });
  return () => end.abort();
}

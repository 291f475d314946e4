// Restores scroll positions: a new screen starts at the top; back and reload return to the last position. Says, too,
// whether a phone's keyboard may cover the page.
import { SCROLL_KEY, type ScrollPlace } from '#src/contract/page/scroll-place.ts';
import { sessionItems } from '#src/device/items.ts';
import { addressNow } from '#src/navigation/address-now.ts';
import { listDrawn, restoring, wentBack } from '#src/navigation/scroll-place.ts';
import { followLongList, isListOnScreen, placeInList, topOfList } from './long-list.ts';

/** Milliseconds after which a screen that stays too short is left as it is. */
const PATIENCE_MS = 4000;
const KEPT_ADDRESSES = 50;
/** The user scrolls, so the position is theirs. */
const TAKING_OVER = ['wheel', 'touchmove', 'keydown'];

const places = new Map<string, ScrollPlace>();
let stopRestoring: (() => void) | undefined;

export function listenToScroll(): void {
  // The browser would restore too early, before the screen is drawn.
  history.scrollRestoration = 'manual';
  let here = addressNow();
  followLongList();
  addEventListener('scroll', () => note(here), { passive: true });
  addEventListener('pushState', () => {
    // An overlay has its own history entry for the same address.
    if (here === addressNow()) return;
    note(here);
    here = addressNow();
    stopRestoring?.();
    scrollTo(0, 0);
  });
  addEventListener('replaceState', () => {
    here = addressNow();
  });
  // It must be known that a position is restored when the screen is drawn.
  wentBack.listen(() => {
    if (here === addressNow()) return;
    note(here);
    here = addressNow();
    restore(places.get(here));
  });
  // A phone ends a page in the background without another word.
  document.addEventListener('visibilitychange', () => keep(here));
  addEventListener('pagehide', () => keep(here));
  readKept();
  if (places.get(here)?.top) restore(places.get(here));
  else showScreen();
}

function note(address: string): void {
  if (stopRestoring) return;
  places.delete(address);
  places.set(address, { top: scrollY, inList: placeInList() });
  const [oldest] = places.keys();
  if (places.size > KEPT_ADDRESSES && oldest !== undefined) places.delete(oldest);
}

function restore(place: ScrollPlace | undefined): void {
  stopRestoring?.();
  if (place?.top) returnTo(place);
  else scrollTo(0, 0);
}

/** Waits until the screen is tall enough, unless the user scrolls first. The lobby is hidden until then. */
function returnTo(place: ScrollPlace): void {
  const watch = new ResizeObserver(attempt);
  const timer = setTimeout(giveUp, PATIENCE_MS);
  const stopListening = listDrawn.listen(attempt);
  for (const name of TAKING_OVER) addEventListener(name, stop, { passive: true });
  stopRestoring = stop;
  restoring.isOn = true;
  if (place.inList !== undefined) hideScreen();
  // Its first call is before the next frame, when the screen has been drawn.
  watch.observe(document.documentElement);

  function attempt(): void {
    const top = targetOf(place);
    if (top === undefined || document.documentElement.scrollHeight - innerHeight < top) return;
    scrollTo(0, top);
    if (place.inList === undefined || isListOnScreen()) stop();
  }
  function giveUp(): void {
    scrollTo(0, targetOf(place) ?? 0);
    stop();
  }
  function stop(): void {
    stopRestoring = undefined;
    restoring.isOn = false;
    showScreen();
    stopListening();
    watch.disconnect();
    clearTimeout(timer);
    for (const name of TAKING_OVER) removeEventListener(name, stop);
  }
}

/** What is above a list may have changed, so its items decide. `undefined` until the list is there. */
function targetOf({ top, inList }: ScrollPlace): number | undefined {
  if (inList === undefined) return top;
  const begins = topOfList();
  return begins === undefined ? undefined : begins + inList;
}

/** The script in the document does the same before a reloaded lobby is painted. */
function hideScreen(): void {
  document.documentElement.dataset.restoring = '';
}

function showScreen(): void {
  delete document.documentElement.dataset.restoring;
}

function keep(address: string): void {
  note(address);
  sessionItems.write(SCROLL_KEY, JSON.stringify(Object.fromEntries(places)));
}

/** For a reload and for returning from another site; a newly opened page starts at its top. */
function readKept(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type !== 'reload' && visit?.type !== 'back_forward') return;
  try {
    const kept = JSON.parse(sessionItems.read(SCROLL_KEY) ?? '{}') as Record<string, ScrollPlace>;
    for (const [address, place] of Object.entries(kept)) places.set(address, place);
  } catch {
    // The page starts at its top.
  }
}

const FIELDS = 'textarea, input:not([type="checkbox"], [type="radio"], [type="file"], [type="range"])';

/** Marks the document while somebody types, for what makes room for the keyboard. */
export function listenToKeyboard(): void {
  const follow = ({ type, target }: FocusEvent): void => {
    const isTyping = type === 'focusin' && target instanceof Element && target.matches(FIELDS);
    document.documentElement.toggleAttribute('data-typing', isTyping);
  };
  addEventListener('focusin', follow);
  addEventListener('focusout', follow);
}

// Restores scroll positions: a new screen starts at the top; back and reload return to the last position.
import { sessionItems } from '#src/data/session/local-storage.ts';
import { addressNow } from '#src/navigation/address-now.ts';

/** Milliseconds after which a screen that stays too short is left as it is. */
const PATIENCE_MS = 4000;
const KEPT = 'halcyon.scroll';
const KEPT_ADDRESSES = 50;

const positions = new Map<string, number>();
let stopRestoring: (() => void) | undefined;

export function listenToScroll(): void {
  // The browser would restore too early, before the screen is drawn.
  history.scrollRestoration = 'manual';
  let here = addressNow();
  addEventListener('scroll', () => note(here), { passive: true });
  addEventListener('pushState', () => {
    // An overlay has its own history entry for the same address.
    if (here === addressNow()) return;
    here = addressNow();
    stopRestoring?.();
    scrollTo(0, 0);
  });
  addEventListener('replaceState', () => {
    here = addressNow();
  });
  addEventListener('popstate', () => {
    if (here === addressNow()) return;
    here = addressNow();
    restore(positions.get(here) ?? 0);
  });
  addEventListener('pagehide', () => keep(here));
  const kept = keptFor(here);
  if (kept > 0) restore(kept);
}

function note(address: string): void {
  if (stopRestoring) return;
  positions.delete(address);
  positions.set(address, scrollY);
  const [oldest] = positions.keys();
  if (positions.size > KEPT_ADDRESSES && oldest !== undefined) positions.delete(oldest);
}

/** Waits until the screen is tall enough, unless the user scrolls first. */
function restore(wanted: number): void {
  stopRestoring?.();
  if (wanted === 0) {
    scrollTo(0, 0);
    return;
  }
  const watch = new ResizeObserver(attempt);
  const timer = setTimeout(stop, PATIENCE_MS);
  for (const name of ['wheel', 'touchmove', 'keydown']) addEventListener(name, stop, { passive: true });
  stopRestoring = stop;
  watch.observe(document.documentElement);
  attempt();

  function attempt(): void {
    if (document.documentElement.scrollHeight - innerHeight < wanted) return;
    scrollTo(0, wanted);
    stop();
  }
  function stop(): void {
    stopRestoring = undefined;
    watch.disconnect();
    clearTimeout(timer);
    for (const name of ['wheel', 'touchmove', 'keydown']) removeEventListener(name, stop);
  }
}

function keep(address: string): void {
  sessionItems.write(KEPT, JSON.stringify({ address, top: scrollY }));
}

/** For a reload and for returning from another site; a newly opened page starts at its top. */
function keptFor(address: string): number {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type !== 'reload' && visit?.type !== 'back_forward') return 0;
  try {
    const kept = JSON.parse(sessionItems.read(KEPT) ?? '{}') as { address?: string; top?: number };
    return kept.address === address ? (kept.top ?? 0) : 0;
  } catch {
    return 0;
  }
}

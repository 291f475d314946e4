// A script in the head of the document: a frame may be drawn when only a part of the document has been read.
import { SCROLL_KEY, type ScrollPlace } from '#src/contract/page/scroll-place.ts';
import { addressNow } from '#src/navigation/address-now.ts';
import { PATIENCE_MS } from './cover.ts';

declare global {
  interface Window {
    installPrompt?: Event;
  }
}

/** A browser may offer the app before the script that keeps its prompt has arrived (`../listeners/installation.ts`). */
function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    window.installPrompt = event;
  });
}

/**
 * A lobby that was scrolled is hidden until it is at its place; `../listeners/scroll.ts` shows it again. The first question
 * to a storage waits for the browser's own process, so a page that was newly asked for asks none before its first frame.
 */
function hideScrolledLobby(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!visit || visit.type === 'navigate') return;
  const places = JSON.parse(sessionStorage.getItem(SCROLL_KEY) ?? '{}') as Record<string, ScrollPlace>;
  if (places[addressNow()]?.inList === undefined) return;
  const { dataset } = document.documentElement;
  dataset.restoring = '';
  setTimeout(() => delete dataset.restoring, PATIENCE_MS);
}

keepInstallPrompt();
try {
  hideScrolledLobby();
} catch {
  // Storage is refused, or holds something else.
}

// The first program that a player runs, in the document itself: it starts the app.
import { reload, watchCover } from './cover.ts';
import { releasePictures } from './pictures.ts';

/** Put in by the build: the address of the app's script, and those of what every other screen than the lobby needs. */
declare const __APP_SCRIPT__: string;
declare const __SCREEN_SCRIPTS__: readonly string[];

/** Milliseconds until a script that has not arrived is asked for again, ever more slowly. */
let waitMs = 300;
const LONGEST_WAIT_MS = 8000;

/** A browser that remembers a failure reloads when it is online again. */
function loadApp(): void {
  import(__APP_SCRIPT__).then(releasePictures, () => {
    releasePictures();
    document.documentElement.dataset.missing = '';
    addEventListener('online', reload, { once: true });
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
    setTimeout(loadApp, waitMs);
  });
}

/**
 * One after the other, each would cost a round trip. The lobby is drawn and used without them. A script that the browser
 * has in memory is compiled on the spot, so each is asked for in a task of its own, and a tap in between is handled.
 */
function begin(): void {
  if (location.pathname !== '/') for (const href of __SCREEN_SCRIPTS__) setTimeout(() => preload(href));
  setTimeout(loadApp);
}

function preload(href: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}

watchCover();
// Starting a cached script at once would compile it before the first frame. A page in the background draws no frames.
if (document.hidden) begin();
else requestAnimationFrame(() => setTimeout(begin));

// Every address of the app opens from the cached shell at once, never network-first.
import type { RouteHandlerCallbackOptions } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { CHANGE_PASSWORD, isFileAddress } from '#src/contract/page/file-address.ts';
import { composeDocument, isFirstScreenAddress } from '#src/contract/page/first-screen.ts';
import { keptFirstScreen } from '#src/data/db/first-screen-cache.ts';
import { shellFiles } from '../scope.ts';
import { refill, shellFile } from '../shell.ts';

/** Addresses of the platform itself. */
const NOT_SCREENS = [/^\/app\//, /^\/frames\//, /^\/pictures\//, /^\/outbox$/, /^\/__/];

const isScreen = (path: string): boolean =>
  path === CHANGE_PASSWORD || !(isFileAddress(path) || NOT_SCREENS.some((other) => other.test(path)));

export function routeNavigation(): void {
  // In development nothing is precached, and the server's own document is needed.
  if (shellFiles.length === 0) return;
  registerRoute(({ request, url }) => request.mode === 'navigate' && isScreen(url.pathname), answer);
}

async function answer({ request, url, event }: RouteHandlerCallbackOptions): Promise<Response> {
  const [shell, copy] = await Promise.all([
    shellFile('/index.html'),
    isFirstScreenAddress(url.pathname, url.search) ? keptFirstScreen().catch(() => {}) : undefined,
  ]);
  if (!shell) {
    event.waitUntil(refill().catch(() => {}));
    return fetch(request);
  }
  if (!copy) return shell;
  const html = composeDocument(await shell.text(), copy);
  return new Response(html, { headers: shell.headers });
}

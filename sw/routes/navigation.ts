// Every address of the app opens from the cached shell at once, never network-first.
import { NavigationRoute, registerRoute } from 'workbox-routing';
import * as v from 'valibot';
import {
  composeDocument,
  FIRST_SCREEN_CACHE,
  FIRST_SCREEN_KEY,
  isFirstScreenAddress,
} from '#src/contract/page/first-screen.ts';
import { shellFile } from '../precache.ts';
import { shellFiles } from '../scope.ts';

/** Addresses of the platform itself, and files. */
const NOT_SCREENS = [/^\/app\//, /^\/frames\//, /^\/pictures\//, /^\/outbox$/, /^\/__/, /\/[^/]+\.[^/]+$/];

export function routeNavigation(): void {
  // In development nothing is precached, and the server's own document is needed.
  if (shellFiles.length === 0) return;
  registerRoute(new NavigationRoute(({ request, url }) => answer(request, url), { denylist: NOT_SCREENS }));
}

async function answer(request: Request, url: URL): Promise<Response> {
  const [shell, copy] = await Promise.all([
    shellFile('/index.html'),
    isFirstScreenAddress(url.pathname, url.search) ? lastFirstScreen() : null,
  ]);
  if (!shell) return fetch(request);
  if (!copy) return shell;
  const html = composeDocument(await shell.text(), copy);
  return new Response(html, { headers: shell.headers });
}

const FirstScreenCopy = v.object({ markup: v.string(), data: v.string(), language: v.string() });

/** Stored by a page of any build; an unreadable copy, or one of another build, is ignored. */
async function lastFirstScreen() {
  const cache = await caches.open(FIRST_SCREEN_CACHE);
  const kept = await cache.match(FIRST_SCREEN_KEY);
  const copy = v.safeParse(FirstScreenCopy, await kept?.json().catch(() => null));
  return copy.success ? copy.output : null;
}

// Hashed files beyond the shell never change, so a cached one of any build may answer.
import type { RouteHandlerCallbackOptions } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { isOfItsType } from '#src/contract/page/kept-files.ts';
import { cachedResponse, cacheNames, openCache } from '#src/device/caches.ts';
import { keepOpened } from '../kept-files.ts';

export function routeChunks(): void {
  registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), chunk);
}

/** A file of this build that was not cached yet is cached from now on. */
async function chunk({ url: { href, pathname }, event }: RouteHandlerCallbackOptions): Promise<Response> {
  const kept = await cachedResponse(href);
  if (kept && isOfItsType(href, kept)) return kept;
  if (kept) await dropEverywhere(href).catch(() => {});
  const response = await fetch(href);
  if (!isOfItsType(href, response)) return fetch(href, { cache: 'reload' });
  event.waitUntil(keepOpened(pathname).catch(() => {}));
  return response;
}

/** An earlier worker kept whatever it was given. */
async function dropEverywhere(url: string): Promise<void> {
  for (const name of await cacheNames()) await (await openCache(name)).delete(url);
}

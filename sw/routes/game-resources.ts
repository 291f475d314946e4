// Game pictures: answered from the cache, renewed in the background, limited in number.
import { LIGHT_OFF, LIGHT_ON } from '#src/contract/page/light-marks.ts';
import { hasCache, openCache } from '#src/device/caches.ts';
import type { WorkboxPlugin } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';

const CACHE = 'halcyon-pictures';
const MAX_PICTURES = 800;

/** Opaque answers count as megabytes of quota, and a portal answers with a page: only readable pictures are cached. */
const picturesOnly: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (isReadablePicture(response) ? response : null),
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    cachedResponse && isReadablePicture(cachedResponse) ? cachedResponse : null,
};

const isReadablePicture = ({ status, type, headers }: Response): boolean =>
  status === 200 && type !== 'opaque' && (headers.get('content-type') ?? '').startsWith('image/');

/**
 * A cache lists its entries in the order in which they were last put, so the first are the oldest. `workbox-expiration`
 * would open a database of its own for every picture.
 */
const bounded: WorkboxPlugin = {
  async cacheDidUpdate({ cacheName, oldResponse }) {
    if (oldResponse) return;
    const cache = await openCache(cacheName);
    const requests = await cache.keys();
    const tooMany = requests.slice(0, Math.max(0, requests.length - MAX_PICTURES));
    await Promise.all(tooMany.map((request) => cache.delete(request)));
  },
};

const options = { cacheName: CACHE, plugins: [picturesOnly, bounded] };
const renewed = new StaleWhileRevalidate(options);
const kept = new CacheFirst(options);

/** The app asks for pictures under `gameResourceUrl`, and for no others, in a way that makes them readable. */
export const isPicture = ({ destination, mode }: Pick<Request, 'destination' | 'mode'>): boolean =>
  destination === 'image' && mode === 'cors';

export function routeGameResources(): void {
  registerRoute(
    ({ request }) => isPicture(request),
    async (context) => {
      const cache = await openCache(CACHE).catch(() => null);
      if (!cache) return fetch(context.request);
      return ((await isSparing()) ? kept : renewed).handle(context);
    },
  );
}

interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** In light mode a cached picture is not renewed: chosen, or on a metered connection and one as slow as 2g. */
export async function isSparing(): Promise<boolean> {
  if (await hasCache(LIGHT_ON)) return true;
  if (await hasCache(LIGHT_OFF)) return false;
  const line = (navigator as { connection?: Line }).connection;
  return line?.saveData === true || /2g/.test(line?.effectiveType ?? '');
}

// Files of this build's shell. Workbox answers them from its cache, and fetches and keeps again what has gone.
import { PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { openCache } from '#src/device/caches.ts';
import { shell, shellCache } from '../shell.ts';

export function routeShell(): void {
  const { match, handler } = new PrecacheRoute(shell, { cleanURLs: false, directoryIndex: '' });
  registerRoute(match, async (options) => {
    const cache = await openCache(shellCache).catch(() => null);
    return cache ? handler.handle(options) : fetch(options.request);
  });
}

// Hashed chunks never change, so a cached one of any build may answer.
import { registerRoute } from 'workbox-routing';
import { chunk, shellFile } from '../precache.ts';

export function routeChunks(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
    ({ request, event }) => chunk(request, event),
  );
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && OTHER_FILES.test(url.pathname),
    async ({ request, url }) => (await shellFile(url.pathname)) ?? fetch(request),
  );
}

/** Icons and similar files of the shell, without a hash in the name. */
const OTHER_FILES = /^\/[\w-]+\.(?:svg|png|ico|webmanifest)$/;

// Hashed parts never change: whichever generation holds one may answer.
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

/** Icons and the like: in the shell, under their plain names. */
const OTHER_FILES = /^\/[\w-]+\.(?:svg|png|ico|webmanifest)$/;

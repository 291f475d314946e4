// The shell, one cache a build. The newest two stay, so that a page of the build before keeps its parts.
import { PrecacheController } from 'workbox-precaching';
import { BUILD_ID } from '#src/contract/page/build-facts.ts';
import { shellFiles, worker } from './scope.ts';

const PREFIX = 'halcyon-shell';
const GENERATIONS = 2;

const CACHE = `${PREFIX}-${BUILD_ID}`;

const shell = new PrecacheController({ cacheName: CACHE });

export function keepShell(): void {
  shell.addToCacheList(shellFiles);
  worker.addEventListener('install', (event) => event.waitUntil(shell.install(event)));
  worker.addEventListener('activate', (event) => event.waitUntil(activate(event)));
}

export const shellFile = (path: string): Promise<Response | undefined> => shell.matchPrecache(path);

async function activate(event: ExtendableEvent): Promise<void> {
  await shell.activate(event);
  const generations = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const others = generations.filter((name) => name !== CACHE);
  await Promise.all(others.slice(0, -(GENERATIONS - 1)).map((name) => caches.delete(name)));
  // Only the very first worker takes the page that installed it; later ones wait until asked.
  if (others.length === 0) await worker.clients.claim();
}

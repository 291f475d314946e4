// The shell of this build, kept by Workbox in a cache of its own. The caches of the newest two builds stay, and those of
// builds that a page runs, which keeps its chunks.
import {
  cacheNames as workboxNames,
  clientsClaim,
  setCacheNameDetails,
  type WorkboxPlugin,
} from 'workbox-core';
import { PrecacheController } from 'workbox-precaching';
import { BUILD_ID, SHELL_PREFIX } from '#src/contract/page/build-info.ts';
import { filesFor, isOfItsType, type KeptFile } from '#src/contract/page/kept-files.ts';
import { cacheNames, deleteCache, openCache, orNothing } from '#src/device/caches.ts';
import { sharedLocks } from '#src/device/locks.ts';
import { installLanguages } from './language.ts';
import { shellFiles, worker } from './scope.ts';

const GENERATIONS = 2;

/** That of this build. */
export const shellCache = cacheOfBuild();

function cacheOfBuild(): string {
  setCacheNameDetails({ prefix: '', precache: SHELL_PREFIX, suffix: BUILD_ID });
  return workboxNames.precache;
}

/** A digest says nothing of the type that a file is answered with, and a browser runs no script of another type. */
const ofItsType: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => (isOfItsType(request.url, response) ? response : null),
  // An earlier worker kept whatever it was given.
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse && isOfItsType(request.url, cachedResponse) ? cachedResponse : null,
};

/** The browser's cache of a file with a hash may hold another answer than the platform's. */
const fetchedAgain: WorkboxPlugin = {
  requestWillFetch: async ({ request }) => new Request(request, { cache: 'reload' }),
};

function listOf(files: readonly KeptFile[], plugins: readonly WorkboxPlugin[] = []): PrecacheController {
  const list = new PrecacheController({ cacheName: shellCache, plugins: [ofItsType, ...plugins] });
  list.addToCacheList([...files]);
  return list;
}

/** Without its digest, so that a page gets what the platform sends. */
const fromPlatform: WorkboxPlugin = {
  handlerDidError: ({ request }) => fetch(request, { cache: 'reload' }),
};

export const shell = listOf(shellFiles, [fromPlatform]);

export function keepShell(): void {
  worker.addEventListener('install', (event) => event.waitUntil(install()));
  worker.addEventListener('activate', (event) => event.waitUntil(activate(event)));
  // Only the very first worker claims the page that installed it; later ones wait until asked.
  if (!worker.registration.active) clientsClaim();
}

export const shellFile = (path: string): Promise<Response | undefined> =>
  orNothing(() => shell.matchPrecache(path));

/** Workbox fetches what is missing only for an event of this type, one file after the other. */
const INSTALL = { type: 'install', waitUntil() {} } as unknown as ExtendableEvent;

/** Fails if one is not the file of this build. `watcher` hears of every file that is fetched and kept. */
export async function keepMissing(files: readonly KeptFile[], watcher: WorkboxPlugin = {}): Promise<void> {
  // At once where they are refused: nothing is fetched that could not be stored.
  await openCache(shellCache);
  const keep = (...plugins: WorkboxPlugin[]) => listOf(files, [watcher, ...plugins]).install(INSTALL);
  await keep().catch(() => keep(fetchedAgain));
}

/** Fails if a file is not the one of this build: the browser or a page then tries again. */
async function install(): Promise<void> {
  const languages = new Set(shellFiles.flatMap(({ language }) => language ?? []));
  await keepMissing(filesFor(shellFiles, await installLanguages([...languages])));
}

let refilling: Promise<void> | undefined;

/** The person or the browser may clear the caches while this worker lives. */
export const refill = (): Promise<void> =>
  (refilling ??= install().finally(() => {
    refilling = undefined;
  }));

async function activate(event: ExtendableEvent): Promise<void> {
  await shell.activate(event);
  const generations = (await cacheNames()).filter((name) => name.startsWith(SHELL_PREFIX));
  const others = generations.filter((name) => name !== shellCache);
  const { held = [] } =
    (await sharedLocks()
      ?.query()
      .catch(() => null)) ?? {};
  const old = others.slice(0, 1 - GENERATIONS).filter((cache) => !held.some(({ name }) => name === cache));
  await Promise.all(old.map(deleteCache));
}

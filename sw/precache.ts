// The build's files, one cache per build. The newest two are kept, and those that a page runs, which keeps its chunks.
import type { WorkboxPlugin } from 'workbox-core';
import { PrecacheController } from 'workbox-precaching';
import { SHELL_CACHE, SHELL_PREFIX } from '#src/contract/page/build-info.ts';
import {
  filesIn,
  type FirstFiles,
  isOfItsType,
  KEPT_FILES,
  type KeptFiles,
  type LaterFiles,
} from '#src/contract/page/kept-files.ts';
import type { ToWorker } from '#src/contract/page/to-worker.ts';
import { cachedResponse, cacheNames, deleteCache, openCache, orNothing } from '#src/device/caches.ts';
import { sharedLocks } from '#src/device/locks.ts';
import { installLanguages } from './language.ts';
import { shellFiles, worker } from './scope.ts';

const GENERATIONS = 2;

/** A digest says nothing of the type that a file is answered with, and a browser runs no script of another type. */
const ofItsType: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => (isOfItsType(request.url, response) ? response : null),
};

const shell = new PrecacheController({ cacheName: SHELL_CACHE, plugins: [ofItsType] });

export function keepShell(): void {
  shell.addToCacheList(shellFiles);
  worker.addEventListener('install', (event) => event.waitUntil(install(event)));
  worker.addEventListener('activate', (event) => event.waitUntil(activate()));
}

export const shellFile = (path: string): Promise<Response | undefined> =>
  orNothing(() => shell.matchPrecache(path));

/** Fails if a file is not the one of this build: the browser or a page then tries again. */
async function install(event: ExtendableEvent): Promise<void> {
  // At once where they are refused: nothing is fetched that could not be stored.
  await openCache(SHELL_CACHE);
  await shell.install(event);
  const list = await keptList();
  const languages = await installLanguages(Object.keys(list.texts));
  await keepMissing(list, [...list.files, ...languages.flatMap((language) => list.texts[language] ?? [])]);
}

async function activate(): Promise<void> {
  const generations = (await cacheNames()).filter((name) => name.startsWith(SHELL_PREFIX));
  const others = generations.filter((name) => name !== SHELL_CACHE);
  const { held = [] } =
    (await sharedLocks()
      ?.query()
      .catch(() => null)) ?? {};
  const old = others.slice(0, 1 - GENERATIONS).filter((cache) => !held.some(({ name }) => name === cache));
  await Promise.all(old.map(deleteCache));
  // Only the very first worker claims the page that installed it; later ones wait until asked.
  if (others.length === 0) await worker.clients.claim();
}

/** Throws if the browser has evicted the list. */
async function keptList(): Promise<FirstFiles> {
  const list = await shellFile(KEPT_FILES);
  return (await list!.json()) as FirstFiles;
}

/** `undefined` if it has not been fetched yet. */
async function keptLaterFiles({ later: { list } }: FirstFiles): Promise<LaterFiles | undefined> {
  const kept = await cachedResponse(`/${list}`, { cacheName: SHELL_CACHE });
  return kept?.json() as Promise<LaterFiles | undefined>;
}

/** Fetched when the first of them is to be kept. */
async function laterFiles(first: FirstFiles): Promise<LaterFiles> {
  await keepMissing(first, [first.later.list]);
  return (await keptLaterFiles(first))!;
}

const listedFiles = (): Promise<FirstFiles> => keptList().catch(() => refill().then(keptList));

/** The precache fetches what is missing only for an event of this type. */
const INSTALL = { type: 'install', waitUntil() {} } as unknown as ExtendableEvent;

let refilling: Promise<void> | undefined;

/** The person or the browser may clear the caches while this worker lives. */
export const refill = (): Promise<void> =>
  (refilling ??= install(INSTALL).finally(() => {
    refilling = undefined;
  }));

type Keep = Extract<ToWorker, { type: 'keep' }>;

let keeping: Promise<void> = Promise.resolve();

/** It takes over only when this worker is idle, and keeps the files of its own build. */
const isNewerWaiting = (): boolean => worker.registration.waiting !== null;

/** Set by the newest request: light mode ends what was begun without it. */
let isAllWanted = false;

/** One request of a page at a time, so that no file is fetched twice. If it fails, the next one continues. */
export function keepFiles({ language, isAll }: Keep): Promise<void> {
  if (shown !== undefined) shown = language;
  isAllWanted = isAll;
  const isOver = () => isNewerWaiting() || isAllWanted !== isAll;
  const keep = async () => {
    const first = await listedFiles();
    await keepMissing(first, filesIn(first, language), { onKept: reportKept, isOver });
    if (!isAll || isOver()) return;
    const later = await laterFiles(first);
    await keepMissing(later, filesIn(later, language), { onKept: reportKept, isOver });
  };
  keeping = keeping.then(keep).catch(() => {});
  return keeping;
}

/** Of the page that asked last how much is kept; `undefined` until one has. */
let shown: string | undefined;

/** Milliseconds: a report counts all names in the cache, and files arrive faster than anybody reads. */
const REPORT_PAUSE_MS = 250;
let nextReport: ReturnType<typeof setTimeout> | undefined;

function reportKept(): void {
  if (shown === undefined) return;
  nextReport ??= setTimeout(() => {
    nextReport = undefined;
    void tellKept().catch(() => {});
  }, REPORT_PAUSE_MS);
}

interface Keeping {
  readonly onKept?: () => void;
  readonly isOver?: () => boolean;
}

/** One after the other. Hashed files come from the browser's cache if the page has put them there. */
async function keepMissing(
  { digests }: Pick<FirstFiles, 'digests'>,
  files: readonly string[],
  { onKept = () => {}, isOver = () => false }: Keeping = {},
): Promise<void> {
  const cache = await openCache(SHELL_CACHE);
  for (const file of files) {
    if (isOver()) return;
    if (await cache.match(`/${file}`)) continue;
    await cache.put(`/${file}`, await fileOfBuild(`/${file}`, `sha256-${digests[file]}`));
    onKept();
  }
}

/** The browser refuses an answer with another digest; its cache may hold one. */
async function fileOfBuild(url: string, integrity: string): Promise<Response> {
  const response = await fetch(url, { integrity }).catch(() => fetch(url, { integrity, cache: 'reload' }));
  if (isOfItsType(url, response)) return response;
  throw new TypeError(`${url}: ${response.status}`);
}

/** From any build. A file of this build that was not cached yet is cached from now on. */
export async function chunk({ url }: Request, event: ExtendableEvent): Promise<Response> {
  const kept = await cachedResponse(url);
  if (kept && isOfItsType(url, kept)) return kept;
  if (kept) await dropEverywhere(url).catch(() => {});
  const response = await fetch(url);
  if (!isOfItsType(url, response)) return fetch(url, { cache: 'reload' });
  event.waitUntil(keepOpened(url).catch(() => {}));
  return response;
}

/** An earlier worker kept whatever it was given. */
async function dropEverywhere(url: string): Promise<void> {
  for (const name of await cacheNames()) await (await openCache(name)).delete(url);
}

/** A page of another build may have requested one of its own files. */
async function keepOpened(url: string): Promise<void> {
  const first = await listedFiles();
  const list = fileAt(first, url) ? first : await laterFiles(first);
  const file = fileAt(list, url);
  if (file) await keepMissing(list, [file], { onKept: reportKept });
}

const fileAt = ({ digests }: LaterFiles, url: string): string | undefined =>
  Object.keys(digests).find((file) => url.endsWith(`/${file}`));

/** To its pages; `language` is that of the page that asks. */
export async function tellKept(language = shown): Promise<void> {
  if (language === undefined) return;
  shown = language;
  const [cache, first] = await Promise.all([openCache(SHELL_CACHE), listedFiles()]);
  const later = await keptLaterFiles(first);
  const wanted = [
    ...filesIn(first, language),
    first.later.list,
    ...(later ? filesIn(later, language) : []),
  ].map((file) => `/${file}`);
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const count = shellFiles.length + wanted.filter((path) => kept.has(path)).length;
  const of = shellFiles.length + filesIn(first, language).length + 1 + (first.later.counts[language] ?? 0);
  const message = { type: 'kept', count, of } satisfies KeptFiles;
  for (const page of await worker.clients.matchAll({ type: 'window' })) page.postMessage(message);
}

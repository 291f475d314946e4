// The build's files, one cache per build. The newest two are kept, so that a page of the previous build keeps its chunks.
import { PrecacheController } from 'workbox-precaching';
import { BUILD_ID } from '#src/contract/page/build-facts.ts';
import { KEPT_FILES, type KeptFiles, type StagedFiles } from '#src/contract/page/kept-files.ts';
import type { ToWorker } from '#src/contract/page/worker-messages.ts';
import { installLanguages } from './language.ts';
import { shellFiles, worker } from './scope.ts';

const PREFIX = 'halcyon-shell';
const GENERATIONS = 2;

const CACHE = `${PREFIX}-${BUILD_ID}`;

const shell = new PrecacheController({ cacheName: CACHE });

export function keepShell(): void {
  shell.addToCacheList(shellFiles);
  worker.addEventListener('install', (event) => event.waitUntil(install(event)));
  worker.addEventListener('activate', (event) => event.waitUntil(activate()));
}

export const shellFile = (path: string): Promise<Response | undefined> => shell.matchPrecache(path);

async function install(event: ExtendableEvent): Promise<void> {
  await shell.install(event);
  const { first, texts } = await stagedFiles();
  const languages = await installLanguages(Object.keys(texts));
  await keepMissing([...first, ...languages.flatMap((language) => texts[language] ?? [])]);
}

async function activate(): Promise<void> {
  const generations = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const others = generations.filter((name) => name !== CACHE);
  await Promise.all(others.slice(0, -(GENERATIONS - 1)).map((name) => caches.delete(name)));
  // Only the very first worker claims the page that installed it; later ones wait until asked.
  if (others.length === 0) await worker.clients.claim();
}

/** Throws if the browser has evicted the list. */
async function stagedFiles(): Promise<StagedFiles> {
  const list = await shellFile(KEPT_FILES);
  return (await list!.json()) as StagedFiles;
}

const allOf = ({ first, texts, later }: StagedFiles): string[] => [
  ...first,
  ...Object.values(texts).flat(),
  ...later,
];

type Keep = Extract<ToWorker, { type: 'keep' }>;

let keeping: Promise<void> = Promise.resolve();

/** One request of a page at a time, so that no file is fetched twice. If it fails, the next one continues. */
export function keepFiles({ language, isAll }: Keep): Promise<void> {
  const keep = async () => {
    const files = await stagedFiles();
    const own = [...files.first, ...(files.texts[language] ?? [])];
    await keepMissing(isAll ? [...own, ...allOf(files)] : own, reportKept);
  };
  keeping = keeping.then(keep).catch(() => {});
  return keeping;
}

/** One after the other. Hashed files come from the browser's cache if the page has put them there. */
async function keepMissing(files: readonly string[], onKept = async () => {}): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const file of files) {
    if (await cache.match(`/${file}`)) continue;
    await cache.add(`/${file}`);
    await onKept();
  }
}

/** From any build. A file of this build that was not cached yet is cached from now on. */
export async function chunk(request: Request, event: ExtendableEvent): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) event.waitUntil(keepOpened(request.url, response.clone()).catch(() => {}));
  return response;
}

async function keepOpened(url: string, response: Response): Promise<void> {
  const files = allOf(await stagedFiles());
  // A page of another build may have requested one of its own files.
  if (!files.some((file) => url.endsWith(`/${file}`))) return;
  const cache = await caches.open(CACHE);
  await cache.put(url, response);
  await reportKept();
}

export async function reportKept(): Promise<void> {
  const [cache, files] = await Promise.all([caches.open(CACHE), stagedFiles()]);
  const { length: count } = await cache.keys();
  const of = shellFiles.length + allOf(files).length;
  const message = { type: 'kept', count, of } satisfies KeptFiles;
  for (const page of await worker.clients.matchAll({ type: 'window' })) page.postMessage(message);
}

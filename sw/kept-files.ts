// Files that pages ask for beyond the shell: its texts in another language, and every other screen.
import { filesFor, type KeptFile, type KeptFiles } from '#src/contract/page/kept-files.ts';
import type { ToWorker } from '#src/contract/page/to-worker.ts';
import { cachedResponse, openCache } from '#src/device/caches.ts';
import { laterFiles, shellFiles, worker } from './scope.ts';
import { keepMissing, shellCache } from './shell.ts';

type Keep = Extract<ToWorker, { type: 'keep' }>;

let keeping: Promise<void> = Promise.resolve();

/** It takes over only when this worker is idle, and keeps the files of its own build. */
const isNewerWaiting = (): boolean => worker.registration.waiting !== null;

let line = new AbortController();

/** Without an answer a file would hold this worker, and a newer one takes over only when it is idle. */
export function stopKeeping(): void {
  line.abort();
  line = new AbortController();
}

/** Set by the newest request: light mode ends what was begun without it. */
let isAllWanted = false;

/** One request of a page at a time, so that no file is fetched twice. If it fails, the next one continues. */
export function keepFiles({ language, isAll }: Keep): Promise<void> {
  if (shown !== undefined) shown = language;
  isAllWanted = isAll;
  const isOver = () => isNewerWaiting() || isAllWanted !== isAll;
  const keep = async () => {
    await keepReported(filesFor(shellFiles, [language]), isOver);
    if (isAll) await keepReported(filesFor(await listedLater(isOver), [language]), isOver);
  };
  keeping = keeping.then(keep).catch(() => {});
  return keeping;
}

function keepReported(files: readonly KeptFile[], isOver = () => false): Promise<void> {
  // Read now, because a second try must not begin once it has ended.
  const { signal } = line;
  return keepMissing(files, {
    requestWillFetch: async ({ request }) => {
      if (isOver()) throw new DOMException('Not wanted any more', 'AbortError');
      return new Request(request, { signal });
    },
    cacheDidUpdate: async () => reportKept(),
  });
}

/** Fetched when the first of them is to be kept. */
async function listedLater(isOver?: () => boolean): Promise<readonly KeptFile[]> {
  await keepReported([laterFiles], isOver);
  return (await keptLater())!;
}

/** `undefined` if it has not been fetched yet. */
async function keptLater(): Promise<readonly KeptFile[] | undefined> {
  const list = await cachedResponse(laterFiles.url, { cacheName: shellCache });
  return list?.json() as Promise<readonly KeptFile[] | undefined>;
}

/** A page of another build may have requested one of its own files. */
export async function keepOpened(path: string): Promise<void> {
  const file = (await listedLater()).find(({ url }) => path === `/${url}`);
  if (file) await keepReported([file]);
}

/** Language of the page that asked last how much is stored; `undefined` until one has. */
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

/** To its pages; `language` is that of the page that asks. */
export async function tellKept(language = shown): Promise<void> {
  if (language === undefined) return;
  shown = language;
  const [cache, later] = await Promise.all([openCache(shellCache), keptLater()]);
  const first = filesFor(shellFiles, [language]);
  const wanted = [...first, laterFiles, ...filesFor(later ?? [], [language])];
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const count = wanted.filter(({ url }) => kept.has(`/${url}`)).length;
  const of = first.length + 1 + laterFiles.count;
  const message = { type: 'kept', count, of } satisfies KeptFiles;
  for (const page of await worker.clients.matchAll({ type: 'window' })) page.postMessage(message);
}

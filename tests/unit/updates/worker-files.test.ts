// Which builds' files a worker deletes when it takes over.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SHELL_CACHE } from '#src/contract/page/build-info.ts';

interface Shell {
  readonly keepShell: () => void;
  readonly shellCache: string;
  readonly shellFile: (path: string) => Promise<Response | undefined>;
}

interface LifeEvent {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

type Listener = (event: LifeEvent & Partial<FetchEvent>) => void;

/** As far as the worker itself is concerned. */
interface FetchEvent {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
}

// Not by an import: the compiler knows the globals of a worker in `sw/` alone.
const [loadShell] = Object.values(import.meta.glob<Shell>('../../../sw/shell.ts'));
const [loadRoute] = Object.values(import.meta.glob<{ routeShell(): void }>('../../../sw/routes/shell.ts'));

let listeners: Record<string, Listener[]>;
let names: string[];
/** Names of locks that pages hold. */
let held: string[];
let claims: number;

/** Addresses in the cache of this build. */
let files: string[];

const SCRIPT = { url: 'assets/a.js', revision: null, integrity: 'sha256-1' };
const address = (file: string): string => `https://app.test/${file}`;

/** What the worker sees of itself; `active`: another one is in charge. */
function stubWorker(active: object | null): void {
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true);
  vi.stubGlobal('registration', { scope: 'https://app.test/' });
  vi.stubGlobal('location', new URL('https://app.test/'));
  vi.stubGlobal('self', {
    __WB_DISABLE_DEV_LOGS: true,
    __WB_MANIFEST: [SCRIPT],
    addEventListener: (type: string, listener: Listener) => (listeners[type] ??= []).push(listener),
    clients: { claim: async () => void (claims += 1) },
    registration: { active },
    caches,
  });
}

async function begin(active: object | null): Promise<Shell> {
  vi.resetModules();
  listeners = {};
  stubWorker(active);
  const loaded = await loadShell!();
  loaded.keepShell();
  (await loadRoute!()).routeShell();
  return loaded;
}

beforeEach(async () => {
  [names, held, claims, files] = [[SHELL_CACHE], [], 0, []];
  vi.stubGlobal('caches', {
    keys: async () => names,
    delete: async (name: string) => void (names = names.filter((other) => other !== name)),
    open: async () => ({
      keys: async () => files.map((url) => ({ url })),
      delete: async ({ url }: Request) => void (files = files.filter((other) => other !== url)),
    }),
  });
  vi.stubGlobal('navigator', { locks: { query: async () => ({ held: held.map((name) => ({ name })) }) } });
  await begin({});
});
afterEach(() => vi.unstubAllGlobals());

async function happens(type: string, event: Partial<FetchEvent> = {}): Promise<void> {
  const works: Promise<unknown>[] = [];
  for (const listener of listeners[type] ?? []) listener({ ...event, waitUntil: (work) => works.push(work) });
  await Promise.all(works);
}

async function activate(): Promise<string[]> {
  await happens('activate');
  return names;
}

const OTHERS = ['halcyon-pictures', 'halcyon-shell-a', 'halcyon-shell-b', 'halcyon-shell-c', SHELL_CACHE];

describe('a worker that takes over', () => {
  it('keeps its own files, those of the build before and what is no build', async () => {
    names = OTHERS;
    expect(await activate()).toEqual(['halcyon-pictures', 'halcyon-shell-c', SHELL_CACHE]);
    expect(claims).toBe(0);
  });

  it('keeps the files of every build that a page runs', async () => {
    [names, held] = [OTHERS, ['halcyon-outbox', 'halcyon-shell-a']];
    expect(await activate()).toEqual(OTHERS.filter((name) => name !== 'halcyon-shell-b'));
  });

  it('works where there are no locks', async () => {
    [names] = [OTHERS];
    vi.stubGlobal('navigator', {});
    expect(await activate()).toEqual(['halcyon-pictures', 'halcyon-shell-c', SHELL_CACHE]);
  });

  it('claims the page that installed it if it is the first one', async () => {
    await begin(null);
    await activate();
    expect(claims).toBe(1);
  });

  it('drops from its own files what its list does not name', async () => {
    files = [address(SCRIPT.url), address('assets/stray.js')];
    await activate();
    expect(files).toEqual([address(SCRIPT.url)]);
  });

  it('keeps its files under the name of the lock that its pages hold', async () => {
    expect((await begin({})).shellCache).toBe(SHELL_CACHE);
  });
});

describe('a worker whose caches are refused', () => {
  const refuse = async (): Promise<never> => {
    throw new DOMException('Access is denied.', 'SecurityError');
  };

  it('fetches nothing that it could not store, and leaves every file to the network', async () => {
    const fetched = vi.fn(async () => new Response('', { headers: { 'content-type': 'text/javascript' } }));
    vi.stubGlobal('fetch', fetched);
    vi.stubGlobal('caches', { open: refuse, match: refuse, keys: refuse });
    const { shellFile } = await begin({});
    await expect(happens('install')).rejects.toThrow('denied');
    expect(fetched).not.toHaveBeenCalled();
    expect(await shellFile('/index.html')).toBeUndefined();
    let answer: Promise<Response> | undefined;
    const request = new Request(address(SCRIPT.url));
    await happens('fetch', { request, respondWith: (given) => void (answer = given) });
    expect((await answer)?.status).toBe(200);
    expect(fetched).toHaveBeenCalledOnce();
  });
});

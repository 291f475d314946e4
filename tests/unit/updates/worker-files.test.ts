// Which builds' files a worker deletes when it takes over.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SHELL_CACHE } from '#src/contract/page/build-info.ts';

interface Precache {
  readonly keepShell: () => void;
  readonly shellFile: (path: string) => Promise<Response | undefined>;
  readonly chunk: (
    request: Request,
    event: { waitUntil: (work: Promise<unknown>) => void },
  ) => Promise<Response>;
}

// Not by an import: the compiler knows the globals of a worker in `sw/` alone.
const [loadFiles] = Object.values(import.meta.glob<Precache>('../../../sw/precache.ts'));

let listeners: Record<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => void>;
let names: string[];
/** Names of locks that pages hold. */
let held: string[];
let claims: number;

beforeEach(async () => {
  [listeners, names, held, claims] = [{}, [SHELL_CACHE], [], 0];
  vi.resetModules();
  vi.stubGlobal('registration', { scope: 'https://app.test/' });
  vi.stubGlobal('self', {
    __WB_MANIFEST: [],
    addEventListener: (type: string, listener: never) => (listeners[type] = listener),
    clients: { claim: async () => void (claims += 1) },
  });
  vi.stubGlobal('caches', {
    keys: async () => names,
    delete: async (name: string) => void (names = names.filter((other) => other !== name)),
  });
  vi.stubGlobal('navigator', { locks: { query: async () => ({ held: held.map((name) => ({ name })) }) } });
  (await loadFiles!()).keepShell();
});
afterEach(() => vi.unstubAllGlobals());

async function activate(): Promise<string[]> {
  const works: Promise<unknown>[] = [];
  listeners['activate']?.({ waitUntil: (work) => works.push(work) });
  await Promise.all(works);
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

  it('works where there are no locks, and claims the page that installed the first one', async () => {
    vi.stubGlobal('navigator', {});
    expect(await activate()).toEqual([SHELL_CACHE]);
    expect(claims).toBe(1);
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
    const works: Promise<unknown>[] = [];
    const waitUntil = (work: Promise<unknown>) => void works.push(work);
    listeners['install']?.({ waitUntil });
    await expect(Promise.all(works)).rejects.toThrow('denied');
    expect(fetched).not.toHaveBeenCalled();
    const { chunk, shellFile } = await loadFiles!();
    expect(await shellFile('/index.html')).toBeUndefined();
    const request = new Request('https://app.test/assets/a.js');
    expect((await chunk(request, { waitUntil })).status).toBe(200);
    expect(fetched).toHaveBeenCalledOnce();
  });
});

// The config that the worker answers with, and what it asks the platform behind it.
import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DB_NAME } from '#src/data/db/tables/version.ts';
import { HalcyonDb, type StoredConfig } from '#src/data/db/tables/schema.ts';

interface Routes {
  routeAppConfig(): void;
}
interface ConfigInput {
  readonly v: string;
  readonly gameListVersion?: string;
}
type Handle = (event: {
  readonly request: Request;
  readonly clientId: string;
  readonly respondWith: (answer: Promise<Response>) => void;
  readonly waitUntil: (work: Promise<unknown>) => void;
}) => void;

// Not by an import: the compiler knows the globals of a worker in `sw/` alone.
const [load] = Object.values(import.meta.glob<Routes>('../../../sw/routes/app-config.ts'));
const ADDRESS = 'https://app.test/app/v1/anonymous/appConfig';

let handle: Handle;
let page: HalcyonDb;
/** Messages that the page that asked has received. */
let renewed: unknown[];
/** Bodies that the platform has received. */
let questions: ConfigInput[];
let platform: () => Promise<Response>;

beforeEach(async () => {
  vi.resetModules();
  [renewed, questions] = [[], []];
  platform = async () => new Response('the answer of the platform');
  vi.stubGlobal('registration', { scope: 'https://app.test/' });
  vi.stubGlobal('self', {
    __WB_DISABLE_DEV_LOGS: true,
    location: { origin: 'https://app.test' },
    addEventListener: (type: string, listener: Handle) => type === 'fetch' && (handle = listener),
    clients: {
      get: async (id: string) =>
        id === 'page' ? { postMessage: (one: unknown) => renewed.push(one) } : undefined,
      matchAll: async () => [],
    },
  });
  vi.stubGlobal('location', new URL('https://app.test/'));
  vi.stubGlobal('caches', { has: async () => false });
  vi.stubGlobal('navigator', { userAgent: '' });
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true);
  vi.stubGlobal('FetchEvent', class {});
  vi.stubGlobal('ExtendableEvent', Object);
  vi.stubGlobal('fetch', async (request: Request) => {
    questions.push((await request.json()) as ConfigInput);
    return platform();
  });
  page = new HalcyonDb();
  await page.open();
  (await load!()).routeAppConfig();
});
afterEach(async () => {
  page.close();
  vi.unstubAllGlobals();
  await Dexie.delete(DB_NAME);
});

const store = (v: string): Promise<unknown> =>
  page.config.put({
    key: 'appConfig',
    v,
    config: { v: 'older', bankList: [] } as unknown as StoredConfig,
    readAt: 1,
  });

/** As a page asks: what it hears, and whether the worker says that it answers by itself. */
async function ask(input: object | string): Promise<{ text: string; source: string | null }> {
  const body = typeof input === 'string' ? input : JSON.stringify(input);
  const works: Promise<unknown>[] = [];
  let answer: Promise<Response> | undefined;
  handle({
    request: new Request(ADDRESS, { method: 'POST', body }),
    clientId: 'page',
    respondWith: (given) => void (answer = given),
    waitUntil: (work) => void works.push(work),
  });
  const response = await answer!;
  const heard = { text: await response.text(), source: response.headers.get('x-halcyon-source') };
  await Promise.allSettled(works);
  return heard;
}

const dataOf = ({ text }: { text: string }): unknown => (JSON.parse(text) as { data: unknown }).data;

describe('a page that asks for the config', () => {
  it('hears at once that the one it has is stored, and what the platform says of it later', async () => {
    await store('7');
    const heard = await ask({ v: '7', gameListVersion: '3' });
    expect(dataOf(heard)).toEqual({ v: '7', unchanged: true });
    expect(heard.source).toBe('local');
    expect(questions).toEqual([{ v: '7', gameListVersion: '3' }]);
    expect(renewed).toEqual([{ type: 'renewed', answer: 'the answer of the platform' }]);
  });

  it.each(['', '6', '8', 'nonsense'])('gets the stored one although it names the version "%s"', async (v) => {
    await store('7');
    const heard = await ask({ v });
    expect(dataOf(heard)).toEqual({ v: '7', bankList: [] });
    expect(heard.source).toBe('local');
    // What it names must not be confirmed as what is stored.
    expect(questions).toEqual([{ v: '7' }]);
  });

  it('gets the stored one where nobody answers, and learns that nobody did', async () => {
    await store('7');
    platform = () => Promise.reject(new TypeError('offline'));
    expect(dataOf(await ask({ v: '' }))).toEqual({ v: '7', bankList: [] });
    expect(renewed).toEqual([{ type: 'renewed' }]);
  });

  it.each([[{ v: '' }], [{ v: '7' }], ['null'], ['{']])(
    'gets the answer of the platform to %j while none is stored',
    async (input) => {
      vi.stubGlobal('fetch', platform);
      expect(await ask(input)).toEqual({ text: 'the answer of the platform', source: null });
      expect(renewed).toEqual([]);
    },
  );

  it('gets the answer of the platform where the tables are those of another build', async () => {
    await store('7');
    page.close();
    const other = new Dexie(DB_NAME);
    other.version(99).stores({ config: 'key' });
    await other.open();
    expect((await ask({ v: '7' })).source).toBeNull();
    other.close();
  });
});

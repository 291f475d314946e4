// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BUILD_ID } from '#src/contract/page/build-info.ts';
import { recover, resetRecovery } from '#src/app/updates/chunk-recovery.ts';
import { connection } from '#src/data/api/connection.ts';
import { openGameId } from '#src/data/games/open-game.ts';

const KEY = 'halcyon.missing';

let reloads: number;
let dropped: string[];
/** Whether the platform answers. */
let isAnswering: boolean;

beforeEach(() => {
  [reloads, dropped, isAnswering] = [0, [], true];
  sessionStorage.clear();
  connection.value = 'online';
  vi.spyOn(location, 'reload').mockImplementation(() => void (reloads += 1));
  vi.stubGlobal('caches', {
    keys: async () => ['halcyon-shell-1', 'halcyon-pictures', 'halcyon-first-screen', 'halcyon-handed-over'],
    delete: async (name: string) => void dropped.push(name),
  });
  vi.stubGlobal('fetch', async () => {
    if (!isAnswering) throw new TypeError('Failed to fetch');
    return Response.json({ id: BUILD_ID, version: '1', time: 1 });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** `undefined` while the page is about to reload. */
async function taken(part: string): Promise<{ isLineDown: boolean } | undefined> {
  const before = reloads;
  const end = recover(part);
  const reloading = vi.waitFor(() => expect(reloads).toBe(before + 1));
  return Promise.race([end, reloading.then(() => {})]) as ReturnType<typeof taken>;
}

describe('a screen whose code is missing', () => {
  it('costs one reload, then one without files, and then none', async () => {
    expect(await taken('a')).toBeUndefined();
    expect(dropped).toEqual([]);
    expect(await taken('a')).toBeUndefined();
    expect(dropped).toEqual(['halcyon-shell-1', 'halcyon-pictures', 'halcyon-first-screen']);
    expect(await recover('a')).toEqual({ isLineDown: false });
    expect(await recover('a')).toEqual({ isLineDown: false });
    expect(reloads).toBe(2);
  });

  it('is counted for itself, whatever else loads', async () => {
    await taken('a');
    await taken('a');
    resetRecovery('b');
    expect(await recover('a')).toEqual({ isLineDown: false });
    expect(await taken('b')).toBeUndefined();
  });

  it('begins anew once it has loaded, and in another build', async () => {
    await taken('a');
    resetRecovery('a');
    await taken('a');
    expect(dropped).toEqual([]);
    sessionStorage.setItem(KEY, JSON.stringify({ build: 'another', steps: { a: 2 } }));
    expect(await taken('a')).toBeUndefined();
    expect(dropped).toEqual([]);
  });

  it('never reloads on a line that cannot serve it', async () => {
    isAnswering = false;
    expect(await recover('a')).toEqual({ isLineDown: true });
    expect(reloads).toBe(0);
  });

  it('never reloads while work is unsaved, and then counts no step', async () => {
    openGameId.value = 7;
    expect(await recover('a')).toEqual({ isLineDown: false });
    expect(reloads).toBe(0);
    openGameId.value = 0;
    await taken('a');
    expect(dropped).toEqual([]);
  });

  it('never reloads where the step cannot be noted', async () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => null,
      setItem() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
    expect(await recover('a')).toEqual({ isLineDown: false });
    expect(reloads).toBe(0);
  });

  it.each(['', 'null', '7', '{"build":7}', '{"build":"x","steps":{"a":"b"}}'])(
    'takes what is noted as %j for nothing',
    async (noted) => {
      sessionStorage.setItem(KEY, noted);
      expect(await taken('a')).toBeUndefined();
    },
  );
});

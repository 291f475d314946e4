// The page's own start, on a device whose storage misbehaves.
import 'fake-indexeddb/auto';
import type * as ReactDom from 'react-dom/client';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { BUILD_ID } from '#src/contract/page/build-info.ts';
import type { ConnectionState } from '#src/data/api/connection.ts';
import { restoreProperties } from '#tests/support/device/replace-property.ts';
import { lineTo } from '#tests/support/line.ts';
import type { TestPlatform } from '#tests/support/platform.ts';

export const NOTHING_KEPT = "This browser doesn't save data, so offline reading is off";
export const LESS_KEPT = "This browser doesn't keep everything, so you may have to sign in again";

/** The states of the connection while the page started. */
export let states: ConnectionState[];

let drawn: Array<{ unmount: () => void }> = [];

/** Keeps what the page draws, so that it can be taken away. */
function watchRoots(): void {
  vi.doMock('react-dom/client', async (original) => {
    const real = await original<typeof ReactDom>();
    const kept = <R extends { unmount: () => void }>(root: R): R => {
      drawn.push(root);
      return root;
    };
    return {
      ...real,
      createRoot: (...given: Parameters<typeof real.createRoot>) => kept(real.createRoot(...given)),
      hydrateRoot: (...given: Parameters<typeof real.hydrateRoot>) => kept(real.hydrateRoot(...given)),
    };
  });
}

/** For a file whose tests each start a page: the next one, and the next file, begin with nothing of it. */
export function startsPages(): void {
  beforeEach(() => void vi.resetModules());
  afterEach(async () => {
    await leave();
    restoreProperties();
    vi.unstubAllGlobals();
  });
}

async function leave(): Promise<void> {
  await vi.dynamicImportSettled();
  for (const root of drawn) root.unmount();
  drawn = [];
  document.body.replaceChildren();
  vi.doUnmock('react-dom/client');
  vi.useRealTimers();
}

/** A page of its own, on a device that has nothing of it yet. */
export async function visit(platform: TestPlatform, spoilIt: () => void, address = '/'): Promise<void> {
  const line = lineTo(platform.app).fetch;
  const build = { id: BUILD_ID, version: '1', time: 1 };
  // Not a call, so the platform's own line does not know it.
  vi.stubGlobal('fetch', (...given: Parameters<typeof fetch>) =>
    given[0] === '/build.json' ? Promise.resolve(Response.json(build)) : line(...given),
  );
  vi.stubGlobal('indexedDB', new IDBFactory());
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', address);
  document.body.innerHTML = '<div id="root"></div>';
  spoilIt();
  watchRoots();
  const { connection } = await import('#src/data/api/connection.ts');
  states = [];
  connection.subscribe((state) => states.push(state));
  await import('#src/app/main.tsx');
}

export const seen = () => document.body.textContent ?? '';
const banner = () => document.querySelector('output')?.textContent ?? '';

/** For a browser that says nothing time passes faster than it does here. */
export const shows = (look: () => void): Promise<void> =>
  vi.waitFor(
    async () => {
      await vi.dynamicImportSettled();
      if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(250);
      look();
    },
    { timeout: 60_000, interval: 10 },
  );

export const passQuickly = (): void =>
  void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });

export async function expectLobby(sentence: string): Promise<void> {
  await shows(() => {
    expect(document.querySelectorAll('main li a').length).toBeGreaterThan(5);
    expect(seen()).toContain('Sign in');
    expect(banner()).toBe(sentence);
  });
  expect(states).toEqual(['online']);
}

// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, describe, expect, vi } from 'vitest';
import { keepThisFirstScreen } from '#src/app/first-screen/keep.ts';
import { FIRST_SCREEN_KEY } from '#src/contract/page/first-screen.ts';
import { dropFirstScreen, keptFirstScreen } from '#src/data/db/first-screen-cache.ts';
import { endSession, session } from '#src/data/session/session.ts';
import { type Gate, newGate } from '#tests/support/device/locks.ts';
import { closePage, enterAs, openPage } from '#tests/support/page.ts';
import { platformTest } from '#tests/support/platform-test.ts';

const it = platformTest();

/** Written copies, in order; the first write waits for the gate. */
let written: boolean[];
let writing: Gate;
let mayWrite: Gate;

it.beforeEach(async ({ platform }) => {
  [written, writing, mayWrite] = [[], newGate(), newGate()];
  const kept = new Map<string, Response>();
  const cache = {
    async put(key: string, copy: Response) {
      const { data } = (await copy.clone().json()) as { data: string };
      written.push((JSON.parse(data) as { isSignedIn: boolean }).isSignedIn);
      writing.open();
      await mayWrite.isOpen;
      kept.set(key, copy);
    },
    match: async (key: string) => kept.get(key)?.clone(),
  };
  await openPage(platform);
  vi.stubGlobal('caches', { open: async () => cache, delete: async () => kept.delete(FIRST_SCREEN_KEY) });
  vi.stubGlobal('reportError', (error: unknown) => {
    throw error;
  });
});
afterEach(closePage);

const isKeptSignedIn = async () => {
  const copy = await keptFirstScreen();
  return copy ? (JSON.parse(copy.data) as { isSignedIn: boolean }).isSignedIn : 'none';
};

describe('the copy of the first screen', () => {
  it('of a member does not survive a sign-out during its write', async ({ platform }) => {
    enterAs(await platform.register());
    const isKept = keepThisFirstScreen();
    await writing.isOpen;
    endSession('signOut', session.peek().token);
    // The sign-out deletes the existing copy, and the write in progress ends after it.
    await dropFirstScreen();
    mayWrite.open();
    await isKept;
    expect(written).toEqual([true, false]);
    expect(await isKeptSignedIn()).toBe(false);
  });

  it('of a member does not survive it where that of a visitor was kept before', async ({ platform }) => {
    mayWrite.open();
    await keepThisFirstScreen();
    [written, writing, mayWrite] = [[], newGate(), newGate()];
    enterAs(await platform.register());
    const isKept = keepThisFirstScreen();
    await writing.isOpen;
    endSession('signOut', session.peek().token);
    await dropFirstScreen();
    mayWrite.open();
    await isKept;
    expect(await isKeptSignedIn()).toBe(false);
  });

  it('is written again only after a change or a sign-in', async ({ platform }) => {
    mayWrite.open();
    await keepThisFirstScreen();
    const before = written.length;
    await keepThisFirstScreen();
    expect(written).toHaveLength(before);
    enterAs(await platform.register());
    await keepThisFirstScreen();
    expect(await isKeptSignedIn()).toBe(true);
    expect(written.length).toBeGreaterThan(before);
  });
});

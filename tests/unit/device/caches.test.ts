import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storedCookie } from '#src/device/cookie-store.ts';
import { replaceProperty, restoreProperties } from '#tests/support/device/replace-property.ts';
import { FAULTS, spoilt } from '#tests/support/device/spoilt.ts';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  replaceProperty(globalThis, 'caches', undefined);
  replaceProperty(globalThis, 'cookieStore', undefined);
});
afterEach(() => {
  vi.useRealTimers();
  restoreProperties();
});

describe.each(FAULTS)('a cache storage that %s', (fault) => {
  it('is empty, and fails whoever writes to it', async () => {
    const own = await import('#src/device/caches.ts');
    spoilt(globalThis, 'caches', fault);
    const read = Promise.all([own.hasCache('a'), own.cacheNames(), own.cachedResponse('/a')]);
    const written = expect(own.openCache('a')).rejects.toBeInstanceOf(Error);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await read).toEqual([false, [], undefined]);
    await written;
    await own.deleteCache('a');
  });
});

it('a cache storage that says nothing is waited for once', async () => {
  const { hasCache } = await import('#src/device/caches.ts');
  spoilt(globalThis, 'caches', 'never answers');
  const first = hasCache('a');
  await vi.advanceTimersByTimeAsync(10_000);
  expect([await first, await hasCache('b')]).toEqual([false, false]);
});

describe.each(FAULTS)("a worker's cookie store that %s", (fault) => {
  it('holds no cookie', async () => {
    spoilt(globalThis, 'cookieStore', fault);
    const read = storedCookie('language');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await read).toBe(fault === 'is missing' ? undefined : '');
  });
});

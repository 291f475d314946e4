import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cachedResponse, cacheNames, deleteCache, hasCache, openCache } from '#src/device/caches.ts';
import { storedCookie } from '#src/device/cookie-store.ts';
import { replaceProperty, restoreProperties } from '#tests/support/device/replace-property.ts';
import { FAULTS, spoilt } from './spoilt.ts';

beforeEach(() => {
  replaceProperty(globalThis, 'caches', undefined);
  replaceProperty(globalThis, 'cookieStore', undefined);
});
afterEach(() => {
  vi.useRealTimers();
  restoreProperties();
});

describe.each(FAULTS)('a cache storage that %s', (fault) => {
  it('is empty, and fails whoever writes to it', async () => {
    vi.useFakeTimers();
    spoilt(globalThis, 'caches', fault);
    const read = Promise.all([hasCache('a'), deleteCache('a'), cacheNames(), cachedResponse('/a')]);
    const written = expect(openCache('a')).rejects.toBeInstanceOf(Error);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await read).toEqual([false, false, [], undefined]);
    await written;
  });
});

describe.each(FAULTS)("a worker's cookie store that %s", (fault) => {
  it('holds no cookie', async () => {
    vi.useFakeTimers();
    spoilt(globalThis, 'cookieStore', fault);
    const read = storedCookie('language');
    await vi.advanceTimersByTimeAsync(5000);
    expect(await read).toBe(fault === 'is missing' ? undefined : '');
  });
});

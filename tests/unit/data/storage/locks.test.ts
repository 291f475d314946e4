// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { holdWhileShown } from '#src/data/db/locks.ts';

afterEach(() => vi.unstubAllGlobals());

/** Names that are held now. */
function locksOf(held: string[]) {
  const request = async (name: string, _: LockOptions, work: (lock: object) => Promise<void>) => {
    held.push(name);
    await work({});
    held.splice(held.indexOf(name), 1);
  };
  return { request };
}

describe('a lock that a page holds while it is shown', () => {
  it('is let go when the page is left, and taken again when it returns', async () => {
    const held: string[] = [];
    vi.stubGlobal('navigator', { locks: locksOf(held) });
    await holdWhileShown('some');
    dispatchEvent(new Event('pageshow'));
    expect(held).toEqual(['some']);
    dispatchEvent(new Event('pagehide'));
    await vi.waitFor(() => expect(held).toEqual([]));
    dispatchEvent(new Event('pageshow'));
    expect(held).toEqual(['some']);
  });

  it('is done without where the browser refuses locks or has none', async () => {
    vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new Error('Refused')) } });
    await holdWhileShown('some');
    vi.stubGlobal('navigator', {});
    await expect(holdWhileShown('some')).resolves.toBeUndefined();
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { askToPersist, usedShare } from '#src/device/room.ts';
import { FAULTS, spoilt } from '#tests/support/device/spoilt.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a browser that may evict storage', () => {
  const asked = async (isKept: boolean) => {
    const persist = vi.fn(async () => true);
    vi.stubGlobal('navigator', { storage: { persist, persisted: async () => isKept } });
    await askToPersist();
    return persist.mock.calls.length;
  };

  it('is asked once for persistent storage', async () => {
    expect([await asked(false), await asked(true)]).toEqual([1, 0]);
  });

  it('says how full it is, unless it allows nothing', async () => {
    const share = (usage: number, quota: number) => {
      vi.stubGlobal('navigator', { storage: { estimate: async () => ({ usage, quota }) } });
      return usedShare();
    };
    expect([await share(30, 40), await share(30, 0)]).toEqual([0.75, undefined]);
  });
});

describe.each(FAULTS)('a storage manager that %s', (fault) => {
  it('is asked for nothing more, and says nothing', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('navigator', spoilt({}, 'storage', fault));
    const said = Promise.all([askToPersist(), usedShare()]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await said).toEqual([undefined, undefined]);
  });
});

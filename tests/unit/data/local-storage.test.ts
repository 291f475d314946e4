import { afterEach, describe, expect, it, vi } from 'vitest';
import { askToPersist, readItem, removeItem, writeItem } from '#src/data/session/local-storage.ts';

afterEach(() => {
  removeItem('key');
  vi.unstubAllGlobals();
});

function stubStorage(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  return kept;
}

describe('a value for this device', () => {
  it('is stored by the browser, for every tab', () => {
    const kept = stubStorage();
    writeItem('key', 'value');
    expect([readItem('key'), [...kept]]).toEqual(['value', [['key', 'value']]]);
    removeItem('key');
    expect([readItem('key'), kept.size]).toEqual([null, 0]);
  });

  it('is kept in the page if the browser refuses', () => {
    const refuse = () => {
      throw new DOMException('', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(readItem('key')).toBeNull();
    writeItem('key', 'value');
    expect(readItem('key')).toBe('value');
    removeItem('key');
    expect(readItem('key')).toBeNull();
  });
});

describe('a browser that may evict storage', () => {
  const asked = async (isKept: boolean | undefined) => {
    const persist = vi.fn(async () => true);
    const persisted = isKept === undefined ? undefined : async () => isKept;
    vi.stubGlobal('navigator', { storage: { persist, persisted } });
    await askToPersist();
    return persist.mock.calls.length;
  };

  it('is asked once for persistent storage', async () => {
    expect([await asked(false), await asked(true), await asked(undefined)]).toEqual([1, 0, 0]);
  });

  it('is not asked at an insecure address', async () => {
    vi.stubGlobal('navigator', {});
    await expect(askToPersist()).resolves.toBeUndefined();
  });
});

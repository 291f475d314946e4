import { afterEach, describe, expect, it, vi } from 'vitest';
import { isForgetful, readItem, removeItem, sessionItems, writeItem } from '#src/device/items.ts';

afterEach(() => {
  removeItem('key');
  sessionItems.remove('key');
  isForgetful.value = false;
  vi.unstubAllGlobals();
});

const refuse = (): never => {
  throw new DOMException('', 'SecurityError');
};

function stubStorage(kept = new Map<string, string>(), { isFull = false } = {}): Map<string, string> {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => (isFull ? refuse() : void kept.set(key, value)),
    removeItem: (key: string) => void kept.delete(key),
  });
  return kept;
}

describe('a value for this device', () => {
  it('is stored by the browser, for every tab', () => {
    const kept = stubStorage();
    expect(writeItem('key', 'value')).toBe(true);
    expect([readItem('key'), [...kept]]).toEqual(['value', [['key', 'value']]]);
    removeItem('key');
    expect([readItem('key'), kept.size]).toEqual([null, 0]);
    expect(isForgetful.peek()).toBe(false);
  });

  it('is kept in the page if the browser refuses', () => {
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(readItem('key')).toBeNull();
    expect(writeItem('key', 'value')).toBe(false);
    expect([readItem('key'), isForgetful.peek()]).toEqual(['value', true]);
    removeItem('key');
    expect(readItem('key')).toBeNull();
  });

  it('is the newest one, also if the browser still holds an older one and has no room', () => {
    const kept = stubStorage();
    writeItem('key', 'old');
    stubStorage(kept, { isFull: true });
    writeItem('key', 'new');
    expect([readItem('key'), kept.get('key')]).toEqual(['new', 'old']);
    stubStorage(kept);
    writeItem('key', 'newest');
    expect([readItem('key'), kept.get('key')]).toEqual(['newest', 'newest']);
  });
});

describe('a value for this tab', () => {
  it('is kept in the page if the browser refuses to name its storage at all', () => {
    vi.stubGlobal('sessionStorage', undefined);
    Object.defineProperty(globalThis, 'sessionStorage', { get: refuse, configurable: true });
    expect(sessionItems.read('key')).toBeNull();
    expect(sessionItems.write('key', 'value')).toBe(false);
    expect(sessionItems.read('key')).toBe('value');
  });
});

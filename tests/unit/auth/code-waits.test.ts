// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { platformTime } from '#src/data/api/clock.ts';
import { codeWaitOf, keepCodeWait } from '#src/patterns/one-time-code/code-waits.ts';

const NUMBER = '+639171234567';
const target = { purpose: 3, to: NUMBER };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const keepFor = (seconds: number, of = target) =>
  keepCodeWait(of, { nextAt: platformTime() + seconds, remaining: 9, length: 6 });

describe('the wait for the next code', () => {
  it('counts for one number and purpose, and ends by itself', () => {
    keepFor(60);
    expect(codeWaitOf(target)).toMatchObject({ nextAt: platformTime() + 60, remaining: 9, length: 6 });
    expect(codeWaitOf({ ...target, purpose: 2 })).toBeUndefined();
    expect(codeWaitOf({ ...target, to: '+639171234568' })).toBeUndefined();
    vi.setSystemTime(Date.now() + 60_000);
    expect(codeWaitOf(target)).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  it('is kept for each target, with the latest time', () => {
    keepFor(60);
    keepFor(60, { ...target, purpose: 2 });
    keepFor(90);
    expect(codeWaitOf(target)?.nextAt).toBe(platformTime() + 90);
    expect(codeWaitOf({ ...target, purpose: 2 })?.nextAt).toBe(platformTime() + 60);
  });

  it('does not reveal the number: many others have the same hash', () => {
    keepFor(60);
    const kept = Object.values(localStorage).join('');
    expect(kept).not.toContain(NUMBER.slice(-5));
    const others = Array.from({ length: 8_000_000 / 1000 }, (_, index) => `+63917${1_000_000 + index * 997}`);
    const alike = others.filter((to) => codeWaitOf({ ...target, to }) !== undefined);
    expect(alike.length).toBeGreaterThan(0);
  });

  it.each(['not json', '{}', 'null'])('ignores a storage that holds %s', (kept) => {
    localStorage.setItem('halcyon.codeWaits', kept);
    expect(codeWaitOf(target)).toBeUndefined();
    keepFor(60);
    expect(codeWaitOf(target)).toBeDefined();
  });
});

// What an operator reads in the log while the same thing goes wrong for everybody.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RepeatedLines } from '#server/http/repeated-lines.ts';

describe('a failure that repeats', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('has one line at once, and one after a minute with its number', () => {
    const lines: unknown[] = [];
    const repeated = new RepeatedLines();
    const fail = (message: string, call: string) => {
      const err = new Error(message);
      repeated.pass([{ err, call }, message], ([fields]) =>
        lines.push({ ...(fields as object), err: message }),
      );
    };
    for (let time = 0; time < 590; time += 1) fail('The database is away', `call${time % 7}`);
    fail('Something else', 'online');
    expect(lines).toEqual([
      { err: 'The database is away', call: 'call0' },
      { err: 'Something else', call: 'online' },
    ]);
    vi.advanceTimersByTime(60_000);
    expect(lines.slice(2)).toEqual([{ err: 'The database is away', call: 'call0', repeated: 589 }]);
    fail('The database is away', 'online');
    expect(lines).toHaveLength(4);
    vi.advanceTimersByTime(60_000);
    expect(lines).toHaveLength(4);
  });
});

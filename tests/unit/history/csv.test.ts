import { describe, expect, it } from 'vitest';
import { csvOf } from '#src/patterns/export/csv.ts';

describe('a CSV table', () => {
  it('shows every amount with two decimals and a point, in any language', () => {
    const row = [
      { coin: 0 },
      { coin: 5 },
      { coin: -150 },
      { coin: 123_456 },
      { coin: -9_007_199_254_740_991 },
    ];
    expect(csvOf([row])).toBe('0.00,0.05,-1.50,1234.56,-90071992547409.91\r\n');
  });

  it('contains times that any program can read, and plain counts', () => {
    expect(csvOf([[{ time: 1_790_000_000 }, { count: 12_000 }]])).toBe('2026-09-21T14:13:20Z,12000\r\n');
  });

  it('is whole although a time is beyond what a date can hold', () => {
    for (const time of [8_640_000_000_001, Number.MAX_SAFE_INTEGER])
      expect(csvOf([['a', { time }]])).toBe('a,9999-12-31T23:59:59Z\r\n');
  });

  it('keeps any name in its own cell', () => {
    expect(csvOf([['Say "Ahoy", sailor', 'two\nlines', 'a;b', ' edge']])).toBe(
      '"Say ""Ahoy"", sailor","two\nlines","a;b"," edge"\r\n',
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\r=1'])(
    'lets no spreadsheet execute %j',
    (text) => {
      expect(csvOf([[text]]).replace(/^"/, '')).toMatch(/^'/);
    },
  );
});

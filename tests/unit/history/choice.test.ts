import { describe, expect, it } from 'vitest';
import { dayText, daysOf, spanOf } from '#src/patterns/days/days.ts';
import type { Choice } from '#src/features/history/range/choice.ts';
import { readChoice } from '#src/features/history/range/use-choice.ts';
import { readQuery } from '#src/navigation/query.ts';
import { drawingOf, HEIGHT, WIDTH } from '#src/features/history/report/columns.ts';

const NOW = new Date(2026, 10, 21, 18, 30);
const choice = (part: Partial<Choice>): Choice => ({
  range: 'week',
  groupBy: 'day',
  from: '',
  to: '',
  ...part,
});
const daysIn = (part: Partial<Choice>) => {
  const span = spanOf(choice(part), NOW);
  return span && [span.startTime, span.endTime].map((time) => dayText(new Date(time * 1000)));
};

describe('the days of a report', () => {
  it.each([
    ['today', '2026-11-21', '2026-11-21'],
    ['week', '2026-11-15', '2026-11-21'],
    ['month', '2026-10-23', '2026-11-21'],
  ] as const)('for %s are whole days', (range, first, last) => {
    expect(daysIn({ range })).toEqual([first, last]);
    const span = spanOf(choice({ range }), NOW);
    expect(new Date((span?.startTime ?? 0) * 1000).getHours()).toBe(0);
    expect(new Date(((span?.endTime ?? 0) + 1) * 1000).getHours()).toBe(0);
  });

  it('may be chosen if they form a valid range', () => {
    expect(daysIn({ range: 'own', from: '2026-02-27', to: '2026-03-01' })).toEqual([
      '2026-02-27',
      '2026-03-01',
    ]);
    const wrong = [
      ['2026-03-02', '2026-03-01'],
      ['', '2026-03-01'],
      ['2026-02-31', '2026-03-01'],
      ['yesterday', '2026-03-01'],
      ['0101-01-01', '2026-03-01'],
      ['2026-03-01', '9999-12-31'],
    ] as const;
    for (const [from, to] of wrong) expect(spanOf(choice({ range: 'own', from, to }))).toBeUndefined();
  });

  it('end before the future in the chart', () => {
    const span = spanOf(choice({ range: 'own', from: '2026-11-20', to: '2026-11-30' }));
    expect(span && daysOf(span, NOW)).toEqual(['2026-11-20', '2026-11-21']);
  });

  it('come from the address, and fall back to the default if they are invalid', () => {
    expect(readChoice(readQuery('?range=own&from=2026-01-01&to=2026-01-02&by=type'))).toEqual({
      range: 'own',
      groupBy: 'type',
      from: '2026-01-01',
      to: '2026-01-02',
    });
    expect(readChoice(readQuery('?range=eternity&by=luck'))).toEqual(choice({}));
  });
});

describe('the chart', () => {
  const profits = (...values: number[]) => values.map((profit, index) => ({ key: String(index), profit }));

  it('has one baseline with wins above and losses below, all within its area', () => {
    const { columns, zero, highest, lowest } = drawingOf(profits(300, -100, 0));
    expect([highest, lowest, zero]).toEqual([300, -100, HEIGHT * 0.75]);
    expect(columns.map(({ isLoss, y, height }) => [isLoss, y, height])).toEqual([
      [false, 0, 75],
      [true, 75, 25],
      [false, 75, 0],
    ]);
  });

  it('shows even the smallest result, and a whole year', () => {
    const { columns } = drawingOf(profits(1_000_000, 1, -1, ...Array.from({ length: 363 }, () => -5)));
    for (const { x, y, width, height } of columns) {
      expect(height).toBeGreaterThan(0);
      expect(Math.min(x, y, width)).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(WIDTH);
      expect(y + height).toBeLessThanOrEqual(HEIGHT + 0.001);
    }
  });
});

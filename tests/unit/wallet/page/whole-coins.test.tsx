// @vitest-environment happy-dom
// Amounts are typed in whole coins, and a limit may lie between two of them: what is said is what is accepted.
import { renderHook, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadTexts } from '#src/i18n/load-texts.ts';
import { AmountField, useAmountProblem } from '#src/patterns/money/AmountField.tsx';
import { formatLimit, leastWhole, mostWhole } from '#src/patterns/money/limit-coin.ts';

beforeAll(() => loadTexts(['common']));

const problemOf = () => renderHook(() => useAmountProblem()).result.current;

describe('a limit between two whole coins', () => {
  it.each([
    // A least of 10.50 and a most of 99.99.
    [10_00, 'At least 11'],
    [11_00, undefined],
    [99_00, undefined],
    [100_00, 'At most 99'],
  ])('judges %i hundredths as it says', (amount, said) => {
    expect(problemOf()(amount, { min: 10_50, max: 99_99 })).toBe(said);
  });

  it('of what there is counts alike', () => {
    const rule = { min: 1_00, max: 500_00, most: 42_42 };
    expect(problemOf()(42_00, rule)).toBeUndefined();
    expect(problemOf()(43_00, rule)).toBe('At most 42');
  });

  it('lets every amount pass that the platform accepts, and none that it refuses', () => {
    const problem = problemOf();
    const hundredths = fc.integer({ min: 1, max: 10_000_00 });
    fc.assert(
      fc.property(hundredths, hundredths, fc.integer({ min: 1, max: 10_000 }), (one, other, coins) => {
        const [min, max] = [Math.min(one, other), Math.max(one, other)];
        const amount = coins * 100;
        expect(problem(amount, { min, max }) === undefined).toBe(amount >= min && amount <= max);
      }),
    );
  });

  it('offers no usual amount that cannot be typed', () => {
    const field = { label: 'Amount', value: '', onValue: () => {}, presetsLabel: 'Usual', amount: undefined };
    render(<AmountField {...field} presets={[10_50, 20_00]} />);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['20']);
  });

  it('is written with its hundredths where nobody types it', () => {
    expect([10_00, 10_50, 50].map((limit) => formatLimit(limit, 'en-US'))).toEqual(['10', '10.50', '0.50']);
    expect([leastWhole(10_01), mostWhole(10_99), leastWhole(10_00), mostWhole(10_00)]).toEqual([
      11_00, 10_00, 10_00, 10_00,
    ]);
  });
});

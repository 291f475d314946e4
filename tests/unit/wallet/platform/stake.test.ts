// Whatever is staked and won, no coin appears, and none is free that was not staked.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type BoundCoin, staked, takeFrom, without, won } from '#server/store/ledger/stake.ts';

const row = fc.record({
  kind: fc.constantFrom('deposit', 'welcome', 'task'),
  coin: fc.integer({ min: 1, max: 1e9 }),
  times: fc.integer({ min: 1, max: 30 }),
});
const round = fc.record({ share: fc.double({ min: 0, max: 1, noNaN: true }), factor: fc.nat(1000) });
const sum = (rows: readonly BoundCoin[], part: 'coin' | 'remaining') =>
  rows.reduce((total, each) => total + each[part], 0);

it('holds for any rows, stakes and wins', () => {
  fc.assert(
    fc.property(
      fc.array(row, { maxLength: 6 }),
      fc.nat(1e9),
      fc.array(round),
      (begin, ownAtFirst, rounds) => {
        let rows = begin.map(({ times, ...each }, id): BoundCoin => {
          const required = each.coin * times;
          return { ...each, id, required, remaining: required };
        });
        let own = ownAtFirst;
        for (const { share, factor } of rounds) {
          const bet = Math.floor(share * (sum(rows, 'coin') + own));
          if (bet === 0) continue;
          const win = Math.floor((bet * factor) / 500);
          const taken = takeFrom(rows, bet);
          const fromOwn = bet - taken.reduce((total, { coin }) => total + coin, 0);
          // Own coin is staked once nothing else is left.
          expect(fromOwn === 0 || sum(without(rows, taken), 'coin') === 0).toBe(true);
          const counted = staked(without(rows, taken), bet);
          expect(sum(counted, 'remaining')).toBe(Math.max(0, sum(rows, 'remaining') - bet));
          const open = counted.filter(({ remaining }) => remaining > 0);
          const after = won(open, { bet, win, taken });
          const returned = sum(after, 'coin') - sum(open, 'coin');
          expect(returned).toBeGreaterThanOrEqual(0);
          expect(returned).toBeLessThanOrEqual(win);
          own += sum(counted, 'coin') - sum(open, 'coin') - fromOwn + win - returned;
          expect(own).toBeGreaterThanOrEqual(0);
          rows = after.filter(({ coin }) => coin > 0);
        }
      },
    ),
  );
});

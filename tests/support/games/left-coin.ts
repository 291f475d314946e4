import { balanceOf, post } from '#server/store/ledger/ledger.ts';
import type { TestPlatform } from '#tests/support/platform.ts';

/** Takes coin from a member by a bet, until `coin` hundredths are left. */
export async function leaveCoin(platform: TestPlatform, memberId: number, coin: number): Promise<void> {
  const { coin: before } = await balanceOf(platform.db, memberId);
  const bet = { memberId, kind: 'bet', amount: before - coin, now: platform.clock.now } as const;
  await platform.db.transaction().execute((trx) => post(trx, bet));
}

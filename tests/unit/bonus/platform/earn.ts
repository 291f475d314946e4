// Really doing what earns a bonus.
import { enter } from '../../game/pages/games-client.ts';
import { GAMES } from '#tests/support/small-catalogue.ts';
import type { SignedInCaller, TestPlatform } from '#tests/support/platform.ts';

const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** Plays rounds of so many coins each. */
export async function playRounds(platform: TestPlatform, member: SignedInCaller, coins: readonly number[]) {
  const game = await enter(platform, member, { gameId: GAMES.open });
  for (const stake of coins) {
    const { errcode } = await game.play(stake * 100);
    if (errcode !== 0) throw new Error(`The round was refused with ${errcode}`);
  }
  await platform.call('exitGame', { gameId: GAMES.open }, member);
}

/** Moves the platform's clock on to an hour of its day, today or tomorrow. */
export function goTo(platform: TestPlatform, hour: number): void {
  const { now } = platform.clock;
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), hour);
  platform.clock.advance((today > now.getTime() ? today : today + DAY) - now.getTime());
}

/** Entries of a kind in the member's ledger: amounts in hundredths. */
export async function entriesOf(platform: TestPlatform, { id }: SignedInCaller, kind: string) {
  const rows = await platform.db
    .selectFrom('ledger_entry')
    .select('amount')
    .where('member_id', '=', id)
    .where('kind', '=', kind)
    .orderBy('seq')
    .execute();
  return rows.map(({ amount }) => amount);
}

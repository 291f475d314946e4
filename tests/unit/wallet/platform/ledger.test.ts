import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { isRefusal } from '#server/refusals/refusal.ts';
import { balanceOf, post, type Posting } from '#server/store/ledger/ledger.ts';
import { userInfoOf } from '#server/store/member/user-info.ts';
import type { Row } from '#server/database/tables/tables.ts';
import type { TestPlatform } from '#tests/support/platform.ts';
import { GAMES, WELCOME_COIN } from '#tests/support/small-catalogue.ts';
import { platformTest } from '#tests/support/platform-test.ts';

const it = platformTest();

interface Move {
  readonly kind: Posting['kind'];
  readonly amount: number;
  readonly orderId?: string;
}

const move = (platform: TestPlatform, memberId: number, wanted: Move) =>
  platform.db
    .transaction()
    .execute((trx) => post(trx, { memberId, ...wanted, now: platform.clock.now, gameId: GAMES.open }));

const entriesOf = (platform: TestPlatform, memberId: number) =>
  platform.db
    .selectFrom('ledger_entry')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('seq')
    .execute();

function expectToAddUp(
  entries: readonly Row<'ledger_entry'>[],
  balance: { coin: number; balanceSeq: number },
): void {
  let sum = 0;
  for (const [index, entry] of entries.entries()) {
    sum += entry.amount;
    expect(entry.seq).toBe(index + 1);
    expect(entry.balance).toBe(sum);
    expect(sum).toBeGreaterThanOrEqual(0);
  }
  expect(balance).toMatchObject({ coin: sum, balanceSeq: entries.length });
}

describe('the ledger', () => {
  it('never dates an entry before the one it follows', async ({ platform }) => {
    const { id } = await platform.register();
    platform.clock.advance(-5_000);
    await move(platform, id, { kind: 'bet', amount: 300 });
    platform.clock.advance(5_000);
    const [first, second] = await entriesOf(platform, id);
    expect(second?.created_at).toEqual(first?.created_at);
  });

  it('numbers its entries and names both sides', async ({ platform }) => {
    const { id } = await platform.register();
    const before = await balanceOf(platform.db, id);
    const after = await move(platform, id, { kind: 'bet', amount: 300, orderId: 'r1' });
    expect(after).toEqual({ coin: before.coin - 300, safebox: 0, balanceSeq: before.balanceSeq + 1 });
    const [, entry] = await entriesOf(platform, id);
    expect(entry).toMatchObject({
      pocket: 'coin',
      counter: 'house',
      amount: -300,
      type: 3,
      order_id: 'r1',
      game_id: GAMES.open,
    });
  });

  it.for([
    ['welcome', 4, 'promotion', 1],
    ['bind', 4, 'promotion', 1],
    ['bet', 3, 'house', -1],
    ['deposit', 1, 'deposit', 1],
    ['depositBonus', 4, 'promotion', 1],
    ['withdrawal', 2, 'withdrawal', -1],
    ['withdrawalReturned', 2, 'withdrawal', 1],
  ] as const)(
    'writes a %s as type %i against %s',
    async ([kind, type, counter, sign], { platform, member }) => {
      await move(platform, member.id, { kind, amount: 700, orderId: 'an order' });
      expect((await entriesOf(platform, member.id)).at(-1)).toMatchObject({
        kind,
        type,
        counter,
        amount: sign * 700,
        balance: WELCOME_COIN + sign * 700,
        order_id: 'an order',
      });
    },
  );

  it('refuses what is not there, and writes nothing', async ({ platform }) => {
    const { id } = await platform.register();
    const refused = await move(platform, id, { kind: 'bet', amount: WELCOME_COIN + 1 });
    expect(isRefusal(refused) && refused.errcode).toBe(2001);
    expect(await entriesOf(platform, id)).toHaveLength(1);
    expect(await balanceOf(platform.db, id)).toMatchObject({ coin: WELCOME_COIN, balanceSeq: 1 });
    expect(await move(platform, id, { kind: 'bet', amount: WELCOME_COIN })).toMatchObject({ coin: 0 });
  });

  it('takes whole amounts above zero only', async ({ platform }) => {
    const { id } = await platform.register();
    for (const amount of [0, -1, 0.5, Number.NaN, 2 ** 60]) {
      await expect(move(platform, id, { kind: 'correctionUp', amount })).rejects.toThrow(RangeError);
    }
  });

  it('holds one entry of a kind for one order', async ({ platform }) => {
    const { id } = await platform.register();
    await move(platform, id, { kind: 'bet', amount: 100, orderId: 'once' });
    await expect(move(platform, id, { kind: 'bet', amount: 100, orderId: 'once' })).rejects.toMatchObject({
      code: '23505',
    });
    expect(await move(platform, id, { kind: 'correctionUp', amount: 50, orderId: 'once' })).toMatchObject({
      coin: WELCOME_COIN - 50,
    });
  });

  it('is never changed afterwards, not even by hand', async ({ platform }) => {
    const { id } = await platform.register();
    const { db } = platform;
    await expect(
      db.updateTable('ledger_entry').set({ amount: 1 }).where('member_id', '=', id).execute(),
    ).rejects.toThrow('never changed');
    await expect(db.deleteFrom('ledger_entry').where('member_id', '=', id).execute()).rejects.toThrow(
      'never changed',
    );
    await expect(
      db.updateTable('member_balance').set({ coin: -1 }).where('member_id', '=', id).execute(),
    ).rejects.toThrow(/check constraint/);
  });

  it('keeps the sums of a lifetime, without what was returned', async ({ platform, member }) => {
    await move(platform, member.id, { kind: 'deposit', amount: 5_000 });
    await move(platform, member.id, { kind: 'withdrawal', amount: 2_000, orderId: 'paid' });
    await move(platform, member.id, { kind: 'withdrawal', amount: 900, orderId: 'refused' });
    await move(platform, member.id, { kind: 'withdrawalReturned', amount: 900, orderId: 'refused' });
    expect(await userInfoOf(platform.db, member.id, { vipMap: {}, userLevelList: [] })).toMatchObject({
      totalRecharge: 5_000,
      exchange: 2_000,
      coin: WELCOME_COIN + 3_000,
    });
  });

  it('keeps the sum of a lifetime of stakes', async ({ platform }) => {
    const member = await platform.register();
    await move(platform, member.id, { kind: 'bet', amount: 250 });
    await move(platform, member.id, { kind: 'correctionUp', amount: 900 });
    await move(platform, member.id, { kind: 'bet', amount: 150 });
    expect((await platform.call('refreshData', {}, member)).data).toMatchObject({
      bet: 400,
      coin: WELCOME_COIN + 500,
    });
    const sums = platform.db.selectFrom('member_balance').select(['staked', 'deposited', 'withdrawn']);
    expect(await sums.where('member_id', '=', member.id).executeTakeFirst()).toEqual({
      staked: 400,
      deposited: 0,
      withdrawn: 0,
    });
  });

  it('forgets a move together with what it belonged to', async ({ platform }) => {
    const { id } = await platform.register();
    const attempt = platform.db.transaction().execute(async (trx) => {
      await post(trx, { memberId: id, kind: 'correctionUp', amount: 500, now: platform.clock.now });
      throw new Error('the rest failed');
    });
    await expect(attempt).rejects.toThrow('the rest failed');
    expect(await entriesOf(platform, id)).toHaveLength(1);
  });

  it('adds up and never goes below zero, whichever calls arrive at the same moment', async ({ platform }) => {
    const moves = fc.array(
      fc.record({
        who: fc.nat(1),
        kind: fc.constantFrom<Posting['kind']>('bet', 'task', 'welcome'),
        amount: fc.integer({ min: 1, max: WELCOME_COIN }),
      }),
      { minLength: 1, maxLength: 24 },
    );
    await fc.assert(
      fc.asyncProperty(moves, async (wanted) => {
        const members = [await platform.register(), await platform.register()];
        const outcomes = await Promise.all(
          wanted.map(({ who, ...one }) => move(platform, members[who]?.id ?? 0, one)),
        );
        for (const [who, { id }] of members.entries()) {
          const entries = await entriesOf(platform, id);
          expectToAddUp(entries, await balanceOf(platform.db, id));
          const granted = wanted.filter((one, at) => one.who === who && !isRefusal(outcomes[at]));
          expect(entries).toHaveLength(granted.length + 1);
        }
      }),
      { numRuns: 15 },
    );
  });

  it('counts the money of all members and of the other sides to zero', async ({ platform }) => {
    const { rows } = await sql<{ held: number; given: number }>`
      select (select coalesce(sum(coin + safebox), 0)::bigint from member_balance) as held,
        (select coalesce(sum(amount), 0)::bigint from ledger_entry) as given`.execute(platform.db);
    expect(rows[0]?.held).toBe(rows[0]?.given);
  });
});

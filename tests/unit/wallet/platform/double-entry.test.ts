// Both sides of every movement have a balance, and the database refuses one that no entry explains.
import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { post, postRound } from '#server/store/ledger/ledger.ts';
import { MIGRATIONS } from '#server/store/migrations/migrate.ts';
import { runMigrations } from '#server/store/schema/run-migrations.ts';
import type { Db } from '#server/database/tables/tables.ts';
import { checkLedger } from '#server/store/wallet/ledger-check.ts';
import { openEmptyDatabase } from '#tests/support/database/open.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { WELCOME_COIN } from '#tests/support/small-catalogue.ts';

const it = platformTest();

async function accountsOf(db: Db): Promise<Record<string, number>> {
  const { rows } = await sql<{ code: string; balance: number }>`
    select code, sum(balance)::bigint as balance from ledger_account
    group by code having sum(seq) > 0 order by code`.execute(db);
  return Object.fromEntries(rows.map(({ code, balance }) => [code, balance]));
}

describe('an entry', () => {
  it('takes from one account what it gives to the other', async ({ platform }) => {
    const before = await accountsOf(platform.db);
    const { id: memberId } = await platform.register();
    await platform.db
      .transaction()
      .execute((trx) => postRound(trx, { memberId, bet: 5_00, win: 2_00, now: platform.clock.now }));
    expect(await accountsOf(platform.db)).toEqual({
      house: (before['house'] ?? 0) + 3_00,
      promotion: (before['promotion'] ?? 0) - WELCOME_COIN,
    });
  });

  it('leaves the sum of all balances at zero', async ({ platform, member }) => {
    await platform.db
      .transaction()
      .execute((trx) =>
        post(trx, { memberId: member.id, kind: 'bet', amount: 700, now: platform.clock.now }),
      );
    const { held, counter, problems } = await checkLedger(platform.db);
    expect(held).toBeGreaterThan(0);
    expect(held + counter).toBe(0);
    expect(problems).toEqual([]);
  });
});

describe('the database refuses', () => {
  const UNEXPLAINED = 'no ledger entry explains this balance';

  it.for<[title: string, statement: string, refusal: string]>([
    ['a balance changed by hand', 'update member_balance set coin = coin + 1', UNEXPLAINED],
    ['a safebox changed by hand', 'update member_balance set safebox = 5, seq = seq + 1', UNEXPLAINED],
    ['an account changed by hand', `update ledger_account set balance = 1 where code = 'house'`, UNEXPLAINED],
    [
      'an entry without its two balances',
      `insert into ledger_entry select member_id, seq + 1000, pocket, counter, kind, type, amount, balance + amount,
         null, null, now(), counter_shard, counter_seq + 1000, counter_balance - amount from ledger_entry limit 1`,
      'both sides of a ledger entry move with it',
    ],
  ])('%s', async ([, statement, refusal], { platform, member }) => {
    expect(member.id).toBeGreaterThan(0);
    await expect(sql.raw(statement).execute(platform.db)).rejects.toThrow(refusal);
    expect((await checkLedger(platform.db)).problems).toEqual([]);
  });
});

describe('the check of the ledger', () => {
  /** What a disk or a hand with a superuser's rights may do, behind the rules. */
  const spoil = async (db: Db, ...statements: string[]) => {
    const steps = ['set local session_replication_role = replica', ...statements];
    await sql.raw(`do $$ begin ${steps.map((step) => `${step};`).join(' ')} end $$`).execute(db);
  };

  it('names the member whose balance no entries explain, and whose entries have a gap', async ({
    platform,
    member: { id },
  }) => {
    await spoil(
      platform.db,
      `update member_balance set coin = coin + 1, seq = seq + 1 where member_id = ${id}`,
    );
    expect((await checkLedger(platform.db)).problems).toEqual([
      'The sum of all balances is not 0.',
      `The balance is not the sum of the entries of member ${id}.`,
      `The entries are not numbered without a gap for member ${id}.`,
    ]);
    await spoil(
      platform.db,
      `update member_balance set coin = coin - 1, seq = seq - 1 where member_id = ${id}`,
    );
    expect((await checkLedger(platform.db)).problems).toEqual([]);
  });

  it('names the entry that was rewritten, and the account that does not fit it', async ({
    platform,
    member: { id },
  }) => {
    const shard = id % 32;
    await spoil(platform.db, `update ledger_entry set amount = amount + 1 where member_id = ${id}`);
    expect((await checkLedger(platform.db)).problems).toEqual([
      `The balance is not the sum of the entries of member ${id}.`,
      `The running balance does not follow from the entry before it at member and entry ${id} 1.`,
      `The balance is not what members lost to account promotion ${shard}.`,
    ]);
    await spoil(platform.db, `update ledger_entry set amount = amount - 1 where member_id = ${id}`);
  });
});

describe('a ledger of an earlier build', () => {
  it('gets the other side of all its entries', async () => {
    const opened = await openEmptyDatabase();
    const { db } = opened;
    const earlier = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < '010'));
    await runMigrations(db, earlier);
    await sql.raw(FILLED).execute(db);
    await runMigrations(db, MIGRATIONS);
    expect(await checkLedger(db)).toEqual({
      members: 40,
      entries: 120,
      held: 40 * 850,
      counter: -40 * 850,
      problems: [],
    });
    expect(await accountsOf(db)).toEqual({ house: 40 * 150, promotion: -40 * 1000 });
    await opened.close();
  });
});

/** Forty members with a welcome, a bet and a win each. */
const FILLED = `do $$ begin
  insert into member (uuid, account, account_key, account_type, nickname, invite_code, registered_at)
    select gen_random_uuid(), 'm' || n, 'm' || n, 1, 'm', 'code' || n, now() from generate_series(1, 40) n;
  insert into member_balance (member_id, coin, seq) select id, 850, 3 from member;
  insert into ledger_entry (member_id, seq, pocket, counter, kind, type, amount, balance, created_at)
    select id, seq, 'coin', counter, kind, type, amount, balance, timestamptz '2026-01-01' + seq * interval '1 minute'
    from member, (values (1, 'promotion', 'welcome', 4, 1000, 1000), (2, 'house', 'bet', 3, -200, 800),
      (3, 'house', 'win', 3, 50, 850)) entry (seq, counter, kind, type, amount, balance);
end $$`;

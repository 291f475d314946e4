// Coin of a database that an earlier build has written.
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { MIGRATIONS } from '#server/store/migrations/migrate.ts';
import { runMigrations } from '#server/store/schema/run-migrations.ts';
import { checkLedger } from '#server/store/wallet/ledger-check.ts';
import { withdrawableOf } from '#server/store/wallet/withdrawable.ts';
import { openEmptyDatabase } from '#tests/support/database/open.ts';

type Entry = [kind: 'welcome' | 'deposit' | 'withdrawal' | 'bet' | 'win', amount: number];

interface Earlier {
  readonly entries: readonly Entry[];
  /** As the earlier build kept it. */
  readonly required?: number;
  readonly from?: number;
  readonly coin: number;
  readonly withdrawable: number;
  readonly remaining: number;
}

const MEMBERS: Readonly<Record<string, Earlier>> = {
  'was given coin and never staked': {
    entries: [['welcome', 1000]],
    ...{ coin: 1000, withdrawable: 0, remaining: 1000 },
  },
  'staked a part of what was given': {
    entries: [
      ['welcome', 1000],
      ['bet', -300],
      ['win', 250],
    ],
    ...{ coin: 950, withdrawable: 250, remaining: 700 },
  },
  'staked all of what was given': {
    entries: [
      ['welcome', 1000],
      ['bet', -1000],
      ['win', 900],
    ],
    ...{ coin: 900, withdrawable: 900, remaining: 0 },
  },
  'lost nearly all, and was given more than is left': {
    entries: [
      ['welcome', 1000],
      ['bet', -950],
    ],
    ...{ coin: 50, withdrawable: 0, remaining: 50 },
  },
  'still has to stake a deposit beside coin that is free': {
    entries: [
      ['welcome', 1000],
      ['bet', -1000],
      ['win', 900],
      ['deposit', 200],
    ],
    ...{ required: 200, from: 1000, coin: 1100, withdrawable: 900, remaining: 200 },
  },
  'withdrew what was given': {
    entries: [
      ['welcome', 1000],
      ['withdrawal', -900],
    ],
    ...{ coin: 100, withdrawable: 0, remaining: 100 },
  },
};

it('stays withdrawable but for what was given and never staked, and what was to be staked already', async () => {
  const opened = await openEmptyDatabase();
  const { db } = opened;
  await runMigrations(db, Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < '030')));
  for (const [name, earlier] of Object.entries(MEMBERS)) await sql.raw(filled(name, earlier)).execute(db);
  await runMigrations(db, MIGRATIONS);
  for (const [name, { coin, withdrawable, remaining }] of Object.entries(MEMBERS)) {
    const { id } = await db
      .selectFrom('member')
      .select('id')
      .where('account', '=', name)
      .executeTakeFirstOrThrow();
    const found = await withdrawableOf(db, { memberId: id, coin });
    expect({ name, ...found }).toMatchObject({ name, withdrawable, turnover: { remaining } });
  }
  expect((await checkLedger(db)).problems.filter((problem) => problem.includes('staked'))).toEqual([]);
  await opened.close();
});

const COUNTER = {
  welcome: 'promotion',
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  bet: 'house',
  win: 'house',
};

/** Without the rules, which the build that wrote it has kept. */
function filled(name: string, { entries, required = 0, from = 0, coin }: Earlier): string {
  const staked = entries.reduce((sum, [kind, amount]) => sum - (kind === 'bet' ? amount : 0), 0);
  const rows = entries.map(
    ([kind, amount], at) => `
      insert into ledger_entry (member_id, seq, pocket, counter, kind, type, amount, balance, created_at, counter_shard,
        counter_seq, counter_balance)
      values (who, ${at + 1}, 'coin', '${COUNTER[kind]}', '${kind}', 1, ${amount}, 0, now(), 0, who * 10 + ${at}, 0);`,
  );
  return `do $$ declare who bigint; begin
    set local session_replication_role = replica;
    insert into member (uuid, account, account_key, account_type, nickname, invite_code, registered_at)
      values (gen_random_uuid(), '${name}', '${name}', 1, 'm', '${name}', now()) returning id into who;
    insert into member_balance (member_id, coin, seq, staked, turnover_required, turnover_from)
      values (who, ${coin}, ${entries.length}, ${staked}, ${required}, ${from});
    ${rows.join('')}
  end $$`;
}

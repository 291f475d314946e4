// What an operator can prove about the money: read only, in one transaction, so that nothing moves meanwhile.
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/tables/tables.ts';

export interface LedgerCheck {
  readonly members: number;
  readonly entries: number;
  /** Hundredths held by members, and by the accounts of the platform; both together are 0. */
  readonly held: number;
  readonly counter: number;
  /** One sentence each; none if everything adds up. */
  readonly problems: readonly string[];
}

interface Rule {
  readonly says: string;
  /** Ids of what breaks it. */
  readonly found: RawBuilder<{ id: string }>;
}

const RULES: readonly Rule[] = [
  {
    says: 'balance is not the sum of the entries of member',
    found: sql`
      select member_id::text as id from member_balance mine
      where coin <> (select coalesce(sum(amount), 0) from ledger_entry entry
          where entry.member_id = mine.member_id and pocket = 'coin')
        or safebox <> (select coalesce(sum(amount), 0) from ledger_entry entry
          where entry.member_id = mine.member_id and pocket = 'safebox')
      order by member_id`,
  },
  {
    says: 'entries are not numbered without a gap for member',
    found: sql`
      select mine.member_id::text as id from member_balance mine
      left join ledger_entry entry on entry.member_id = mine.member_id
      group by mine.member_id, mine.seq
      having count(entry.seq) <> mine.seq or coalesce(max(entry.seq), 0) <> mine.seq
      order by mine.member_id`,
  },
  {
    says: 'running balance does not follow from the entry before it at member and entry',
    found: sql`
      select member_id || ' ' || seq as id from (
        select member_id, seq, amount, balance,
          coalesce(lag(balance) over (partition by member_id, pocket order by seq), 0) as before
        from ledger_entry
      ) entry
      where balance <> before + amount
      order by member_id, seq`,
  },
  {
    says: 'coin to be staked is not what the last entry says of member',
    found: sql`
      select entry.member_id::text as id from ledger_entry entry
      join member_balance mine on mine.member_id = entry.member_id and mine.seq = entry.seq
      where entry.bound <> (select coalesce(sum(coin), 0) from bound_coin kept where kept.member_id = entry.member_id)
        or entry.bound > mine.coin
      order by entry.member_id`,
  },
  {
    says: 'balance is not what members lost to account',
    found: sql`
      select code || ' ' || shard as id from ledger_account account
      left join ledger_entry entry on entry.counter = account.code and entry.counter_shard = account.shard
      group by account.code, account.shard
      having account.balance <> -coalesce(sum(entry.amount), 0) or account.seq <> count(entry.seq)
      order by account.code, account.shard`,
  },
];

const SHOWN = 5;

export function checkLedger(db: Db): Promise<LedgerCheck> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const { rows } = await sql<Omit<LedgerCheck, 'problems'>>`
        select (select count(*) from member_balance) as members, (select count(*) from ledger_entry) as entries,
          (select coalesce(sum(coin + safebox), 0)::bigint from member_balance) as held,
          (select coalesce(sum(balance), 0)::bigint from ledger_account) as counter`.execute(trx);
      const [sums] = rows;
      if (!sums) throw new Error('The ledger could not be read');
      const problems = sums.held + sums.counter === 0 ? [] : ['The sum of all balances is not 0.'];
      for (const { says, found } of RULES) {
        const broken = (await found.execute(trx)).rows.map(({ id }) => id);
        if (broken.length > 0) problems.push(sentence(says, broken));
      }
      return { ...sums, problems };
    });
}

function sentence(says: string, broken: readonly string[]): string {
  const more = broken.length > SHOWN ? ` and ${broken.length - SHOWN} more` : '';
  return `The ${says} ${broken.slice(0, SHOWN).join(', ')}${more}.`;
}

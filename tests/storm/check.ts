// What has to be true of the database after a storm.
import { sql } from 'kysely';
import { checkLedger } from '#server/store/wallet/ledger-check.ts';
import type { Db } from '#server/database/tables/tables.ts';
import type { AcknowledgedWrites } from './scene.ts';

const entries = (kind: string, order: string) =>
  `(select count(*) from ledger_entry entry where entry.kind = '${kind}' and entry.order_id = ${order})`;

/** Each finds what breaks it. */
const RULES: Readonly<Record<string, string>> = {
  'a withdrawal without exactly one entry, or returned otherwise than once when refused': `
    select order_id as id from withdrawal_order
    where ${entries('withdrawal', 'withdrawal_order.order_id')} <> 1
      or ${entries('withdrawalReturned', 'withdrawal_order.order_id')} <> (status = 4)::int`,
  'a deposit credited otherwise than once when paid': `
    select order_id as id from deposit_order
    where ${entries('deposit', 'deposit_order.order_id')} <> (status = 1)::int
      or ${entries('depositBonus', 'deposit_order.order_id')} <> (status = 1 and bonus > 0)::int`,
  'a round without exactly one bet, or with another win': `
    select id::text from game_round where not trial and (
      ${entries('bet', `'round-' || game_round.id`)} <> 1 or ${entries('win', `'round-' || game_round.id`)} <> (win > 0)::int)`,
  'a claim whose coin is not in the ledger exactly once': `
    select claim.id::text from claim
    where (select coalesce(sum((award ->> 'num')::bigint), 0) from jsonb_array_elements(claim.awards) award
        where award ->> 'itemId' = '2001')
      <> (select coalesce(sum(amount), 0) from ledger_entry entry
        where entry.member_id = claim.member_id and entry.kind = claim.kind
          and entry.order_id like 'claim ' || claim.id || ' %')`,
  'a negative balance': 'select member_id::text as id from member_balance where coin < 0',
  'a deposit that was returned and credited': `
    select order_id as id from deposit_order where returned_at is not null and status <> 2`,
};

/** One sentence each; none if all is well. */
export async function problemsOf(db: Db, acknowledged: AcknowledgedWrites): Promise<string[]> {
  const problems = [...(await checkLedger(db)).problems];
  for (const [says, statement] of Object.entries(RULES)) {
    const { rows } = await sql.raw<{ id: string }>(statement).execute(db);
    if (rows.length > 0) problems.push(`There is ${says}: ${rows.map(({ id }) => id).join(', ')}`);
  }
  const { deposits, withdrawals, rounds, claims, paused, limits } = acknowledged;
  problems.push(...(await creditedInPause(db, paused)));
  problems.push(...(await beyondLimits(db, limits)));
  problems.push(...(await beyondLevels(db)));
  problems.push(...(await lostClaims(db, claims)));
  problems.push(...(await lostOrders(db, 'deposit_order', deposits)));
  problems.push(...(await lostOrders(db, 'withdrawal_order', withdrawals)));
  const stored = await db.selectFrom('game_round').select('round_key as key').execute();
  const keys = stored.map(({ key }) => key);
  if (new Set(keys).size !== keys.length) problems.push('A round was played twice.');
  const lost = [...rounds].filter((round) => !new Set(keys).has(round));
  return lost.length > 0 ? [...problems, `Rounds are lost: ${lost.join(', ')}`] : problems;
}

/** As many claims as were acknowledged: a repeated request credits nothing twice, and none is lost. */
async function lostClaims(db: Db, acknowledged: ReadonlyMap<string, string>): Promise<string[]> {
  const rows = await db.selectFrom('claim').select('member_id').where('kind', '!=', 'vipLevel').execute();
  const count = (members: readonly string[], member: string) =>
    members.filter((each) => each === member).length;
  const [stored, answered] = [rows.map((row) => String(row.member_id)), [...acknowledged.values()]];
  return [...new Set([...stored, ...answered])]
    .filter((member) => count(stored, member) !== count(answered, member))
    .map((member) => `The claims of ${member} are not the acknowledged ones.`);
}

/** An acknowledged request has exactly the order that it was answered with. */
async function lostOrders(
  db: Db,
  table: 'deposit_order' | 'withdrawal_order',
  acknowledged: ReadonlyMap<string, string>,
): Promise<string[]> {
  const rows = await db.selectFrom(table).select(['request_id', 'order_id']).execute();
  const stored = new Map(rows.map((row) => [row.request_id, row.order_id]));
  const wrong = [...acknowledged].filter(([requestId, orderId]) => stored.get(requestId) !== orderId);
  const doubled = rows.length - stored.size;
  return [
    ...wrong.map(([requestId]) => `The ${table} of ${requestId} is not the acknowledged one.`),
    ...(doubled > 0 ? [`${doubled} requests have more than one ${table}.`] : []),
  ];
}

/** Nothing but withdrawals and the operator's corrections moves coin after a break has begun. */
async function creditedInPause(db: Db, paused: ReadonlyMap<number, number>): Promise<string[]> {
  const problems: string[] = [];
  for (const [member, seq] of paused) {
    const rows = await db
      .selectFrom('ledger_entry')
      .select(['seq', 'kind'])
      .where('member_id', '=', member)
      .where('seq', '>', seq)
      .where('kind', 'not in', ['withdrawal', 'withdrawalReturned', 'correctionUp', 'correctionDown'])
      .execute();
    problems.push(...rows.map((row) => `Entry ${row.seq} (${row.kind}) of ${member} is after a break.`));
  }
  return problems;
}

/** Payments that came too late are credited beyond a limit. */
const SUMS: Readonly<Record<string, string>> = {
  deposit: `select coalesce(sum(amount), 0)::bigint as sum from deposit_order
    where (status = 0 or (status = 1 and settled_at <= expire_at)) and member_id = `,
  bet: `select coalesce(-sum(amount), 0)::bigint as sum from ledger_entry where kind = 'bet' and member_id = `,
};

async function beyondLimits(db: Db, limits: ReadonlyMap<string, number>): Promise<string[]> {
  const problems: string[] = [];
  for (const [key, most] of limits) {
    const [member = '', kind = ''] = key.split(' ');
    const { rows } = await sql.raw<{ sum: number }>(`${SUMS[kind]}${member}`).execute(db);
    const sum = rows[0]?.sum ?? 0;
    if (sum > most) problems.push(`Member ${member} has a ${kind} of ${sum} with a limit of ${most}.`);
  }
  return problems;
}

/** Finds days above the limit of the level that the member has now: levels are never lost. */
async function beyondLevels(db: Db): Promise<string[]> {
  const { rows } = await sql<{ member: number; day: string }>`
    with level as (
      select (rules ->> 'exp')::bigint * 100 as staked, (rules ->> 'withdrawPerDay')::bigint as most
      from config_entry, jsonb_each(config_entry.value) as each (number, rules) where config_entry.key = 'vipMap'
    )
    select member_id as member, (created_at at time zone 'UTC')::date::text as day
    from withdrawal_order join member_balance using (member_id)
    where status <> 4
    group by member_id, staked, day
    having sum(amount) > (select max(most) from level where level.staked <= member_balance.staked)`.execute(
    db,
  );
  return rows.map(({ member, day }) => `Member ${member} withdrew more than the level allows on ${day}.`);
}

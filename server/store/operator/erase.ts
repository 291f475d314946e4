// Erases a person: what says who it was goes, and the books stay whole.
import { sql } from 'kysely';
import { memberScope } from '../requests/request-memory.ts';
import type { Db, Row, Tables, Trx } from '../../database/tables/tables.ts';
import { memberFacts } from './members.ts';
import { deleteRowsOfMember } from './rows-of-member.ts';
import { inTransaction } from '../../database/transaction.ts';

/**
 * What stays, by law or because the books would not add up without it, and what is emptied there so that it says no
 * longer who it was. Rows of every other table that names the member go.
 */
const KEPT: { readonly [N in keyof Tables]?: Partial<Row<N>> } = {
  member: {},
  member_balance: {},
  ledger_entry: {},
  deposit_order: {},
  withdrawal_order: { account_no: '', account_name: '' },
  // The proof of each round.
  game_session: { launch_digest: null, token_digest: null },
  game_round: {},
  // What bonuses were credited for.
  claim: {},
  // That somebody was excluded has to be shown on request.
  safer_play: {},
  // The staff's own answers stay, without the question.
  feedback: { contact: '', fingerprint: '', address: '', status: 2, asked_at: null },
};

/** Nothing points at the text of a member who is gone. */
const NAME = '-';

export type EraseResult = 'done' | 'unknown' | 'closed' | { readonly open: number; readonly coin: number };

/** Refused while money is owed or may still come: an order is open, or there is coin. */
export async function eraseMember(db: Db, id: number, now: Date): Promise<EraseResult> {
  const facts = await memberFacts(db, id, now);
  if (!facts) return 'unknown';
  if (facts.member.status === 3) return 'closed';
  return inTransaction(db, async (trx) => {
    // Whatever is under way for the member is finished first.
    await trx.selectFrom('game_session').select('id').where('member_id', '=', id).forUpdate().execute();
    await trx.selectFrom('member_balance').select('coin').where('member_id', '=', id).forUpdate().execute();
    const current = await memberFacts(trx, id, now);
    if (!current) return 'unknown';
    const { member, balance, openWithdrawals, openDeposits } = current;
    const owed = { open: openWithdrawals + openDeposits, coin: balance.coin + balance.safebox };
    if (owed.open > 0 || owed.coin > 0) return owed;
    await eraseAll(trx, member);
    return 'done';
  });
}

async function eraseAll(trx: Trx, { id, mobile, account_key: key }: Row<'member'>): Promise<void> {
  await eraseMessages(trx, id);
  const kept = Object.entries(KEPT) as Array<[keyof Tables, Record<string, unknown>]>;
  await deleteRowsOfMember(trx, id, new Set(kept.map(([table]) => table)));
  for (const [table, emptied] of kept)
    if (Object.keys(emptied).length > 0) await empty(trx, table, { id, emptied });
  await trx.updateTable('feedback').set({ member_id: null }).where('member_id', '=', id).execute();
  if (mobile !== null) await eraseNumber(trx, mobile);
  if (key !== null) await trx.deleteFrom('sign_in_try').where('account_key', '=', key).execute();
  await trx.deleteFrom('request_memory').where('scope', '=', memberScope(id)).execute();
  await eraseInEvents(trx, id);
  await sql`
    update member
    set account = '', account_key = null, mobile = null, nickname = ${NAME}, avatar = 0, avatar_other = '', aid = '',
      safebox_hash = null, identified_at = null, uuid = gen_random_uuid(), invite_code = ${`-${id}`}, status = 3
    where id = ${id}`.execute(trx);
}

interface RowReset {
  readonly id: number;
  readonly emptied: Readonly<Record<string, unknown>>;
}

async function empty(trx: Trx, table: keyof Tables, { id, emptied }: RowReset): Promise<void> {
  const columns = Object.entries(emptied).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  await sql`update ${sql.table(table)} set ${sql.join(columns)} where member_id = ${id}`.execute(trx);
}

async function eraseNumber(trx: Trx, mobile: string): Promise<void> {
  await trx.deleteFrom('sms_code').where('mobile', '=', mobile).execute();
  await trx.deleteFrom('text_message').where('mobile', '=', mobile).execute();
  await trx.deleteFrom('sign_in_try').where('account_key', '=', mobile).execute();
}

/** With the pictures that came with them, whoever had sent those. */
async function eraseMessages(trx: Trx, id: number): Promise<void> {
  const own = trx
    .selectFrom('feedback_message')
    .select('feedback_message.id')
    .innerJoin('feedback', 'feedback.id', 'feedback_id')
    .where('member_id', '=', id)
    .where('sender', '=', 'member');
  await trx.deleteFrom('uploaded_image').where('message_id', 'in', own).execute();
  await trx.updateTable('feedback_message').set({ content: '' }).where('id', 'in', own).execute();
}

/** The events stay, as those of a visitor; they move to the end, so that a copy that goes on learns of it. */
async function eraseInEvents(trx: Trx, id: number): Promise<void> {
  await sql`update event set event_user_id = 0, position = event_position() where event_user_id = ${id}`.execute(
    trx,
  );
  const named = new RegExp(`"eventUserId"\\s*:\\s*${id}\\b`).source.replaceAll('\\b', '\\y');
  // Its number stays, or it would look like a loss.
  await sql`update rejected_event set body = '' where body ~ ${named}`.execute(trx);
}

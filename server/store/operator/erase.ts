// Erases a person: what says who it was goes, and the books stay whole.
import { sql } from 'kysely';
import type { Db, Row, Trx } from '../tables.ts';
import { memberFacts } from './members.ts';

/** Rows that are the member's own and say nothing about money. */
const OWN_TABLES = [
  'credential',
  'session',
  'member_device',
  'identity',
  'passkey',
  'passkey_challenge',
  'recovery_code',
  'second_step',
  'sign_in_challenge',
  'receiving_account',
  'mail',
  'game_like',
  'game_history',
] as const;

/** Nothing points at the text of a member who is gone. */
const NAME = '-';

export type Erased = 'done' | 'unknown' | 'closed' | { readonly open: number; readonly coin: number };

/** Refused while money is owed or may still come: an order is open, or there is coin. */
export async function eraseMember(db: Db, id: number, now: Date): Promise<Erased> {
  const facts = await memberFacts(db, id, now);
  if (!facts) return 'unknown';
  if (facts.member.status === 3) return 'closed';
  return db.transaction().execute(async (trx) => {
    // Whatever is under way for the member is finished first.
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
  for (const table of OWN_TABLES) await trx.deleteFrom(table).where('member_id', '=', id).execute();
  if (mobile !== null) await eraseNumber(trx, mobile);
  if (key !== null) await trx.deleteFrom('sign_in_try').where('account_key', '=', key).execute();
  await trx.deleteFrom('request_memory').where('scope', '=', `member:${id}`).execute();
  await eraseFeedback(trx, id);
  await trx
    .updateTable('withdrawal_order')
    .set({ account_no: '', account_name: '' })
    .where('member_id', '=', id)
    .execute();
  await eraseInEvents(trx, id);
  await sql`
    update member
    set account = '', account_key = null, mobile = null, nickname = ${NAME}, avatar = 0, avatar_other = '', aid = '',
      safebox_hash = null, uuid = gen_random_uuid(), status = 3
    where id = ${id}`.execute(trx);
}

async function eraseNumber(trx: Trx, mobile: string): Promise<void> {
  await trx.deleteFrom('sms_code').where('mobile', '=', mobile).execute();
  await trx.deleteFrom('text_message').where('mobile', '=', mobile).execute();
  await trx.deleteFrom('sign_in_try').where('account_key', '=', mobile).execute();
}

/** The staff's own answers stay, without the question. */
async function eraseFeedback(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('uploaded_image').where('member_id', '=', id).execute();
  const own = trx.selectFrom('feedback').select('id').where('member_id', '=', id);
  await trx
    .updateTable('feedback_message')
    .set({ content: '' })
    .where('sender', '=', 'member')
    .where('feedback_id', 'in', own)
    .execute();
  await trx
    .updateTable('feedback')
    .set({ member_id: null, contact: '', fingerprint: '', address: '', status: 2 })
    .where('member_id', '=', id)
    .execute();
}

/** The events stay, as those of a visitor; they move to the end, so that a copy that goes on learns of it. */
async function eraseInEvents(trx: Trx, id: number): Promise<void> {
  await sql`update event set event_user_id = 0, position = event_position() where event_user_id = ${id}`.execute(
    trx,
  );
  const named = new RegExp(`"eventUserId"\\s*:\\s*${id}\\b`).source.replaceAll('\\b', '\\y');
  await sql`delete from rejected_event where body ~ ${named}`.execute(trx);
}

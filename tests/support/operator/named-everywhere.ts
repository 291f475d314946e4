// A member whom every table names that can, with a text that says who it is wherever a row has room for one.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { tablesNamingMembers } from '#server/store/operator/rows-of-member.ts';
import type { Db, NewRow, Tables } from '#server/database/tables/tables.ts';
import { GAMES } from '../small-catalogue.ts';

type Rows = { readonly [N in keyof Tables]?: NewRow<N> };

/** Rows of a member who has registered and signed in; `mark` is the text. */
export async function nameEverywhere(db: Db, memberId: number, mark: string): Promise<void> {
  const { id: sessionId } = await db
    .selectFrom('session')
    .select('id')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  const rows = rowsOf({ memberId, sessionId, mark });
  for (const [table, row] of Object.entries(rows))
    await sql`insert into ${sql.table(table)} ${sql.raw(`(${Object.keys(row).join(', ')})`)}
      values (${sql.join(Object.values(row))})`.execute(db);
  await sql`insert into feedback_message (feedback_id, sender, content, created_at)
    select id, 'member', ${mark}, now() from feedback where member_id = ${memberId}`.execute(db);
  await sql`insert into uploaded_image (id, member_id, fingerprint, address, message_id, bytes, created_at)
    select ${mark} || feedback_message.id, null, ${mark}, ${mark}, feedback_message.id, '', now()
    from feedback_message join feedback on feedback.id = feedback_id where member_id = ${memberId}`.execute(
    db,
  );
  const unnamed = await db.transaction().execute((trx) => withoutRows(trx, memberId));
  if (unnamed.length > 0) throw new Error(`A row is missing in ${unnamed.join(', ')}`);
}

async function withoutRows(
  trx: Parameters<typeof tablesNamingMembers>[0],
  memberId: number,
): Promise<string[]> {
  const empty: string[] = [];
  for (const table of await tablesNamingMembers(trx)) {
    if (table === 'member') continue;
    const { rows } = await sql`select from ${sql.table(table)} where member_id = ${memberId}`.execute(trx);
    if (rows.length === 0) empty.push(table);
  }
  return empty;
}

interface NamedMember {
  readonly memberId: number;
  readonly sessionId: string;
  readonly mark: string;
}

const AT = new Date('2026-11-20T12:00:00Z');
const LATER = new Date('2030-01-01T00:00:00Z');

function rowsOf({ memberId: member_id, sessionId, mark }: NamedMember): Rows {
  const gameSession = randomUUID();
  return {
    bound_coin: { member_id, kind: 'task', coin: 0, required: 1, remaining: 1, bound_at: AT },
    claim: { member_id, kind: 'task', period: 'once', activity_type: 2, awards: '[]', claimed_at: AT },
    deposit_order: {
      ...{ order_id: 'D222222222222', member_id, request_id: randomUUID(), recharge_type_id: 1 },
      ...{ amount: 500, fee: 0, bonus: 0, coupon_id: null, coupon_bonus: 0, bank_id: null },
      ...{ status: 3, created_at: AT, expire_at: AT },
    },
    feedback: {
      ...{ member_id, fingerprint: mark, address: mark, type_id: 1, contact: mark, created_at: AT },
    },
    game_wallet: { member_id, game_id: GAMES.open, coin: 0 },
    game_like: { member_id, game_id: GAMES.open, liked_at: AT },
    game_history: { member_id, game_id: GAMES.open, played_at: AT },
    game_session: {
      ...{ id: gameSession, member_id, game_id: GAMES.open, trial: false, trial_coin: null },
      ...{ launch_digest: mark, launch_expire_at: AT, token_digest: null, opened_at: AT, seen_at: AT },
      ...{ expire_at: LATER, ended_at: null, sign_in_id: sessionId },
    },
    game_round: {
      ...{ session_id: gameSession, round_key: 'first', member_id, game_id: GAMES.open, trial: false },
      ...{ bet: 100, status: 2, outcome: '{}', created_at: AT, settled_at: AT },
    },
    held_item: { member_id, item_id: 1, num: 1, source: mark, received_at: AT, expire_at: null },
    identity: { provider: 'google', subject: mark, member_id, label: mark, name: mark, bound_at: AT },
    mail: {
      ...{ member_id, type: 1, title: JSON.stringify(mark), summary: JSON.stringify(mark) },
      ...{ content: JSON.stringify(mark), awards: '[]', sent_at: AT },
    },
    member_detail: { member_id, full_name: mark, birthday: '1990-01-01', address: mark, updated_at: AT },
    member_points: { member_id },
    passkey: {
      ...{ id: mark, member_id, public_key: mark, counter: 0, transports: '[]', name: mark },
      ...{ created_at: AT, used_at: null },
    },
    passkey_challenge: { digest: mark, kind: 'step', member_id, expire_at: LATER },
    push_subscription: {
      ...{ session_id: sessionId, member_id, endpoint_digest: mark, subscription: mark },
      ...{ origin: 'https://app.example', language: 'en-US', withdraw: true, mail: true, bonus: true },
      looked_at: AT,
    },
    push_message: { session_id: sessionId, topic: 'mail', created_at: AT, due_at: LATER },
    receiving_account: {
      ...{ member_id, bank_id: 1, account_no: mark, account_name: mark, is_default: true },
      ...{ created_at: AT, updated_at: AT },
    },
    recovery_code: { member_id, digest: mark, made_at: AT },
    safer_play: { member_id, reminder_minutes: 30 },
    second_step: { member_id, method: 'totp', secret: mark, pending_secret: null, on_since: AT },
    sign_in_challenge: {
      ...{ digest: mark, member_id, fingerprint_digest: mark, methods: '[]', expire_at: LATER },
    },
    uploaded_image: {
      id: `own-${mark}`,
      member_id,
      fingerprint: mark,
      address: mark,
      bytes: Buffer.of(),
      created_at: AT,
    },
    withdrawal_order: {
      ...{ order_id: 'W222222222222', member_id, request_id: randomUUID(), name: 'Bank transfer' },
      ...{ amount: 500, fee: 0, bank_id: 1, account_no: mark, account_name: mark },
      ...{ created_at: AT, updated_at: AT, status: 4 },
    },
  } as Rows;
}

// Sign-in sessions. Only the digest of a token is stored.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { digestOf, newSecret } from '../../secrets/secrets.ts';
import { forgetEndedSubscriptions, unsubscribe } from '../notices/push-subscriptions.ts';
import type { Db, Trx } from '../../database/tables/tables.ts';
import { DAY_MS } from '../../time/time.ts';

/** An id that no member has. */
const NOBODY = 0;

export interface SignedIn {
  readonly id: number;
  readonly sessionId: string;
  readonly signedInAt: Date;
  /** When the session last proved who it belongs to; `null` if it never did. */
  readonly provedAt: Date | null;
  /** 1 active, 2 suspended, 3 closed. */
  readonly status: 1 | 2 | 3;
}

export interface NewSession {
  readonly memberId: number;
  readonly fingerprint: string;
  readonly device: string;
  readonly address: string;
  readonly days: number;
  /** The sign-in proves who it is. */
  readonly isProof: boolean;
  readonly now: Date;
}

export interface Session {
  readonly id: string;
  readonly memberId: number;
  readonly token: string;
  readonly expireAt: Date;
}

export async function memberByToken(db: Db, token: string, now: Date): Promise<SignedIn | null> {
  const row = await db
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.member_id')
    .select(['member.id', 'member.status', 'session.id as sessionId'])
    .select(['session.created_at as signedInAt', 'session.proved_at as provedAt'])
    .where('session.token_digest', '=', digestOf(token))
    .where('session.expire_at', '>', now)
    .where('session.ended_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

export async function openSession(trx: Trx, opening: NewSession): Promise<Session> {
  const { memberId, now } = opening;
  const session = {
    id: randomUUID(),
    memberId,
    token: newSecret(),
    expireAt: new Date(now.getTime() + opening.days * DAY_MS),
  };
  await trx
    .insertInto('session')
    .values({
      id: session.id,
      member_id: memberId,
      token_digest: digestOf(session.token),
      device: opening.device,
      address: opening.address,
      created_at: now,
      seen_at: now,
      expire_at: session.expireAt,
      ended_at: null,
      proved_at: opening.isProof ? now : null,
    })
    .execute();
  await rememberDevice(trx, opening);
  return session;
}

/** A new token for a session whose first answer was lost; the old token stops working. */
export async function renewToken(trx: Trx, sessionId: string): Promise<Session | null> {
  const token = newSecret();
  const row = await trx
    .updateTable('session')
    .set({ token_digest: digestOf(token) })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .returning(['expire_at', 'member_id'])
    .executeTakeFirst();
  return row ? { id: sessionId, memberId: row.member_id, token, expireAt: row.expire_at } : null;
}

export async function endSession(trx: Trx, sessionId: string, now: Date): Promise<void> {
  await trx
    .updateTable('session')
    .set({ ended_at: now })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
  await unsubscribe(trx, sessionId);
}

export interface OpenSession {
  readonly id: string;
  readonly device: string;
  readonly address: string;
  readonly seen_at: Date;
}

/** Most recently seen first. */
export async function sessionsOf(db: Db, memberId: number, now: Date): Promise<OpenSession[]> {
  return db
    .selectFrom('session')
    .select(['id', 'device', 'address', 'seen_at'])
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .where('expire_at', '>', now)
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .execute();
}

/** All sessions of a member, all but one, or one. */
export async function endSessionsOf(
  trx: Trx,
  memberId: number,
  { except, only, now }: { except?: string | undefined; only?: string; now: Date },
): Promise<number> {
  let ending = trx
    .updateTable('session')
    .set({ ended_at: now })
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .where('expire_at', '>', now);
  if (except !== undefined) ending = ending.where('id', '!=', except);
  if (only !== undefined) ending = ending.where('id', '=', only);
  const ended = Number((await ending.executeTakeFirst()).numUpdatedRows);
  if (ended > 0) await forgetEndedSubscriptions(trx, now, memberId);
  return ended;
}

export interface DeviceInfo {
  readonly os: string;
  readonly deviceModel: string;
  readonly messagingToken: string;
  readonly phoneinfoJsonModel: string;
}

/** What the app says of its device at each start; written only if it is something else. */
export async function keepDeviceInfo(
  db: Db,
  sessionId: string,
  { os, deviceModel, messagingToken, phoneinfoJsonModel }: DeviceInfo,
): Promise<void> {
  await db
    .updateTable('session')
    .set({ os, device_model: deviceModel, messaging_token: messagingToken, phone_info: phoneinfoJsonModel })
    .where('id', '=', sessionId)
    .where(
      sql<boolean>`(os, device_model, messaging_token, phone_info)
        is distinct from (${os}, ${deviceModel}, ${messagingToken}, ${phoneinfoJsonModel})`,
    )
    .execute();
}

export async function touchSession(db: Db, sessionId: string, now: Date): Promise<void> {
  await db.updateTable('session').set({ seen_at: now }).where('id', '=', sessionId).execute();
}

/** Queries even without a member, so that it takes the same time. */
export async function isKnownDevice(db: Db, memberId: number | null, fingerprint: string): Promise<boolean> {
  const row = await db
    .selectFrom('member_device')
    .select('member_id')
    .where('member_id', '=', memberId ?? NOBODY)
    .where('fingerprint_digest', '=', fingerprint)
    .executeTakeFirst();
  return row !== undefined;
}

async function rememberDevice(trx: Trx, { memberId, fingerprint, now }: NewSession): Promise<void> {
  await trx
    .insertInto('member_device')
    .values({ member_id: memberId, fingerprint_digest: fingerprint, first_seen_at: now, seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'fingerprint_digest']).doUpdateSet({ seen_at: now }),
    )
    .execute();
}

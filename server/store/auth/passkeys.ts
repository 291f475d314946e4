// Passkeys, and their challenges, which are single-use and expire soon.
import { digestOf } from '../../secrets/secrets.ts';
import type { NewKey } from './webauthn.ts';
import { lockNamed } from '../../database/named-lock.ts';
import type { Db, Row, Trx } from '../../database/tables/tables.ts';

const CHALLENGE_MS = 10 * 60_000;
const PASSKEYS_MAX = 20;

type ChallengeKind = Row<'passkey_challenge'>['kind'];

export interface PasskeyChallenge {
  readonly kind: ChallengeKind;
  /** `null` if the member is not known yet. */
  readonly memberId: number | null;
}

export async function keepChallenge(
  db: Db,
  challenge: string,
  { kind, memberId, now }: PasskeyChallenge & { now: Date },
): Promise<void> {
  const expire_at = new Date(now.getTime() + CHALLENGE_MS);
  await db
    .insertInto('passkey_challenge')
    .values({ digest: digestOf(challenge), kind, member_id: memberId, expire_at })
    .execute();
}

export async function isChallengeOpen(
  db: Db,
  challenge: string,
  { kind, memberId, now }: PasskeyChallenge & { now: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('passkey_challenge')
    .select('member_id')
    .where('digest', '=', digestOf(challenge))
    .where('kind', '=', kind)
    .where('expire_at', '>', now)
    .executeTakeFirst();
  return row !== undefined && row.member_id === memberId;
}

/** False if it was used meanwhile. */
export async function spendChallenge(trx: Trx, challenge: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('passkey_challenge')
    .where('digest', '=', digestOf(challenge))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function passkeysOf(db: Db, memberId: number): Promise<Row<'passkey'>[]> {
  return db
    .selectFrom('passkey')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export interface OwnedKey {
  readonly id: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly memberId: number;
  readonly status: 1 | 2 | 3;
}

export async function passkeyById(db: Db, id: string): Promise<OwnedKey | null> {
  const row = await db
    .selectFrom('passkey')
    .innerJoin('member', 'member.id', 'passkey.member_id')
    .select(['passkey.id', 'public_key as publicKey', 'counter', 'member_id as memberId', 'status'])
    .where('passkey.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** False if the key is stored already, or the member has as many as they may. */
export async function addPasskey(
  trx: Trx,
  memberId: number,
  { key, name, now }: { key: NewKey; name: string; now: Date },
): Promise<boolean> {
  await lockNamed(trx, [`passkeys of ${memberId}`]);
  if ((await passkeysOf(trx, memberId)).length >= PASSKEYS_MAX) return false;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('passkey')
    .values({
      id: key.id,
      member_id: memberId,
      public_key: key.publicKey,
      counter: key.counter,
      transports: JSON.stringify(key.transports),
      name,
      created_at: now,
      used_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function notePasskeyUse(
  trx: Trx,
  id: string,
  { counter, now }: { counter: number; now: Date },
): Promise<void> {
  await trx.updateTable('passkey').set({ counter, used_at: now }).where('id', '=', id).execute();
}

export async function removePasskey(trx: Trx, memberId: number, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function forgetOldChallenges(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('passkey_challenge').where('expire_at', '<=', now).execute();
  await db.deleteFrom('sign_in_challenge').where('expire_at', '<=', now).execute();
}

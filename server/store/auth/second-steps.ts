// The second step of signing in: its methods, and the sign-ins that wait for it.
import type { Security, SecondStepMethod } from '#src/contract/auth/methods.ts';
import type { SignInStep } from '#src/contract/auth/security.ts';
import { digestOf, newSecret } from '../../secrets/secrets.ts';
import { epochSeconds } from '../../time/time.ts';
import type { Db, Row, Trx } from '../../database/tables/tables.ts';
import { passkeysOf } from './passkeys.ts';
import { dropRecoveryCodes, hasRecoveryCode } from './recovery-codes.ts';
import { hashesOf } from '../member/profile.ts';

const CHALLENGE_MS = 10 * 60_000;
/** The quickest and safest first. */
const ORDER: readonly SecondStepMethod[] = ['passkey', 'totp', 'sms'];

/** Leaves out a method without its means, such as after the last passkey was removed. */
export async function methodsOn(db: Db, memberId: number): Promise<SecondStepMethod[]> {
  const rows = await db
    .selectFrom('second_step')
    .innerJoin('member', 'member.id', 'second_step.member_id')
    .leftJoin('passkey', 'passkey.member_id', 'member.id')
    .select(['method', 'mobile', 'passkey.id as passkeyId'])
    .where('second_step.member_id', '=', memberId)
    .where('on_since', 'is not', null)
    .execute();
  const isOn = (method: SecondStepMethod) => {
    const row = rows.find((each) => each.method === method);
    if (!row) return false;
    return method === 'passkey' ? row.passkeyId !== null : method === 'sms' ? row.mobile !== null : true;
  };
  return ORDER.filter(isOn);
}

/** The methods of a sign-in: a recovery code stands in for the authenticator app. */
export async function stepsOf(db: Db, memberId: number): Promise<SignInStep[]> {
  const methods = await methodsOn(db, memberId);
  const hasRecovery = methods.includes('totp') && (await hasRecoveryCode(db, memberId));
  return hasRecovery ? [...methods, 'recovery'] : methods;
}

export async function securityOf(db: Db, memberId: number): Promise<Security> {
  const passkeys = (await passkeysOf(db, memberId)).map(({ id, name, created_at, used_at }) => ({
    ...{ id, name, time: epochSeconds(created_at) },
    ...(used_at ? { usedTime: epochSeconds(used_at) } : {}),
  }));
  const { password } = await hashesOf(db, memberId);
  return { passkeys, methods: await methodsOn(db, memberId), hasPassword: password !== null };
}

export async function secondStepRow(
  db: Db,
  memberId: number,
  method: SecondStepMethod,
): Promise<Row<'second_step'> | null> {
  const row = await db
    .selectFrom('second_step')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('method', '=', method)
    .executeTakeFirst();
  return row ?? null;
}

/** Encrypted. Not active yet; an active secret stays active until the new one has confirmed a code. */
export async function keepPendingSecret(trx: Trx, memberId: number, secret: string): Promise<void> {
  await trx
    .insertInto('second_step')
    .values({ member_id: memberId, method: 'totp', secret: null, pending_secret: secret, on_since: null })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'method']).doUpdateSet({ pending_secret: secret }),
    )
    .execute();
}

/** `totp`: the pending secret, encrypted, and the time step of the code that confirmed it. */
export async function turnOn(
  trx: Trx,
  memberId: number,
  { method, totp, now }: { method: SecondStepMethod; totp?: { secret: string; step: number }; now: Date },
): Promise<void> {
  const state = {
    on_since: now,
    secret: totp?.secret ?? null,
    pending_secret: null,
    last_counter: totp?.step ?? 0,
  };
  await trx
    .insertInto('second_step')
    .values({ member_id: memberId, method, ...state })
    .onConflict((conflict) => conflict.columns(['member_id', 'method']).doUpdateSet(state))
    .execute();
}

export async function turnOff(trx: Trx, memberId: number, method: SecondStepMethod): Promise<void> {
  if (method === 'totp') await dropRecoveryCodes(trx, memberId);
  await trx
    .deleteFrom('second_step')
    .where('member_id', '=', memberId)
    .where('method', '=', method)
    .execute();
}

/** False if a code of this or a later time step was used meanwhile. */
export async function takeTotpStep(trx: Trx, memberId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('second_step')
    .set({ last_counter: step })
    .where('member_id', '=', memberId)
    .where('method', '=', 'totp')
    .where('last_counter', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface SignInChallenge {
  readonly memberId: number;
  readonly methods: readonly SignInStep[];
}

/** Returns its id, of which only the digest is stored. */
export async function openChallenge(
  trx: Trx,
  { memberId, methods }: SignInChallenge,
  { fingerprint, now }: { fingerprint: string; now: Date },
): Promise<string> {
  const id = newSecret();
  await trx
    .insertInto('sign_in_challenge')
    .values({
      digest: digestOf(id),
      member_id: memberId,
      fingerprint_digest: fingerprint,
      methods: JSON.stringify(methods),
      expire_at: new Date(now.getTime() + CHALLENGE_MS),
    })
    .execute();
  return id;
}

/** Only for the installation that it was opened for. */
export async function challengeById(
  db: Db,
  id: string,
  { fingerprint, now }: { fingerprint: string; now: Date },
): Promise<SignInChallenge | null> {
  const row = await db
    .selectFrom('sign_in_challenge')
    .select(['member_id as memberId', 'methods'])
    .where('digest', '=', digestOf(id))
    .where('fingerprint_digest', '=', fingerprint)
    .where('expire_at', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

/** False if it was completed meanwhile. */
export async function closeChallenge(trx: Trx, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('sign_in_challenge')
    .where('digest', '=', digestOf(id))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

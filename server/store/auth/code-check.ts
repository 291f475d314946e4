// Checks a code sent by text message; wrong codes are counted like wrong passwords.
import { CODE_EXPIRED, type TOO_MANY_TRIES, WRONG_CODE } from '#src/contract/errors.ts';
import { isSameText } from '../../secrets/secrets.ts';
import { isRefusal, type Refusal, refuse } from '../../refusals/refusal.ts';
import { isKnownDevice } from '../member/sessions.ts';
import { forgetTries, noteTry, type SignInTry, type TryLimits, withdrawTry } from './sign-in-tries.ts';
import type { Db, Row, Trx } from '../../database/tables/tables.ts';
import { codeDigest, type CodeTarget } from './codes.ts';

export interface CodeTry extends CodeTarget {
  readonly code: string;
  readonly fingerprint: string;
  readonly address: string;
  /** A repeated mutation may use its own used code again. */
  readonly mutationKey: string | null;
  readonly now: Date;
}

export interface OwnerOfNumber {
  readonly id: number;
  readonly status: 1 | 2 | 3;
}

export interface RightCode {
  readonly owner: OwnerOfNumber | null;
  /** Runs in the transaction of the effect; refuses if another request used the code first. */
  readonly use: (trx: Trx) => Promise<Refusal<typeof CODE_EXPIRED> | null>;
}

export async function ownerOfNumber(db: Db, mobile: string): Promise<OwnerOfNumber | null> {
  const row = await db
    .selectFrom('member')
    .select(['id', 'status'])
    .where('mobile', '=', mobile)
    .executeTakeFirst();
  return row ?? null;
}

/** Runs the same statements whether or not a member has the number. */
export async function checkCode(
  db: Db,
  { limits, secret }: { limits: TryLimits; secret: string },
  attempt: CodeTry,
): Promise<RightCode | Refusal<typeof TOO_MANY_TRIES | typeof WRONG_CODE | typeof CODE_EXPIRED>> {
  const { mobile, fingerprint, address, now } = attempt;
  const owner = await ownerOfNumber(db, mobile);
  const known = await isKnownDevice(db, owner?.id ?? null, fingerprint);
  // Its own code first: one that somebody else asks for meanwhile replaces it for nobody but them.
  const own = await newestCode(db, attempt, fingerprint);
  const newest = await newestCode(db, attempt);
  const isOwn = own !== null && isInForce(own, attempt);
  const sent = isOwn ? own : newest;
  // Counted by the number and not by its owner, which would reveal in the answer that there is one; and guesses at
  // other codes do not keep anybody from entering their own.
  const key = `code ${attempt.purpose} to ${mobile}${isOwn ? ` at ${fingerprint}` : ''}`;
  const signInTry: SignInTry = { key, fingerprint, address, now, isKnownDevice: known };
  const noted = await noteTry(db, limits, signInTry);
  if (isRefusal(noted)) return noted;
  if (!sent || !isInForce(sent, attempt)) {
    await withdrawTry(db, noted.id);
    return refuse(CODE_EXPIRED);
  }
  if (!isSameText(sent.digest, codeDigest(secret, attempt, attempt.code)))
    return refuse(WRONG_CODE, { remaining: noted.remaining });
  const use = async (trx: Trx) => {
    await forgetTries(trx, noted.id, signInTry);
    return (await markUsed(trx, sent, attempt)) ? null : refuse(CODE_EXPIRED);
  };
  return { owner, use };
}

/** Searches all codes, or those that one installation asked for. */
async function newestCode(
  db: Db,
  { mobile, purpose }: CodeTarget,
  fingerprint?: string,
): Promise<Row<'sms_code'> | null> {
  let codes = db
    .selectFrom('sms_code')
    .selectAll()
    .where('mobile', '=', mobile)
    .where('purpose', '=', purpose);
  if (fingerprint !== undefined) codes = codes.where('fingerprint_digest', '=', fingerprint);
  const row = await codes.orderBy('sent_at', 'desc').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return row ?? null;
}

function isInForce(sent: Row<'sms_code'>, { mutationKey, now }: CodeTry): boolean {
  if (sent.used_at !== null) return mutationKey !== null && sent.used_by === mutationKey;
  return sent.expire_at > now;
}

async function markUsed(trx: Trx, sent: Row<'sms_code'>, { mutationKey, now }: CodeTry): Promise<boolean> {
  if (sent.used_at !== null) return true;
  const { numUpdatedRows } = await trx
    .updateTable('sms_code')
    .set({ used_at: now, used_by: mutationKey })
    .where('id', '=', sent.id)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

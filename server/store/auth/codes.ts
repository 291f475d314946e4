// Codes by text message: limits on sending, and what is stored of a code.
import { CODE_LIMIT_REACHED } from '#src/contract/errors.ts';
import { keyedDigest, newDigits } from '../../secrets/secrets.ts';
import { type Refusal, refuse } from '../../refusals/refusal.ts';
import { lockNamed } from '../../database/named-lock.ts';
import type { Db, Row, Trx } from '../../database/tables/tables.ts';
import { DAY_MS, dayBefore, MINUTE_MS } from '../../time/time.ts';

export const CODE_MINUTES = 10;

export type CodePurpose = Row<'sms_code'>['purpose'];

export const SECOND_STEP: CodePurpose = 4;

/**
 * Who asked for a code. Each quota is counted alone, so that nobody who knows a number can use up the codes of its
 * owner, and so that codes for forgotten passwords do not reveal that a number has an owner.
 */
const QUOTAS = { anyone: 0, forgotten: 1, challenge: 2, member: 3 } as const;
/** The same, asked from an installation that the owner of the number has signed in from. */
const FROM_KNOWN_DEVICE = 4;
type CodeQuota = keyof typeof QUOTAS;

/** Recipient and purpose. */
export interface CodeTarget {
  readonly mobile: string;
  readonly purpose: CodePurpose;
}

export interface Sending extends CodeTarget {
  readonly quota: CodeQuota;
  readonly fingerprint: string;
  readonly address: string;
  /** Number of digits. */
  readonly length: number;
  /** The number has no owner: no code will be accepted, and none is sent. */
  readonly isDecoy: boolean;
  /** The owner of the number has signed in from the installation. */
  readonly isKnownDevice: boolean;
  readonly now: Date;
}

export interface SendLimits {
  /** Seconds between two codes to one number. */
  readonly interval: number;
  /** Per number, and per installation. */
  readonly perDay: number;
  /** Per address; 0 = no limit. */
  readonly perAddress: number;
}

export interface SentCode {
  readonly code: string;
  /** Codes of this quota that may still be sent to the number today, from the same address. */
  readonly remaining: number;
}

/** Runs the same statements for every number, with or without an owner. */
export async function makeCode(
  trx: Trx,
  sending: Sending,
  { limits, secret }: { limits: SendLimits; secret: string },
): Promise<SentCode | Refusal<typeof CODE_LIMIT_REACHED>> {
  const { mobile, purpose, fingerprint, address, now } = sending;
  await lockNamed(trx, [`code to ${mobile}`, `codes for ${fingerprint}`, `codes from ${address}`]);
  const sent = await sentLately(trx, sending, limits);
  const share = shareOfAddress(sending.quota, limits);
  const ofAddress = [
    waitFor(sent.toMobileFromAddress, { max: share, now }),
    limits.perAddress === 0 ? 0 : waitFor(sent.fromAddress, { max: limits.perAddress, now }),
  ];
  const waits = [
    waitFor(sent.toMobile, { max: limits.perDay, now }),
    waitFor(sent.fromDevice, { max: limits.perDay, now }),
    ...(sending.isKnownDevice ? [] : ofAddress),
    (sent.toMobile[0] ?? 0) + limits.interval * 1000 - now.getTime(),
  ];
  const wait = Math.max(...waits);
  if (wait > 0) return refuse(CODE_LIMIT_REACHED, { retryAfter: Math.ceil(wait / 1000) });
  const code = newDigits(sending.length);
  await trx
    .insertInto('sms_code')
    .values({
      mobile,
      purpose,
      quota: quotaOf(sending),
      digest: codeDigest(secret, sending, sending.isDecoy ? '' : code),
      fingerprint_digest: sending.fingerprint,
      address: sending.address,
      sent_at: now,
      expire_at: new Date(now.getTime() + CODE_MINUTES * MINUTE_MS),
    })
    .execute();
  const left = limits.perDay - sent.toMobile.length;
  const leftHere = sending.isKnownDevice ? left : share - sent.toMobileFromAddress.length;
  return { code, remaining: Math.max(0, Math.min(left, leftHere) - 1) };
}

const quotaOf = ({ quota, isKnownDevice }: Pick<Sending, 'quota' | 'isKnownDevice'>): number =>
  QUOTAS[quota] + (isKnownDevice ? FROM_KNOWN_DEVICE : 0);

/** A stranger who knows nothing but the number leaves some codes for its owner, who asks from another address. */
const shareOfAddress = (quota: CodeQuota, { perDay }: SendLimits): number =>
  quota === 'anyone' || quota === 'forgotten' ? Math.ceil(perDay / 2) : perDay;

export const codeDigest = (secret: string, { mobile, purpose }: CodeTarget, code: string): string =>
  keyedDigest(secret, `code ${purpose} ${mobile} ${code}`);

export async function forgetOldCodes(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('sms_code').where('sent_at', '<=', dayBefore(now)).execute();
}

/** Times in milliseconds of the codes of the last day, newest first, at most as many as the limit. */
async function sentLately(trx: Trx, sending: Sending, limits: SendLimits) {
  const { mobile, quota, fingerprint, address, now } = sending;
  const lately = trx
    .selectFrom('sms_code')
    .select('sent_at')
    .where('quota', '=', quotaOf(sending))
    .where('sent_at', '>', dayBefore(now))
    .orderBy('sent_at', 'desc');
  const times = async (query: typeof lately, max: number) =>
    (await query.limit(Math.max(1, max)).execute()).map((row) => row.sent_at.getTime());
  const toMobile = lately.where('mobile', '=', mobile);
  return {
    toMobile: await times(toMobile, limits.perDay),
    toMobileFromAddress: await times(toMobile.where('address', '=', address), shareOfAddress(quota, limits)),
    fromDevice: await times(lately.where('fingerprint_digest', '=', fingerprint), limits.perDay),
    fromAddress: await times(lately.where('address', '=', address), limits.perAddress),
  };
}

/** Milliseconds until the oldest of them is a day old. */
function waitFor(times: readonly number[], { max, now }: { max: number; now: Date }): number {
  if (times.length < max) return 0;
  return (times[max - 1] ?? now.getTime()) + DAY_MS - now.getTime();
}

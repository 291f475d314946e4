import type { SignInStep } from '#src/contract/auth/security.ts';
import {
  CODE_EXPIRED,
  FORBIDDEN,
  INVALID_FIELDS,
  SECOND_STEP_REQUIRED,
  type TOO_MANY_TRIES,
  WRONG_CODE,
} from '#src/contract/errors.ts';
import type { Context, Handler, HandlerInput } from '../../calls/context.ts';
import { isRefusal, type Refusal, refuse } from '../../refusals/refusal.ts';
import { checkCode } from '../../store/auth/code-check.ts';
import { SECOND_STEP } from '../../store/auth/codes.ts';
import {
  challengeById,
  closeChallenge,
  openChallenge,
  stepsOf,
  takeTotpStep,
} from '../../store/auth/second-steps.ts';
import { digestOfCode, hasRecoveryCode, useRecoveryCode } from '../../store/auth/recovery-codes.ts';
import { mailSecurityChange } from '../../store/mail/security-mails.ts';
import { memberRow } from '../../store/member/members.ts';
import { isKnownDevice } from '../../store/member/sessions.ts';
import { forgetTries, noteTry, type SignInTry } from '../../store/auth/sign-in-tries.ts';
import type { Row, Trx } from '../../database/tables/tables.ts';
import { stepOfCode } from '../../store/auth/totp.ts';
import { totpSecretsOf } from '../../store/auth/totp-secrets.ts';
import { enter, enterAgain } from './new-session.ts';
import { checkKey } from './key-check.ts';
import { codeTry, rulesOf } from './attempts.ts';
import { inTransaction } from '../../database/transaction.ts';

type Input = HandlerInput<'secondStep'>;
type Wrong = Refusal<typeof TOO_MANY_TRIES | typeof WRONG_CODE | typeof CODE_EXPIRED>;
/** Runs in the transaction of the sign-in; refuses if another request used the code first. */
export type Use = (trx: Trx) => Promise<Refusal<typeof WRONG_CODE | typeof CODE_EXPIRED> | null>;

export const secondStepHandlers = {
  secondStep: {
    prepare: async (context, input) => {
      const { db, client, now } = context;
      const { challengeId, method, value } = input;
      const challenge = await challengeById(db, challengeId, { fingerprint: client.fingerprint, now });
      if (!challenge) return refuse(CODE_EXPIRED);
      if (!challenge.methods.includes(method))
        return refuse(INVALID_FIELDS, { fields: { method: 'pattern' } });
      const member = await memberRow(db, challenge.memberId);
      if (member.status !== 1) return refuse(FORBIDDEN);
      const use = await checkValue(context, member, { method, value });
      if (isRefusal(use)) return use;
      return async (write) => {
        const tooLate = await use(write.db);
        if (tooLate) return tooLate;
        return (await closeChallenge(write.db, challengeId))
          ? enter(write, { memberId: member.id, isProof: true })
          : refuse(CODE_EXPIRED);
      };
    },
    repeat: async (_, __, kept) => (write) => enterAgain(write, kept),
  } satisfies Handler<'secondStep'>,
};

async function checkValue(
  context: Context,
  member: Row<'member'>,
  { method, value }: Pick<Input, 'method' | 'value'>,
): Promise<Use | Wrong | Refusal<typeof INVALID_FIELDS>> {
  const isCode = typeof value === 'string';
  if (isCode && method === 'sms') return checkSms(context, member, value);
  if (isCode && method === 'totp') return checkTotp(context, member, value);
  if (isCode && method === 'recovery') return checkRecovery(context, member, value);
  if (!isCode && method === 'passkey') {
    return judged(context, member.id, async () => {
      const right = await checkKey(context, value, { kind: 'step', memberId: member.id });
      return right && right.key.memberId === member.id ? right.use : null;
    });
  }
  return refuse(INVALID_FIELDS, { fields: { value: 'type' } });
}

async function checkSms(context: Context, { mobile }: Row<'member'>, code: string): Promise<Use | Wrong> {
  if (mobile === null) return refuse(CODE_EXPIRED);
  const given = { mobile, purpose: SECOND_STEP, smsCode: code };
  const right = await checkCode(context.db, rulesOf(context), codeTry(context, given));
  return isRefusal(right) ? right : right.use;
}

export async function checkTotp(
  context: Context,
  { id }: Pick<Row<'member'>, 'id'>,
  code: string,
): Promise<Use | Refusal<typeof TOO_MANY_TRIES | typeof WRONG_CODE>> {
  const totp = await totpSecretsOf(context.db, context.encryption, id);
  return judged(context, id, async () => {
    if (!totp?.secret) return null;
    const step = stepOfCode(code, totp.secret, { now: context.now, after: totp.lastStep });
    return step === null ? null : (trx) => takeTotpStep(trx, id, step);
  });
}

export async function checkRecovery(
  context: Context,
  { id: memberId }: Pick<Row<'member'>, 'id'>,
  code: string,
): Promise<Use | Refusal<typeof TOO_MANY_TRIES | typeof WRONG_CODE>> {
  const { db, secret, client, now } = context;
  const digest = digestOfCode({ secret, memberId }, code);
  return judged(context, memberId, async () => {
    if (!(await hasRecoveryCode(db, memberId, digest))) return null;
    return async (trx) => {
      if (!(await useRecoveryCode(trx, memberId, { digest, now }))) return false;
      await mailSecurityChange(trx, 'recoveryUsed', { memberId, device: client.device, now });
      return true;
    };
  });
}

/** Counted separately from wrong passwords: otherwise the password would allow endless attempts at the code. */
export async function judged(
  context: Context,
  memberId: number,
  check: () => Promise<((trx: Trx) => Promise<boolean>) | null>,
): Promise<Use | Refusal<typeof TOO_MANY_TRIES | typeof WRONG_CODE>> {
  const { db, settings, client, now } = context;
  const { fingerprint, address } = client;
  const known = await isKnownDevice(db, memberId, fingerprint);
  const key = `second step of ${memberId}`;
  const signInTry: SignInTry = { key, fingerprint, address, isKnownDevice: known, now };
  const noted = await noteTry(db, settings, signInTry);
  if (isRefusal(noted)) return noted;
  const use = await check();
  if (!use) return refuse(WRONG_CODE, { remaining: noted.remaining });
  return async (trx) => {
    if (!(await use(trx))) return refuse(WRONG_CODE, { remaining: noted.remaining });
    await forgetTries(trx, noted.id, signInTry);
    return null;
  };
}

/**
 * Whether the first step is enough. If not, the state of the second step is stored although the call is refused,
 * and `settle` is committed with it.
 */
export async function askSecondStep<E extends number = never>(
  { db, client, now }: Context,
  memberId: number,
  { proven, settle }: { proven?: SignInStep; settle?: (trx: Trx) => Promise<Refusal<E> | null | void> } = {},
): Promise<Refusal<typeof SECOND_STEP_REQUIRED | E> | null> {
  const methods = (await stepsOf(db, memberId)).filter((method) => method !== proven);
  if (methods.length === 0) return null;
  return inTransaction(db, async (trx) => {
    const tooLate = await settle?.(trx);
    if (tooLate) return tooLate;
    const opening = { fingerprint: client.fingerprint, now };
    const challengeId = await openChallenge(trx, { memberId, methods }, opening);
    return refuse(SECOND_STEP_REQUIRED, { challengeId, methods });
  });
}

import type { Output } from '#src/contract/call.ts';
import type { CallOf } from '#src/contract/index.ts';
import {
  CODE_EXPIRED,
  CODE_LIMIT_REACHED,
  CONFLICT,
  FORBIDDEN,
  INVALID_FIELDS,
  METHOD_OFF,
  MOBILE_TAKEN,
  NOT_FOUND,
  SIGNED_OUT,
  TOO_MANY_TRIES,
} from '#src/contract/errors.ts';
import type { Context, Handler, HandlerInput } from '../../calls/context.ts';
import { checkFields } from '../../calls/fields.ts';
import { hashPassword, isPasswordRight } from '../../store/auth/passwords.ts';
import { isRefusal, type Refusal, refuse } from '../../refusals/refusal.ts';
import { checkCode, ownerOfNumber } from '../../store/auth/code-check.ts';
import { type CodeTarget, makeCode, SECOND_STEP, type Sending } from '../../store/auth/codes.ts';
import { challengeById } from '../../store/auth/second-steps.ts';
import { mailSecurityChange } from '../../store/mail/security-mails.ts';
import { replacePassword } from '../../store/member/profile.ts';
import { credentialOf, memberRow } from '../../store/member/members.ts';
import { isKnownDevice, memberByToken } from '../../store/member/sessions.ts';
import { countAsking } from '../../store/requests/asking.ts';
import { codeMessage } from './wording.ts';
import { refuseCommon } from '../../calls/fields.ts';
import { checkAccountFields, codeLength, mobileField } from './fields.ts';
import { hashingOf } from '../../calls/own-secret.ts';
import { codeTry, rulesOf } from './attempts.ts';

type Target = CodeTarget & Pick<Sending, 'quota' | 'isDecoy' | 'isKnownDevice'>;

export const codeHandlers = {
  smsSend: {
    prepare: async (context, input) => {
      const { texts } = context;
      if (!texts) return refuse(METHOD_OFF);
      const target = await targetOf(context, input);
      if (isRefusal(target)) return target;
      const { lengthBounds, smsCodeSendLimit } = (await context.config(context.db)).config;
      const { settings, secret, client, now } = context;
      const { fingerprint, address, language } = client;
      const length = codeLength(lengthBounds);
      const limits = { ...smsCodeSendLimit, perAddress: settings.codesPerAddress };
      return async ({ db }) => {
        const sending = { ...target, fingerprint, address, length, now };
        const made = await makeCode(db, sending, { limits, secret });
        if (isRefusal(made)) return made;
        const { hostname: host } = new URL(client.origin);
        const text = codeMessage({ code: made.code, purpose: target.purpose, language, host });
        await texts.send(db, { to: target.mobile, text, isDecoy: target.isDecoy, now });
        const answer = { interval: limits.interval, remaining: made.remaining, length };
        return { kept: JSON.stringify(answer), answer };
      };
    },
    repeat: async (_, __, kept) => async () => ({
      kept,
      answer: JSON.parse(kept) as Output<CallOf<'smsSend'>>,
    }),
  } satisfies Handler<'smsSend'>,

  forgetPassword: {
    prepare: async (context, input) => {
      const { mobile, smsCode, password } = input;
      const fields = { mobile, smsCode, password };
      const refused = (await checkAccountFields(context, fields)) ?? refuseCommon(password);
      if (refused) return refused;
      const right = await checkCode(context.db, rulesOf(context), codeTry(context, input));
      if (isRefusal(right)) return right;
      const { owner } = right;
      if (!owner) return refuse(CODE_EXPIRED);
      const hash = await hashPassword(password, hashingOf(context));
      return async ({ db, client, now }) => {
        const tooLate = await right.use(db);
        if (tooLate) return tooLate;
        await replacePassword(db, owner.id, { hash, now });
        await mailSecurityChange(db, 'passwordChanged', { memberId: owner.id, device: client.device, now });
        return { kept: '', answer: { done: true } };
      };
    },
    repeat: async (context, input, kept) => {
      const right = await checkCode(context.db, rulesOf(context), codeTry(context, input));
      if (isRefusal(right)) return right.errcode === TOO_MANY_TRIES ? right : refuse(CONFLICT);
      const hash = (await credentialOf(context.db, input.mobile))?.passwordHash ?? null;
      if (!(await isPasswordRight(input.password, hash, hashingOf(context)))) return refuse(CONFLICT);
      return async ({ db }) => {
        await right.use(db);
        return { kept, answer: { done: true } };
      };
    },
  } satisfies Handler<'forgetPassword'>,
};

/** The number to send to, and whether a message is really sent. */
async function targetOf(
  context: Context,
  { mobile, challengeId, purpose }: HandlerInput<'smsSend'>,
): Promise<
  | Target
  | Refusal<
      | typeof SIGNED_OUT
      | typeof FORBIDDEN
      | typeof NOT_FOUND
      | typeof INVALID_FIELDS
      | typeof MOBILE_TAKEN
      | typeof CODE_LIMIT_REACHED
    >
> {
  if (challengeId !== undefined) return numberBehind(context, challengeId, purpose);
  if (mobile === undefined) return ownNumber(context, purpose);
  return checkFields({ mobile: mobileField(mobile) }) ?? typedNumber(context, { mobile, purpose });
}

async function typedNumber(
  context: Context,
  { mobile, purpose }: { mobile: string; purpose: Exclude<CodeTarget['purpose'], 4> },
): Promise<Target | Refusal<typeof MOBILE_TAKEN | typeof CODE_LIMIT_REACHED>> {
  const { db, client } = context;
  const owner = await ownerOfNumber(db, mobile);
  if (owner && (purpose === 0 || purpose === 1)) return refuseTaken(context);
  const quota = purpose === 2 ? 'forgotten' : 'anyone';
  const known = await isKnownDevice(db, owner?.id ?? null, client.fingerprint);
  return { mobile, purpose, quota, isDecoy: purpose === 2 && !owner, isKnownDevice: known };
}

/** Limits how often a day a caller learns that a number is taken. */
async function refuseTaken(
  context: Context,
): Promise<Refusal<typeof MOBILE_TAKEN> | Refusal<typeof CODE_LIMIT_REACHED>> {
  const retryAfter = await countAsking(context.db, 'taken numbers', context);
  return retryAfter === null ? refuse(MOBILE_TAKEN) : refuse(CODE_LIMIT_REACHED, { retryAfter });
}

/** The number of the member who has to pass the second step. */
async function numberBehind(
  { db, client, now }: Context,
  challengeId: string,
  purpose: HandlerInput<'smsSend'>['purpose'],
): Promise<Target | Refusal<typeof NOT_FOUND>> {
  const challenge = await challengeById(db, challengeId, { fingerprint: client.fingerprint, now });
  if (!challenge?.methods.includes('sms') || purpose !== 3) return refuse(NOT_FOUND);
  const { mobile } = await memberRow(db, challenge.memberId);
  const known = await isKnownDevice(db, challenge.memberId, client.fingerprint);
  return mobile === null
    ? refuse(NOT_FOUND)
    : { mobile, purpose: SECOND_STEP, quota: 'challenge', isDecoy: false, isKnownDevice: known };
}

async function ownNumber(
  { db, token, now }: Context,
  purpose: HandlerInput<'smsSend'>['purpose'],
): Promise<Target | Refusal<typeof SIGNED_OUT | typeof FORBIDDEN | typeof INVALID_FIELDS>> {
  if (purpose !== 1 || token === '') return refuse(INVALID_FIELDS, { fields: { mobile: 'required' } });
  const member = await memberByToken(db, token, now);
  if (!member) return refuse(SIGNED_OUT);
  if (member.status !== 1) return refuse(FORBIDDEN);
  const { mobile } = await memberRow(db, member.id);
  return mobile === null
    ? refuse(INVALID_FIELDS, { fields: { mobile: 'required' } })
    : { mobile, purpose, quota: 'member', isDecoy: false, isKnownDevice: true };
}

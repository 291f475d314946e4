import {
  ACCOUNT_TAKEN,
  type CODE_EXPIRED,
  CONFLICT,
  CONSENT_MISSING,
  INVALID_FIELDS,
  METHOD_OFF,
  MOBILE_TAKEN,
  type TOO_MANY_TRIES,
  type WRONG_CODE,
} from '#src/contract/errors.ts';
import type { Context, Handler } from '../../calls/context.ts';
import { hashPassword } from '../../store/auth/passwords.ts';
import { isRefusal, type Refusal, refuse } from '../../refusals/refusal.ts';
import { checkCode, type RightCode } from '../../store/auth/code-check.ts';
import { register } from '../../store/auth/registration.ts';
import { checkPassword } from '../../store/auth/sign-in.ts';
import { enter, enterAgain, type Writing } from './new-session.ts';
import { refuseCommon } from '../../calls/fields.ts';
import { type AccountFields, checkAccountFields } from './fields.ts';
import { hashingOf } from '../../calls/own-secret.ts';
import { attemptOf, codeTry, rulesOf } from './attempts.ts';

interface RegistrationOptions {
  readonly registerType: 1 | 2 | 3;
  readonly agreeTerms: boolean;
  readonly adult: boolean;
}

export const registrationHandlers = {
  accountRegist: {
    prepare: async (context, input) => {
      const { account, password, aid = '' } = input;
      const refused = await checkWanted(context, input, { account, password });
      if (refused) return refused;
      const passwordHash = await hashPassword(password, hashingOf(context));
      const { welcomeCoin } = (await context.config(context.db)).platform;
      return async (write) => {
        const wanted = {
          ...inviteOf(input),
          account,
          accountType: 2 as const,
          passwordHash,
          aid,
          now: write.now,
        };
        const made = await register(write.db, { ...wanted, welcomeCoin });
        // Without a number there is nothing to be taken.
        if (isRefusal(made)) return made.errcode === MOBILE_TAKEN ? refuse(CONFLICT) : refuse(made.errcode);
        return enter(write, { ...made, isProof: true });
      };
    },
    repeat: (context, input, kept) => enterWithPassword(context, input, kept),
  } satisfies Handler<'accountRegist'>,

  accountRegist4: {
    prepare: async (context, input) => {
      const { mobile, password, smsCode, registerType, aid = '' } = input;
      const refused = await checkWanted(context, input, { mobile, password, smsCode });
      if (refused) return refused;
      const right = await numberProof(context, { mobile, purpose: 0, smsCode });
      if (isRefusal(right)) return right;
      const passwordHash = await hashPassword(password, hashingOf(context));
      const { welcomeCoin } = (await context.config(context.db)).platform;
      return async (write) => {
        const tooLate = await right?.use(write.db);
        if (tooLate) return tooLate;
        const invite = inviteOf(input);
        const wanted = { ...invite, mobile, accountType: registerType, passwordHash, aid, now: write.now };
        const made = await register(write.db, { ...wanted, welcomeCoin });
        if (isRefusal(made)) return made.errcode === ACCOUNT_TAKEN ? refuse(CONFLICT) : refuse(made.errcode);
        return enter(write, { ...made, isProof: true });
      };
    },
    repeat: (context, { mobile, password }, kept) =>
      enterWithPassword(context, { account: mobile, password }, kept),
  } satisfies Handler<'accountRegist4'>,
};

async function checkWanted(
  context: Context,
  wanted: RegistrationOptions,
  fields: AccountFields,
): Promise<Refusal<typeof INVALID_FIELDS | typeof METHOD_OFF | typeof CONSENT_MISSING> | null> {
  const refused = (await checkAccountFields(context, fields)) ?? refuseCommon(fields.password);
  if (refused) return refused;
  const { config } = await context.config(context.db);
  if (!config.registerType.includes(wanted.registerType)) return refuse(METHOD_OFF);
  return wanted.agreeTerms && wanted.adult ? null : refuse(CONSENT_MISSING);
}

/** `null` if no code is required: the number is then accepted as sent. */
export async function numberProof(
  context: Context,
  given: { mobile: string; purpose: 0 | 1; smsCode: string | undefined },
): Promise<
  | RightCode
  | null
  | Refusal<typeof INVALID_FIELDS | typeof TOO_MANY_TRIES | typeof WRONG_CODE | typeof CODE_EXPIRED>
> {
  const { config } = await context.config(context.db);
  const { smsCode } = given;
  if (smsCode !== undefined) {
    return checkCode(context.db, rulesOf(context), codeTry(context, { ...given, smsCode }));
  }
  return config.otpStatus === 1 ? refuse(INVALID_FIELDS, { fields: { smsCode: 'required' } }) : null;
}

const inviteOf = ({ pid, inviteCode }: { pid?: number | undefined; inviteCode?: string | undefined }) => ({
  pid,
  inviteCode,
});

/** A repeated registration has to carry the same password. */
async function enterWithPassword(
  context: Context,
  given: { account: string; password: string },
  kept: string,
) {
  const welcome = await checkPassword(context.db, context.settings, attemptOf(context, given));
  if (isRefusal(welcome)) return refuse(CONFLICT);
  return async (write: Writing) => {
    await welcome.settle(write.db);
    return enterAgain(write, kept);
  };
}

import type { SecondStepMethod, Security } from '#src/contract/auth/methods.ts';
import {
  CODE_EXPIRED,
  CONFLICT,
  INVALID_FIELDS,
  NOT_FOUND,
  type TOO_MANY_TRIES,
  type WRONG_CODE,
  WRONG_CREDENTIALS,
} from '#src/contract/errors.ts';
import type { Handler, HandlerInput } from '../../calls/context.ts';
import { isRefusal, type Refusal, refuse } from '../../refusals/refusal.ts';
import { digestOf } from '../../secrets/secrets.ts';
import { checkCode } from '../../store/auth/code-check.ts';
import { makeRecoveryCodes } from '../../store/auth/recovery-codes.ts';
import { passkeysOf, removePasskey } from '../../store/auth/passkeys.ts';
import { hashesOf } from '../../store/member/profile.ts';
import { keepPendingSecret, methodsOn, securityOf, turnOff, turnOn } from '../../store/auth/second-steps.ts';
import { mailSecurityChange } from '../../store/mail/security-mails.ts';
import { memberRow } from '../../store/member/members.ts';
import type { Trx } from '../../database/tables/tables.ts';
import { newTotpSecret, stepOfCode, totpUri } from '../../store/auth/totp.ts';
import { aboutTotp, totpSecretsOf } from '../../store/auth/totp-secrets.ts';
import { judgeOwn, type OfMember } from '../../calls/own-secret.ts';
import { changeBy, refuseWithoutProof } from '../../calls/recent-proof.ts';
import { judged } from './second-step.ts';
import { codeTry, rulesOf } from './attempts.ts';

type Input = HandlerInput<'secondStepSet'>;
type Problem = Refusal<
  | typeof INVALID_FIELDS
  | typeof WRONG_CREDENTIALS
  | typeof TOO_MANY_TRIES
  | typeof WRONG_CODE
  | typeof CODE_EXPIRED
>;
type Apply = (trx: Trx) => Promise<Refusal<typeof WRONG_CODE | typeof CODE_EXPIRED> | null>;

export const securityHandlers = {
  securityGet: (async ({ db, member }) => securityOf(db, member.id)) satisfies Handler<'securityGet'>,

  passkeyRemove: (async (context, { id }) => {
    const { db, member } = context;
    if (!(await removePasskey(db, member.id, id))) return refuse(NOT_FOUND);
    await mailSecurityChange(db, 'passkeyRemoved', changeBy(context));
    return securityOf(db, member.id);
  }) satisfies Handler<'passkeyRemove'>,

  totpBegin: {
    prepare: async (context) => {
      const account = await nameFor(context);
      const secret = newTotpSecret();
      return async ({ db, member, encryption }) => {
        await keepPendingSecret(db, member.id, encryption.encrypt(aboutTotp(member.id), secret));
        return { kept: digestOf(secret), answer: { secret, uri: totpUri(secret, account) } };
      };
    },
    repeat: async (context, _, kept) => {
      const { db, member, encryption } = context;
      const secret = (await totpSecretsOf(db, encryption, member.id))?.pending;
      if (!secret || digestOf(secret) !== kept) return refuse(CONFLICT);
      const uri = totpUri(secret, await nameFor(context));
      return async () => ({ kept, answer: { secret, uri } });
    },
  } satisfies Handler<'totpBegin'>,

  secondStepSet: {
    prepare: async (context, input) => {
      const apply = input.on
        ? await CHECKS[input.method](context, input)
        : await checkTurningOff(context, input);
      if (isRefusal(apply)) return apply;
      return async (write) => {
        const tooLate = await apply(write.db);
        if (tooLate) return tooLate;
        await mailSecurityChange(write.db, `${input.method}${input.on ? 'On' : 'Off'}`, changeBy(write));
        return { kept: '', answer: await changedSecurity(write, input) };
      };
    },
    repeat: async (context, input, kept) => {
      const { method, on } = input;
      if ((await methodsOn(context.db, context.member.id)).includes(method) !== on) return refuse(CONFLICT);
      const unproved = method === 'totp' && on ? await refuseWithoutProof(context) : null;
      return unproved ?? (async (write) => ({ kept, answer: await changedSecurity(write, input) }));
    },
  } satisfies Handler<'secondStepSet'>,
};

/** Turning the authenticator app on makes new recovery codes, also for a repeated request whose answer was lost. */
async function changedSecurity(
  { db, member, secret, now }: OfMember & { readonly db: Trx },
  { method, on }: Input,
): Promise<Security & { recoveryCodes?: string[] }> {
  const security = await securityOf(db, member.id);
  if (method !== 'totp' || !on) return security;
  return { ...security, recoveryCodes: await makeRecoveryCodes(db, { memberId: member.id, secret }, now) };
}

/** Name that an authenticator app shows beside the codes. */
async function nameFor({ db, member }: OfMember): Promise<string> {
  const { account, nickname } = await memberRow(db, member.id);
  return account || nickname;
}

type Check = (context: OfMember, input: Input) => Promise<Apply | Problem>;

/** Refuses a method that the member has not set up yet. */
const WITHOUT_MEANS = { fields: { method: 'mismatch' } } as const;

const CHECKS: Readonly<Record<SecondStepMethod, Check>> = {
  totp: async (context, { code, method }) => {
    const { db, member, encryption, now } = context;
    if (code === undefined) return refuse(INVALID_FIELDS, { fields: { code: 'required' } });
    const totp = await totpSecretsOf(db, encryption, member.id);
    if (!totp?.pending || !totp.storedPending) return refuse(CODE_EXPIRED);
    const { pending, storedPending: secret } = totp;
    return judged(context, member.id, async () => {
      const step = stepOfCode(code, pending, { now, after: 0 });
      if (step === null) return null;
      return async (trx) => {
        await turnOn(trx, member.id, { method, totp: { secret, step }, now });
        return true;
      };
    });
  },
  sms: async (context, { code, method }) => {
    const { db, member, now } = context;
    const { mobile } = await memberRow(db, member.id);
    if (mobile === null) return refuse(INVALID_FIELDS, WITHOUT_MEANS);
    if (code === undefined) return refuse(INVALID_FIELDS, { fields: { code: 'required' } });
    const right = await checkCode(
      db,
      rulesOf(context),
      codeTry(context, { mobile, purpose: 1, smsCode: code }),
    );
    if (isRefusal(right)) return right;
    return async (trx) => {
      const tooLate = await right.use(trx);
      if (!tooLate) await turnOn(trx, member.id, { method, now });
      return tooLate;
    };
  },
  passkey: async ({ db, member, now }, { method }) => {
    if ((await passkeysOf(db, member.id)).length === 0) return refuse(INVALID_FIELDS, WITHOUT_MEANS);
    return async (trx) => {
      await turnOn(trx, member.id, { method, now });
      return null;
    };
  },
};

async function checkTurningOff(context: OfMember, { method, password }: Input): Promise<Apply | Problem> {
  const { db, member } = context;
  const { password: hash } = await hashesOf(db, member.id);
  const off = (trx: Trx) => turnOff(trx, member.id, method);
  if (hash === null) {
    return async (trx) => {
      await off(trx);
      return null;
    };
  }
  if (password === undefined) return refuse(INVALID_FIELDS, { fields: { password: 'required' } });
  const judgedOwn = await judgeOwn(context, 'password', { secret: password, hash });
  if (isRefusal(judgedOwn)) return judgedOwn;
  if (!judgedOwn.isRight) return refuse(WRONG_CREDENTIALS, { remaining: judgedOwn.remaining });
  return async (trx) => {
    await judgedOwn.forgetTries(trx);
    await off(trx);
    return null;
  };
}

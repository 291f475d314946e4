import type { ProofMethod } from '#src/contract/auth/security.ts';
import {
  type CODE_EXPIRED,
  CONFLICT,
  INVALID_FIELDS,
  type TOO_MANY_TRIES,
  type WRONG_CODE,
  WRONG_CREDENTIALS,
} from '#src/contract/errors.ts';
import type { Handler, HandlerInput } from '../../calls/context.ts';
import { isRefusal, type Refusal, refuse } from '../../refusals/refusal.ts';
import { checkCode } from '../../store/auth/code-check.ts';
import { noteProof, proofEnd, proofMethods } from '../../store/auth/proofs.ts';
import { hashesOf } from '../../store/member/profile.ts';
import { memberRow } from '../../store/member/members.ts';
import { epochSeconds } from '../../time/time.ts';
import { codeTry, rulesOf } from './attempts.ts';
import { checkKey } from './key-check.ts';
import { judgeOwn, type OfMember } from '../../calls/own-secret.ts';
import { checkRecovery, checkTotp, judged, type Use } from './second-step.ts';

type Input = HandlerInput<'confirmIdentity'>;
type Wrong = Refusal<
  | typeof INVALID_FIELDS
  | typeof WRONG_CREDENTIALS
  | typeof TOO_MANY_TRIES
  | typeof WRONG_CODE
  | typeof CODE_EXPIRED
>;

/** A code of the member's own number. */
const OWN_NUMBER = 1;

export const identityHandlers = {
  confirmIdentity: {
    prepare: async (context, input) => {
      const use = await checkProof(context, input);
      if (isRefusal(use)) return use;
      return async ({ db, member, now }) => {
        const tooLate = await use(db);
        if (tooLate) return tooLate;
        await noteProof(db, member.sessionId, now);
        const provedUntil = epochSeconds(proofEnd(now));
        return { kept: String(provedUntil), answer: { provedUntil } };
      };
    },
    /** Proves nothing anew. A password is not in the digest of the request, so it is compared and counted again. */
    repeat: async (context, input, kept) => {
      const use = input.method === 'password' ? await checkProof(context, input) : null;
      if (isRefusal(use)) return use.errcode === WRONG_CREDENTIALS ? refuse(CONFLICT) : use;
      return async ({ db }) => (await use?.(db)) ?? { kept, answer: { provedUntil: Number(kept) } };
    },
  } satisfies Handler<'confirmIdentity'>,
};

async function checkProof(context: OfMember, { method, value }: Input): Promise<Use | Wrong> {
  const { db, member } = context;
  if (!(await proofMethods(db, member.id)).includes(method)) {
    return refuse(INVALID_FIELDS, { fields: { method: 'pattern' } });
  }
  if ((typeof value === 'string') === (method === 'passkey')) {
    return refuse(INVALID_FIELDS, { fields: { value: 'type' } });
  }
  return CHECKS[method](context, value as never);
}

const CHECKS: Readonly<Record<ProofMethod, (context: OfMember, value: never) => Promise<Use | Wrong>>> = {
  async password(context, secret: string) {
    const { password: hash } = await hashesOf(context.db, context.member.id);
    const own = await judgeOwn(context, 'password', { secret, hash });
    if (isRefusal(own)) return own;
    if (!own.isRight) return refuse(WRONG_CREDENTIALS, { remaining: own.remaining });
    return async (trx) => {
      await own.forgetTries(trx);
      return null;
    };
  },
  totp: (context, code: string) => checkTotp(context, context.member, code),
  recovery: (context, code: string) => checkRecovery(context, context.member, code),
  async sms(context, smsCode: string) {
    const { mobile } = await memberRow(context.db, context.member.id);
    const given = { mobile: mobile ?? '', purpose: OWN_NUMBER, smsCode } as const;
    const right = await checkCode(context.db, rulesOf(context), codeTry(context, given));
    return isRefusal(right) ? right : right.use;
  },
  passkey: (context, credential: Input['value'] & object) =>
    judged(context, context.member.id, async () => {
      const right = await checkKey(context, credential, { kind: 'login', memberId: null });
      const isOwn = right?.isVerified === true && right.key.memberId === context.member.id;
      return isOwn ? right.use : null;
    }),
};

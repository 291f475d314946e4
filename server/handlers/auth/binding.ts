import type { Award } from '#src/contract/primitives.ts';
import {
  type ACCOUNT_TAKEN,
  ALREADY_BOUND,
  type CODE_EXPIRED,
  INVALID_FIELDS,
  type MOBILE_TAKEN,
  TOO_MANY_REQUESTS,
  type TOO_MANY_TRIES,
  type WRONG_CODE,
} from '#src/contract/errors.ts';
import type { Handler, HandlerInput } from '../../calls/context.ts';
import { countAsking } from '../../store/requests/asking.ts';
import { hashPassword } from '../../store/auth/passwords.ts';
import { isRefusal, type Refusal, refuse } from '../../refusals/refusal.ts';
import { awardBinding, bindMobile, bindName, type BoundKind } from '../../store/auth/binding.ts';
import { hashesOf } from '../../store/member/profile.ts';
import { userInfoOf } from '../../store/member/user-info.ts';
import { mailSecurityChange } from '../../store/mail/security-mails.ts';
import { memberRow, setPassword } from '../../store/member/members.ts';
import type { Trx } from '../../database/tables/tables.ts';
import type { Writing } from './new-session.ts';
import { refuseCommon } from '../../calls/fields.ts';
import { checkAccountFields } from './fields.ts';
import { hashingOf, judgeOwn, type OfMember } from '../../calls/own-secret.ts';
import { changeBy } from '../../calls/recent-proof.ts';
import { numberProof } from './registration.ts';

type Input = HandlerInput<'bindAccount'>;
type Bind = (
  trx: Trx,
) => Promise<Refusal<
  typeof ACCOUNT_TAKEN | typeof MOBILE_TAKEN | typeof CODE_EXPIRED | typeof ALREADY_BOUND
> | null>;

interface Binding {
  readonly kind: keyof typeof MAILS;
  readonly bind: Bind;
}

const MAILS = { mobile: 'numberBound', account: 'accountBound' } as const;

export const bindingHandlers = {
  bindAccount: {
    prepare: async (context, input) => {
      const refused = await checkAccountFields(context, input);
      if (refused) return refused;
      const retryAfter = await countAsking(context.db, 'bindings', context);
      if (retryAfter !== null) return refuse(TOO_MANY_REQUESTS, { retryAfter });
      const bindings = await bindingsOf(context, input);
      if (isRefusal(bindings)) return bindings;
      const memberId = context.member.id;
      return async (write) => {
        const awards: Award[] = [];
        for (const { kind, bind } of bindings) {
          const taken = await bind(write.db);
          if (taken) return taken;
          await mailSecurityChange(write.db, MAILS[kind], changeBy(write));
          awards.push(...(await award(write, memberId, kind)));
        }
        return { kept: JSON.stringify(awards), answer: await bound(write, memberId, awards) };
      };
    },
    repeat: (context, _, kept) => boundAgain(context, kept),
  } satisfies Handler<'bindAccount'>,
};

export async function award(write: Writing, memberId: number, kind: BoundKind): Promise<Award[]> {
  const { config } = await write.config(write.db);
  return awardBinding(write.db, { memberId, kind, now: write.now }, config.activityList);
}

export async function bound({ db, config }: Writing, memberId: number, awards: Award[]) {
  const userInfo = await userInfoOf(db, memberId, (await config(db)).config);
  return awards.length > 0 ? { userInfo, awards } : { userInfo };
}

/** The repeated request: the data is bound already, and the answer contains no secret. */
export async function boundAgain({ member }: OfMember, kept: string) {
  const awards = JSON.parse(kept) as Award[];
  return async (write: Writing) => ({ kept, answer: await bound(write, member.id, awards) });
}

async function bindingsOf(
  context: OfMember,
  { mobile, smsCode, account, password }: Input,
): Promise<
  | Binding[]
  | Refusal<
      | typeof INVALID_FIELDS
      | typeof TOO_MANY_TRIES
      | typeof WRONG_CODE
      | typeof CODE_EXPIRED
      | typeof ALREADY_BOUND
    >
> {
  const bindings: Binding[] = [];
  const row = await memberRow(context.db, context.member.id);
  if (mobile === undefined && account === undefined) {
    return refuse(INVALID_FIELDS, { fields: { mobile: 'required', account: 'required' } });
  }
  if (account !== undefined) {
    if (row.account_key !== null) return refuse(ALREADY_BOUND);
    const bind = await nameBinding(context, account, password);
    if (isRefusal(bind)) return bind;
    bindings.push({ kind: 'account', bind });
  }
  if (mobile !== undefined) {
    if (row.mobile !== null) return refuse(ALREADY_BOUND);
    const bind = await mobileBinding(context, mobile, smsCode);
    if (isRefusal(bind)) return bind;
    bindings.push({ kind: 'mobile', bind });
  }
  return bindings;
}

async function mobileBinding(
  context: OfMember,
  mobile: string,
  smsCode: string | undefined,
): Promise<
  Bind | Refusal<typeof INVALID_FIELDS | typeof TOO_MANY_TRIES | typeof WRONG_CODE | typeof CODE_EXPIRED>
> {
  const right = await numberProof(context, { mobile, purpose: 1, smsCode });
  if (isRefusal(right)) return right;
  return async (trx) => (await right?.use(trx)) ?? bindMobile(trx, context.member.id, mobile);
}

/** A sign-in name needs a password: the existing one, or the one sent along. */
async function nameBinding(
  context: OfMember,
  account: string,
  password: string | undefined,
): Promise<Bind | Refusal<typeof INVALID_FIELDS | typeof TOO_MANY_TRIES>> {
  const { db, member, now } = context;
  if (password === undefined) return refuse(INVALID_FIELDS, { fields: { password: 'required' } });
  const { password: hash } = await hashesOf(db, member.id);
  if (hash === null) {
    const refused = refuseCommon(password);
    if (refused) return refused;
    const made = await hashPassword(password, hashingOf(context));
    return async (trx) => {
      await setPassword(trx, member.id, { hash: made, now });
      return bindName(trx, member.id, account);
    };
  }
  const judged = await judgeOwn(context, 'password', { secret: password, hash });
  if (isRefusal(judged)) return judged;
  if (!judged.isRight) return refuse(INVALID_FIELDS, { fields: { password: 'mismatch' } });
  return async (trx) => {
    await judged.forgetTries(trx);
    return bindName(trx, member.id, account);
  };
}

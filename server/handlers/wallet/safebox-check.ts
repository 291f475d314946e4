import { type TOO_MANY_TRIES, WRONG_SAFE_PASSWORD } from '#src/contract/errors.ts';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import { hashesOf } from '../../store/member/profile.ts';
import type { Trx } from '../../store/tables.ts';
import { judgeOwn, type OfMember } from '../auth/own-secret.ts';
import { withdrawalRules } from './withdrawal-rules.ts';

/** To be called in the transaction of the effect. */
export type ForgetTries = (trx: Trx) => Promise<void>;

/** Where the operator demands the safe password; also where a member sends one. If none is set, none is right. */
export async function checkSafebox(
  context: OfMember,
  given: string | undefined,
): Promise<ForgetTries | Refusal<typeof WRONG_SAFE_PASSWORD | typeof TOO_MANY_TRIES>> {
  const { needSafeboxPassword } = await withdrawalRules(context);
  if (given === undefined) return needSafeboxPassword ? refuse(WRONG_SAFE_PASSWORD) : async () => {};
  const { safeboxPassword: hash } = await hashesOf(context.db, context.member.id);
  const judged = await judgeOwn(context, 'safeboxPassword', { secret: given, hash });
  if (isRefusal(judged)) return judged;
  return judged.isRight ? judged.forgetTries : refuse(WRONG_SAFE_PASSWORD, { remaining: judged.remaining });
}

// The rules of withdrawals for one member, and the safe password that they may demand.
import { type TOO_MANY_TRIES, WRONG_SAFE_PASSWORD } from '#src/contract/errors.ts';
import type { Trx } from '../../database/tables/tables.ts';
import { judgeOwn, type OfMember } from '../../calls/own-secret.ts';
import { isRefusal, type Refusal, refuse } from '../../refusals/refusal.ts';
import { hashesOf } from '../../store/member/profile.ts';
import type { ReadContext } from '../../calls/context.ts';
import { memberRow } from '../../store/member/members.ts';
import { vipOf } from '../../store/claims/vip-levels.ts';
import {
  limitedByLevel,
  type WithdrawalConfig,
  withdrawalConfigOf,
} from '../../store/config/withdrawal-config.ts';

/** Rules of this member, whose level may have a lower limit than the platform. */
export async function withdrawalRules({
  db,
  member,
  client,
  ...context
}: ReadContext<'getExchange'>): Promise<WithdrawalConfig> {
  const { config, platform } = await context.config(db);
  const rules = withdrawalConfigOf(platform.withdrawal, {
    banks: config.bankList,
    language: client.language,
  });
  const { identified_at } = await memberRow(db, member.id);
  const { vip } = await vipOf({ db, memberId: member.id, config });
  const needKyc = rules.needKyc && identified_at === null;
  return limitedByLevel({ ...rules, needKyc }, config.vipMap[String(vip)] ?? { level: vip });
}

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

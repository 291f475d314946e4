import type { ReadContext } from '../../api/context.ts';
import { memberRow } from '../../store/member/members.ts';
import { vipOf } from '../../store/bonus/vip.ts';
import {
  limitedByLevel,
  type WithdrawalConfig,
  withdrawalConfigOf,
} from '../../store/wallet/withdrawal-config.ts';

/** Of this member: a level may have a lower limit than the platform. */
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

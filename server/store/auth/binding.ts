// Binds a further sign-in method to a member's account, and awards it.
import type { ActivityConfig } from '#src/contract/config/bonus.ts';
import type { SocialProvider } from '#src/contract/member.ts';
import type { Award } from '#src/contract/primitives.ts';
import { ACCOUNT_TAKEN, ALREADY_BOUND, MOBILE_TAKEN } from '#src/contract/errors.ts';
import { type Refusal, refuse } from '../../refusals/refusal.ts';
import { epochSeconds } from '../../time/time.ts';
import { hasPosted, lockBalance, post } from '../ledger/ledger.ts';
import { BIND_ACTIVITY, isActivityOpen } from '../claims/bonus.ts';
import { accountKey } from '../member/members.ts';
import { refuseCredit } from '../safer-play/enforcement.ts';
import { COIN_ITEM } from '../ledger/items.ts';
import type { Trx } from '../../database/tables/tables.ts';
import { unlessTaken } from '../../database/unless-taken.ts';

export type BoundKind = 'mobile' | 'account' | SocialProvider;

/** Refuses if the member has a number already. */
export async function bindMobile(
  trx: Trx,
  memberId: number,
  mobile: string,
): Promise<Refusal<typeof MOBILE_TAKEN | typeof ALREADY_BOUND> | null> {
  const changed = await unlessTaken(() =>
    trx
      .updateTable('member')
      .set({ mobile })
      .where('id', '=', memberId)
      .where('mobile', 'is', null)
      .executeTakeFirst(),
  );
  if (changed === 'taken') return refuse(MOBILE_TAKEN);
  return changed.numUpdatedRows > 0n ? null : refuse(ALREADY_BOUND);
}

export async function bindName(
  trx: Trx,
  memberId: number,
  account: string,
): Promise<Refusal<typeof ACCOUNT_TAKEN | typeof ALREADY_BOUND> | null> {
  const changed = await unlessTaken(() =>
    trx
      .updateTable('member')
      .set({ account, account_key: accountKey(account) })
      .where('id', '=', memberId)
      .where('account_key', 'is', null)
      .executeTakeFirst(),
  );
  if (changed === 'taken') return refuse(ACCOUNT_TAKEN);
  return changed.numUpdatedRows > 0n ? null : refuse(ALREADY_BOUND);
}

/** Awarded once, for the first further sign-in method, and not during a break or an exclusion. */
export async function awardBinding(
  trx: Trx,
  of: { memberId: number; kind: BoundKind; now: Date },
  activities: readonly ActivityConfig[],
): Promise<Award[]> {
  const activity = activities.find(({ activityType }) => activityType === BIND_ACTIVITY);
  if (!activity || !isActivityOpen(activity, epochSeconds(of.now))) return [];
  await lockBalance(trx, of.memberId);
  if (await refuseCredit(trx, of)) return [];
  if (await hasPosted(trx, of.memberId, 'bind')) return [];
  const awards = (activity.awards ?? []).filter(({ itemId, num }) => itemId === COIN_ITEM && num > 0);
  for (const { num } of awards) {
    await post(trx, {
      memberId: of.memberId,
      kind: 'bind',
      amount: num,
      orderId: `bind ${of.kind}`,
      now: of.now,
    });
  }
  return awards;
}

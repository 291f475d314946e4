// The state that the app keeps for a signed-in member.
import type { ActivityConfig } from '#src/contract/bonus.ts';
import type { Bank } from '#src/contract/wallet/payment.ts';
import type { MemberState } from '#src/contract/member.ts';
import type { AwardFlags } from '#src/contract/primitives.ts';
import { epochSeconds } from '../../time.ts';
import { shareUrls } from '../../addresses/share-urls.ts';
import { historyOf, likesOf } from '../game/games.ts';
import { hasDeposited, hasPosted } from '../ledger.ts';
import { userBanksOf } from '../wallet/receiving-accounts.ts';
import { memberRow } from './members.ts';
import type { Db } from '../tables.ts';

export const BIND_ACTIVITY = 4;
const INVITE_WHEEL = 20;

/** Claimable awards arrive with the areas bonus, mail and agent. */
export const NO_FLAGS: AwardFlags = {
  spinAwardFlag: false,
  taskAwardFlag: false,
  agent5AwardFlag: false,
  vipAwardFlag: false,
  signInFlag: false,
  emailAwardFlag: false,
};

export interface View {
  readonly activities: readonly ActivityConfig[];
  readonly now: Date;
}

export async function memberStateOf(
  db: Db,
  memberId: number,
  view: View & { readonly banks: readonly Bank[]; readonly origin: string },
): Promise<MemberState> {
  const member = await memberRow(db, memberId);
  return {
    ...(await userBanksOf(db, memberId, view.banks)),
    gameLikes: await likesOf(db, memberId),
    gameHistory: await historyOf(db, memberId),
    inviteCode: member.invite_code,
    aid: member.aid,
    firstRecharge: (await hasDeposited(db, memberId)) ? 1 : 0,
    shareUrlMap: shareUrls(view.origin, member.invite_code),
    ...(await activitiesOpen(db, memberId, view)),
  };
}

export async function activitiesOpen(db: Db, memberId: number, { activities, now }: View) {
  const seconds = epochSeconds(now);
  const open = activities.filter((activity) => isActivityOpen(activity, seconds));
  const isBindPaid = await hasPosted(db, memberId, 'bind');
  const state = (activity: ActivityConfig) =>
    stateOf(activity, { isClaimed: isBindPaid && activity.activityType === BIND_ACTIVITY });
  return {
    activityIds: open.map((activity) => activity.id),
    activityMap: Object.fromEntries(open.map((activity) => [String(activity.id), state(activity)])),
    hasTurntable: open.some((activity) => activity.activityType === INVITE_WHEEL),
  };
}

/** `now` in epoch seconds. */
export function isActivityOpen({ status, startTime, endTime }: ActivityConfig, now: number): boolean {
  return status === 1 && (startTime ?? 0) <= now && now < (endTime ?? Number.POSITIVE_INFINITY);
}

function stateOf({ id, startTime, endTime }: ActivityConfig, { isClaimed }: { isClaimed: boolean }) {
  return {
    id,
    ...(isClaimed ? { status: 2 as const, claimed: true } : { status: 1 as const }),
    ...(startTime === undefined ? {} : { startTime }),
    ...(endTime === undefined ? {} : { endTime }),
  };
}

// The state that the app keeps for a signed-in member.
import type { ActivityConfig } from '#src/contract/config/bonus.ts';
import type { Bank } from '#src/contract/wallet/payment.ts';
import type { ActivityState, MemberState } from '#src/contract/member.ts';
import { epochSeconds } from '../../time/time.ts';
import { BIND_ACTIVITY, type BonusView, isActivityOpen } from '../claims/bonus.ts';
import { bonusStates } from './bonuses.ts';
import { steppedStates } from '../bonus/stepped-activity.ts';
import { shareUrls } from '../../addresses/share-urls.ts';
import { historyOf, likesOf } from '../game/games.ts';
import { hasDeposited, hasPosted } from '../ledger/ledger.ts';
import { userBanksOf } from '../wallet/receiving-accounts.ts';
import { memberRow } from '../member/members.ts';
import type { Db } from '../../database/tables/tables.ts';

const INVITE_WHEEL = 20;

export async function memberStateOf(
  db: Db,
  memberId: number,
  view: { readonly bonuses: BonusView; readonly banks: readonly Bank[]; readonly origin: string },
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
    ...(await activitiesOpen(view.bonuses)),
  };
}

export async function activitiesOpen(bonuses: BonusView) {
  const seconds = epochSeconds(bonuses.now);
  const open = bonuses.config.activityList.filter((activity) => isActivityOpen(activity, seconds));
  const isBindPaid = await hasPosted(bonuses.db, bonuses.memberId, 'bind');
  const states = await bonusStates(bonuses);
  const stepped = await steppedStates(bonuses);
  const state = (activity: ActivityConfig) =>
    isBindPaid && activity.activityType === BIND_ACTIVITY
      ? { ...stateOf(activity), status: 2 as const, claimed: true }
      : { ...stateOf(activity), ...states.get(activity.activityType), ...stepped.get(activity.id) };
  return {
    activityIds: open.map((activity) => activity.id),
    activityMap: Object.fromEntries(open.map((activity) => [String(activity.id), state(activity)])),
    hasTurntable: open.some((activity) => activity.activityType === INVITE_WHEEL),
  };
}

function stateOf({ id, startTime, endTime }: ActivityConfig): ActivityState {
  return {
    ...{ id, status: 1 },
    ...(startTime === undefined ? {} : { startTime }),
    ...(endTime === undefined ? {} : { endTime }),
  };
}

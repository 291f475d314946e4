// Every bonus of the platform. Red dots and the states of activities follow from this table.
import type { AwardFlags } from '#src/contract/primitives.ts';
import { agent } from '../agent/commission.ts';
import { inviteWheel } from '../agent/invite-wheel.ts';
import type { Bonus, BonusState, BonusView } from '../claims/bonus.ts';
import { hasWaitingAward } from '../mail/inbox.ts';
import { rebate } from '../bonus/rebate.ts';
import { redPacket } from '../bonus/red-packet.ts';
import { signIn } from '../bonus/sign-in-days.ts';
import { tasks } from '../bonus/tasks.ts';
import { vipDaily } from '../bonus/vip.ts';

const BONUSES: readonly Bonus[] = [signIn, vipDaily, tasks, rebate, redPacket, inviteWheel, agent];

/** Red dots of areas that the platform does not have yet are never lit. */
const NO_FLAGS: AwardFlags = {
  spinAwardFlag: false,
  taskAwardFlag: false,
  agent5AwardFlag: false,
  vipAwardFlag: false,
  signInFlag: false,
  emailAwardFlag: false,
};

export async function flagsOf(view: BonusView): Promise<AwardFlags> {
  const { db, memberId, now } = view;
  const flags = { ...NO_FLAGS, emailAwardFlag: await hasWaitingAward(db, memberId, now) };
  for (const { flag, state } of BONUSES) {
    if (flag) flags[flag] = (await state(view)).claimable === true;
  }
  return flags;
}

/** By activity type. */
export async function bonusStates(view: BonusView): Promise<ReadonlyMap<number, BonusState>> {
  const states = new Map<number, BonusState>();
  for (const { activityType, state } of BONUSES) states.set(activityType, await state(view));
  return states;
}

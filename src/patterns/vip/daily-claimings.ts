// The claims that come again each day. Both say until when they are meant: a day later they would be another day's.
import { type VipData, vipCalls } from '#src/contract/vip.ts';
import { platformTime } from '#src/data/api/clock.ts';
import type { Claiming } from '../claim/claim.ts';

const DAY_S = 86_400;

/** What is stored may be of an earlier day: today ends so many whole days later. */
function daily(call: Claiming['call'], nextTime: number, day?: number): Claiming {
  const late = Math.floor((platformTime() - nextTime) / DAY_S) + 1;
  const until = nextTime + Math.max(0, late) * DAY_S;
  return { call, input: { day, until }, subject: String(until) };
}

export const dailyAwardClaiming = ({ nextTime }: VipData['daily']): Claiming =>
  daily(vipCalls.appVipUserReceiveDaily, nextTime);

/** With the day of the streak, since a missed one begins it again. */
export const signInClaiming = ({ day, nextTime }: VipData['signIn']): Claiming =>
  daily(vipCalls.appVipUserReceiveSignInAward, nextTime, day);

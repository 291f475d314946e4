// The claims that come again each day. Both say until when they are meant: a day later they would be another day's.
import { type VipData, vipCalls } from '#src/contract/vip.ts';
import { platformTime } from '#src/data/api/clock.ts';
import type { Claiming } from '../claim/claim.ts';

const DAY_S = 86_400;

export function dailyAwardClaiming({ nextTime }: VipData['daily']): Claiming {
  const until = endOfDay(nextTime);
  return { call: vipCalls.appVipUserReceiveDaily, input: { until }, subject: String(until) };
}

/** With the day of the streak, since a missed one begins it again. */
export function signInClaiming({ day, nextTime }: VipData['signIn']): Claiming {
  const until = endOfDay(nextTime);
  return { call: vipCalls.appVipUserReceiveSignInAward, input: { day, until }, subject: String(until) };
}

/** What is stored may be of an earlier day: today ends so many whole days later. */
function endOfDay(nextTime: number): number {
  const late = platformTime() - nextTime;
  return late < 0 ? nextTime : nextTime + (Math.floor(late / DAY_S) + 1) * DAY_S;
}

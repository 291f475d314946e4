// One packet for each member in the hours of the evening.
import { OWN_TYPES } from '#src/contract/config/own-types.ts';
import { ACTIVITY_UNKNOWN, ALREADY_CLAIMED, CLAIM_EXPIRED, TOO_EARLY } from '#src/contract/errors.ts';
import { type Refusal, refuse } from '../../refusals/refusal.ts';
import { DAY_MS, epochSeconds, HOUR_MS } from '../../time/time.ts';
import { type Bonus, type BonusView, dayAt, dayKey } from '../claims/bonus.ts';
import { type Claim, hasClaimed } from '../claims/claims.ts';

const RED_PACKET_ACTIVITY = OWN_TYPES.redPackets;

type Moment = 'early' | 'open' | 'over';

/** Whether packets are given now, and when they are next. */
function momentOf({ now, rules }: BonusView): { moment: Moment; nextTime: number } {
  const [from, until] = rules.redPacket.hours;
  const day = dayAt(now).begin.getTime();
  const opens = day + from * HOUR_MS;
  if (now.getTime() < opens) return { moment: 'early', nextTime: epochSeconds(new Date(opens)) };
  const moment = now.getTime() < day + until * HOUR_MS ? 'open' : 'over';
  return { moment, nextTime: epochSeconds(new Date(opens + DAY_MS)) };
}

const isOffered = ({ config: { redPacketConfig }, now }: BonusView): boolean => {
  const { status, startTime, endTime } = redPacketConfig;
  return status === 1 && startTime <= epochSeconds(now) && epochSeconds(now) < endTime;
};

const claimedToday = ({ db, memberId, now }: BonusView): Promise<boolean> =>
  hasClaimed(db, { memberId, kind: 'redPacket', period: dayKey(now) });

export const redPacket: Bonus = {
  activityType: RED_PACKET_ACTIVITY,
  async state(view) {
    const { moment, nextTime } = momentOf(view);
    const claimed = await claimedToday(view);
    return { claimable: isOffered(view) && moment === 'open' && !claimed, claimed, nextTime };
  },
};

export async function redPacketClaim(
  view: BonusView,
  { id, until }: { readonly id: number; readonly until?: number | undefined },
): Promise<
  Claim | Refusal<typeof ACTIVITY_UNKNOWN | typeof ALREADY_CLAIMED | typeof CLAIM_EXPIRED | typeof TOO_EARLY>
> {
  const { memberId, now, rules, config } = view;
  if (id !== config.redPacketConfig.id || !isOffered(view)) return refuse(ACTIVITY_UNKNOWN);
  if (await claimedToday(view)) return refuse(ALREADY_CLAIMED);
  const { moment, nextTime } = momentOf(view);
  // A claim that names an end was made on an open packet: that of an earlier day.
  if (moment === 'early')
    return until === undefined ? refuse(TOO_EARLY, { nextTime }) : refuse(CLAIM_EXPIRED);
  if (moment === 'over') return refuse(CLAIM_EXPIRED);
  const { awards } = rules.redPacket;
  const about = { activityType: RED_PACKET_ACTIVITY, about: id };
  return { memberId, kind: 'redPacket', period: dayKey(now), ...about, awards, now };
}

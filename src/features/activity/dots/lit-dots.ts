// What lights which red dot.
import type { ActivityConfig } from '#src/contract/config/bonus.ts';
import type { MemberRow } from '#src/data/db/tables/rows.ts';
import type { RedDot } from '#src/navigation/red-dots.ts';

const SIGN_UP_BONUS = 15;
const FUND = 16;

type MemberFlags = Pick<MemberRow, 'flags' | 'activityMap' | 'unreadMail'>;

export function litDots(
  { flags, activityMap, unreadMail }: MemberFlags,
  activities: readonly Pick<ActivityConfig, 'id' | 'activityType'>[],
): ReadonlySet<RedDot> {
  const isClaimable = (type: number) =>
    activities.some(({ id, activityType }) => activityType === type && activityMap[id]?.claimable === true);
  const lit: Readonly<Record<RedDot, boolean>> = {
    task: flags.taskAwardFlag,
    mail: flags.emailAwardFlag,
    unread: unreadMail > 0,
    signUpBonus: isClaimable(SIGN_UP_BONUS),
    fund: isClaimable(FUND),
    agent: flags.agent5AwardFlag,
    freeBonus: flags.signInFlag || flags.spinAwardFlag,
    vip: flags.vipAwardFlag,
  };
  return new Set((Object.keys(lit) as RedDot[]).filter((dot) => lit[dot]));
}

// What can be done with the award of a mail.
import type { MailRow } from '#src/contract/mail.ts';

type MailAward = Pick<MailRow, 'hasAward' | 'received'> & { readonly expireTime?: number | undefined };

export type AwardState = 'none' | 'claimable' | 'received' | 'expired';

/** `now` in epoch seconds of the platform. */
export function awardState({ hasAward, received, expireTime }: MailAward, now: number): AwardState {
  if (!hasAward) return 'none';
  if (received) return 'received';
  return expireTime !== undefined && expireTime <= now ? 'expired' : 'claimable';
}

export const isClaimable = (mail: MailAward, now: number): boolean => awardState(mail, now) === 'claimable';

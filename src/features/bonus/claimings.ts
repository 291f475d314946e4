// Claims that two screens offer.
import { bonusCalls } from '#src/contract/bonus.ts';
import type { Claiming } from '#src/patterns/claim/claim.ts';

export const loginBonusClaiming = (day: number): Claiming => ({
  ...{ call: bonusCalls.loginBonus3UserReceive, input: { day }, subject: String(day) },
});

/** The time of the next packet names this one, whatever the device's clock says. */
export const redPacketClaiming = (id: number, nextTime: number | undefined): Claiming => ({
  ...{ call: bonusCalls.redPacketReceive, input: { id }, subject: `${id} ${nextTime ?? ''}` },
});

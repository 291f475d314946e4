// Claims that two screens offer. `until` is the end of the period that the member sees: later it would be the next one's.
import { bonusCalls } from '#src/contract/bonus.ts';
import type { TaskConfig } from '#src/contract/config/bonus.ts';
import type { Claiming } from '#src/patterns/claim/claim.ts';

export const loginBonusClaiming = (day: number): Claiming => ({
  ...{ call: bonusCalls.loginBonus3UserReceive, input: { day }, subject: String(day) },
});

/** Tasks of a day begin again at `resetTime`. */
export const taskClaiming = (
  { taskId, group }: Pick<TaskConfig, 'taskId' | 'group'>,
  resetTime: number,
): Claiming => {
  const call = bonusCalls.receiveTaskAward;
  if (group !== 'daily') return { call, input: { taskId }, subject: String(taskId) };
  return { call, input: { taskId, until: resetTime }, subject: `${taskId} ${resetTime}` };
};

/** The time of the next packet names this one, whatever the device's clock says. */
export const redPacketClaiming = (id: number, nextTime: number | undefined): Claiming => ({
  call: bonusCalls.redPacketReceive,
  input: { id, ...(nextTime !== undefined && { until: nextTime }) },
  subject: `${id} ${nextTime ?? ''}`,
});

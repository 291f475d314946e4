// Reads and changes what members set to play safely. The platform enforces it.
import type { Input, Reply } from '#src/contract/call.ts';
import { type Limit, type LimitState } from '#src/contract/limits.ts';
import { saferPlayCalls, type SummaryPeriod } from '#src/contract/safer-play.ts';
import { DONE, joined, type RefreshResult } from '#src/data/api/joined.ts';
import { request } from '#src/data/api/request.ts';
import { changeSnapshot, storeSnapshot } from '#src/data/db/snapshots.ts';
import { mutate } from '#src/data/mutations/mutate.ts';
import { session } from '#src/data/session/session.ts';
import { mutateProven } from '#src/patterns/proof/prove.ts';
import { track } from '#src/tracking/track.ts';
import { isLooser } from './limit-rules.ts';

export type LimitCall = typeof saferPlayCalls.limitSet;
export type PauseCall = typeof saferPlayCalls.breakSet;
export type LimitId = Pick<Limit, 'kind' | 'period'>;
export type Pause = Pick<Input<PauseCall>, 'kind' | 'days'>;

export const refreshLimits = joined('limits', async () => {
  const { memberId } = session.peek();
  const reply = await request(saferPlayCalls.limitGet, {}, { isQuiet: true });
  if (!reply.ok) return reply;
  await storeSnapshot({ memberId, name: 'limits', value: reply.data });
  return DONE;
});

const refreshOf = (period: SummaryPeriod): (() => Promise<RefreshResult>) =>
  joined(`summary ${period}`, async () => {
    const { memberId } = session.peek();
    const reply = await request(saferPlayCalls.playSummary, { period }, { isQuiet: true });
    if (!reply.ok) return reply;
    await changeSnapshot(memberId, 'summaries', (all = []) => {
      const others = all.filter((kept) => kept.period !== period);
      return [...others, { ...reply.data, period, readAt: Date.now() }];
    });
    return DONE;
  });

export const refreshSummary: Readonly<Record<SummaryPeriod, () => Promise<RefreshResult>>> = {
  day: refreshOf('day'),
  week: refreshOf('week'),
  month: refreshOf('month'),
  life: refreshOf('life'),
};

/** One change of a limit at a time. */
export const limitKey = ({ kind, period }: LimitId): string => `limit.${kind}.${period}`;
export const REMINDER_KEY = 'limit.reminder';
export const pauseKey = (kind: Pause['kind']): string => `pause.${kind}`;

/** `value` 0 takes the limit away. `before` is the one in force. */
export async function changeLimit(
  { kind, period }: LimitId,
  value: number,
  before: number,
): Promise<Reply<LimitCall>> {
  const reply = await setLimit({ kind, period, value }, limitKey({ kind, period }));
  if (reply.ok && value !== before)
    trackChange({ kind, period }, isLooser(value, before) ? 'looser' : 'stricter');
  return reply;
}

const trackChange = ({ kind, period }: LimitId, change: 'looser' | 'stricter'): void =>
  track('limit_change', { eventProps: { kind, period, change } });

export const changeReminder = (minutes: number): Promise<Reply<LimitCall>> =>
  setLimit({ kind: 'reminder', period: 'once', value: minutes }, REMINDER_KEY);

async function setLimit(input: Input<LimitCall>, lock: string): Promise<Reply<LimitCall>> {
  const { memberId } = session.peek();
  const subject = `${input.kind} ${input.period} ${input.value}`;
  const reply = await mutate(saferPlayCalls.limitSet, input, { subject, lock });
  if (reply.ok) await storeState(memberId, reply.data);
  return reply;
}

export async function beginPause({ kind, days }: Pause): Promise<Reply<PauseCall>> {
  const { memberId } = session.peek();
  const options = { subject: `${kind} ${days}`, lock: pauseKey(kind) };
  const reply = await mutateProven(saferPlayCalls.breakSet, { kind, days }, options);
  if (!reply.ok) return reply;
  track('break_begin', { eventProps: { kind } });
  await storeState(memberId, reply.data);
  return reply;
}

const storeState = (memberId: number, value: LimitState): Promise<void> =>
  storeSnapshot({ memberId, name: 'limits', value });

// What a refusal says of a limit that a member has set.
import type { LimitKind, LimitPeriod } from '#src/contract/limits.ts';

const kinds: Readonly<Record<LimitKind, string>> = {
  deposit: 'deposit limit',
  loss: 'loss limit',
  bet: 'stake limit',
  session: 'limit on time in games',
};
const periods: Readonly<Record<LimitPeriod, string>> = {
  day: 'a day',
  week: 'a week',
  month: 'a month',
  once: 'in one go',
};

interface ReachedLimit {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  /** Coins or minutes, as the language writes them. */
  readonly most: string;
  readonly left: string;
}

export const texts = {
  minutes: (count: string) => `${count} minutes`,
  reached: ({ kind, period, most, left }: ReachedLimit) =>
    `Your ${kinds[kind]} is ${most} ${periods[period]}. Still left: ${left}.`,
};

// What can be limited, and which value is the looser one; the platform judges by the same rule.
import type { Limit, LimitKind, LimitPeriod, LimitState } from '#src/contract/limits.ts';

export const KINDS: readonly LimitKind[] = ['deposit', 'loss', 'bet', 'session'];

const EACH = ['day', 'week', 'month'] as const;

export const periodsOf = (kind: LimitKind): readonly LimitPeriod[] =>
  kind === 'session' ? ['once', ...EACH] : EACH;

/** 0 = none. */
export const isLooser = (value: number, than: number): boolean => than > 0 && (value === 0 || value > than);

/** Those of one kind, the shortest period first. */
export const limitsOf = ({ limits }: LimitState, kind: LimitKind): Limit[] =>
  periodsOf(kind).flatMap((period) =>
    limits.filter((limit) => limit.kind === kind && limit.period === period),
  );

/** Minutes that can be chosen for the time of play. */
export const MINUTES: Readonly<Record<LimitPeriod, readonly number[]>> = {
  once: [15, 30, 45, 60, 90, 120, 180, 240],
  day: [30, 60, 90, 120, 180, 240, 360, 480],
  week: [60, 120, 240, 420, 600, 840, 1200, 1800],
  month: [300, 600, 1200, 1800, 2400, 3600, 4800, 6000],
};

/** Days of a break; the longest that the platform takes is the last. */
export const BREAKS = [1, 3, 7, 14, 28, 42] as const;
/** Days; 0 has no end. */
export const EXCLUSIONS = [180, 365, 1825, 0] as const;

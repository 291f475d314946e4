// Breaks and self-exclusion: neither can be shortened.
import { INVALID_FIELDS, SELF_EXCLUDED, TAKING_A_BREAK } from '#src/contract/errors.ts';
import { type Refusal, refuse } from '../../refusals/refusal.ts';
import { DAY_MS, epochSeconds } from '../../time/time.ts';
import type { Row, Trx } from '../../database/tables/tables.ts';

export const BREAK_DAYS = { min: 1, max: 42 };
/** 0 has no end. */
export const LEAST_EXCLUSION_DAYS = 180;

export type PauseRefusal = Refusal<typeof TAKING_A_BREAK | typeof SELF_EXCLUDED>;

export function pauseOf(
  row: Pick<Row<'safer_play'>, 'break_until' | 'is_excluded' | 'excluded_until'> | null,
  now: Date,
): PauseRefusal | null {
  if (!row) return null;
  const { break_until: breakUntil, is_excluded: isExcluded, excluded_until: excludedUntil } = row;
  if (isExcluded && excludedUntil === null) return refuse(SELF_EXCLUDED, { until: 0 });
  if (excludedUntil !== null && excludedUntil > now)
    return refuse(SELF_EXCLUDED, { until: epochSeconds(excludedUntil) });
  return breakUntil !== null && breakUntil > now
    ? refuse(TAKING_A_BREAK, { until: epochSeconds(breakUntil) })
    : null;
}

export interface WantedPause {
  readonly kind: 'break' | 'exclude';
  readonly days: number;
  readonly now: Date;
}

type DaysRefusal = Refusal<typeof INVALID_FIELDS>;

/** `row` is locked. */
export async function beginPause(
  trx: Trx,
  row: Row<'safer_play'>,
  wanted: WantedPause,
): Promise<DaysRefusal | null> {
  const problem = problemOf(wanted);
  if (problem) return refuse(INVALID_FIELDS, { fields: { days: problem } });
  const until = wanted.days === 0 ? null : new Date(wanted.now.getTime() + wanted.days * DAY_MS);
  if (isShorter(row, wanted.kind, until)) return refuse(INVALID_FIELDS, { fields: { days: 'tooSmall' } });
  await trx
    .updateTable('safer_play')
    .set(
      wanted.kind === 'exclude'
        ? { is_excluded: true, excluded_until: until }
        : { ...(until && { break_until: until }) },
    )
    .where('member_id', '=', row.member_id)
    .execute();
  return null;
}

function problemOf({ kind, days }: WantedPause): 'tooSmall' | 'tooLarge' | null {
  if (kind === 'exclude') return days === 0 || days >= LEAST_EXCLUSION_DAYS ? null : 'tooSmall';
  if (days < BREAK_DAYS.min) return 'tooSmall';
  return days > BREAK_DAYS.max ? 'tooLarge' : null;
}

/** `null` lasts for ever. */
function isShorter(row: Row<'safer_play'>, kind: WantedPause['kind'], until: Date | null): boolean {
  if (until === null) return false;
  if (kind === 'break') return row.break_until !== null && row.break_until > until;
  return row.is_excluded && (row.excluded_until === null || row.excluded_until > until);
}

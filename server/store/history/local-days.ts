// The days of a place: most have 24 hours, those on which the clocks change 23 or 25, and some places leave one out.

/** As the device of a member says it; the zone's name may be unknown here, or too new. */
export interface Place {
  readonly timeZone?: string | undefined;
  /** Minutes ahead of UTC, used where the zone is unknown. */
  readonly utcOffset?: number | undefined;
}

export interface LocalDay {
  /** As `2026-11-21`. */
  readonly key: string;
  /** Epoch seconds; of the first day the given moment. */
  readonly start: number;
}

type KeyOf = (seconds: number) => string;

const DAY_S = 86_400;
/** No day is longer, wherever the clocks change. */
const LONGEST_DAY_S = 30 * 3600;

/** Every day from one moment to another, both in epoch seconds. */
export function localDays(place: Place, from: number, to: number): LocalDay[] {
  const keyOf = keysOf(place);
  const days: LocalDay[] = [];
  for (let start = from; start <= to; start = nextStart(start, keyOf))
    days.push({ key: keyOf(start), start });
  return days;
}

function nextStart(start: number, keyOf: KeyOf): number {
  const key = keyOf(start);
  const usual = start + DAY_S;
  if (keyOf(usual - 1) === key && keyOf(usual) !== key) return usual;
  let [last, next] = [start, start + LONGEST_DAY_S];
  while (next - last > 1) {
    const middle = Math.floor((last + next) / 2);
    if (keyOf(middle) === key) last = middle;
    else next = middle;
  }
  return next;
}

function keysOf({ timeZone, utcOffset = 0 }: Place): KeyOf {
  const format = timeZone === undefined ? undefined : formatOf(timeZone);
  if (format) return (seconds) => format.format(seconds * 1000);
  return (seconds) => new Date((seconds + utcOffset * 60) * 1000).toISOString().slice(0, 'yyyy-mm-dd'.length);
}

/** `undefined` for a zone that is not known here. */
function formatOf(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    // Swedish writes days as `2026-11-21`.
    return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  } catch {
    return undefined;
  }
}

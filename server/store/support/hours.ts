// Hours of the desk: every day from one time to another, in a zone.
import type { Time } from '#src/contract/primitives.ts';
import { MINUTE_MS } from '../../time/time.ts';

interface Hours {
  /** Minutes since midnight. */
  readonly from: number;
  readonly until: number;
  readonly zone: string;
}

const DAY = 24 * 60;
const FORM = /^(\d{1,2}):([0-5]\d)-(\d{1,2}):([0-5]\d)(?: ([\w/+-]{1,64}))?$/;

/** `9:00-22:00 Europe/Madrid`; `null` if it says something else. */
export function readHours(text: string): Hours | null {
  const [, ...found] = FORM.exec(text) ?? [];
  if (found.length === 0) return null;
  const [fromHour, fromMinute, untilHour, untilMinute] = found.map(Number) as [
    number,
    number,
    number,
    number,
  ];
  const [from, until] = [fromHour * 60 + fromMinute, untilHour * 60 + untilMinute];
  const zone = found[4] ?? 'UTC';
  const isRange = from < DAY && until <= DAY && from !== until;
  return isRange && isZone(zone) ? { from, until, zone } : null;
}

/** The hours of now, or the next ones, in epoch seconds. */
export function nextHours({ from, until, zone }: Hours, now: Date): { from: Time; until: Time } {
  const length = until > from ? until - from : until + DAY - from;
  const today = wallMs(now.getTime(), zone);
  const midnight = today - (today % (DAY * MINUTE_MS));
  const begins = [-1, 0, 1].map((day) => momentOf(midnight + (day * DAY + from) * MINUTE_MS, zone));
  const next = begins.find((at) => at + length * MINUTE_MS > now.getTime()) ?? now.getTime();
  return { from: next / 1000, until: next / 1000 + length * 60 };
}

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** What clocks of the zone show, as if it were UTC. */
function wallMs(at: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone: zone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
  }).formatToParts(at);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  const [month, day] = [part('month') - 1, part('day')];
  return Date.UTC(part('year'), month, day, part('hour'), part('minute'), part('second'));
}

/** When clocks of the zone show it; what they leave out when they are set forward comes an hour later. */
function momentOf(wall: number, zone: string): number {
  const first = wall - (wallMs(wall, zone) - wall);
  return first + (wall - wallMs(first, zone));
}

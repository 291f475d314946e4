// Whether a device's report that it dropped events can be believed.
import { EVENT_WAITING_MAX_MS, EVENTS_WAITING_MAX } from '#src/contract/events.ts';
import type { Db } from '../../database/tables/tables.ts';
import type { Proof } from '../../database/tables/events.ts';
import type { NumberedEvent } from './trust.ts';

interface Report extends NumberedEvent {
  readonly event_name: string;
  readonly event_interface_id: string;
}

/**
 * Whether a device can have dropped what it says; `null` for other events. Without a token of its member the store has
 * to show the reason: that fifty thousand later events were waiting, or that thirty days had passed.
 */
export async function canHaveDropped(
  db: Db,
  report: Report,
  { proof, now }: { proof: Proof | null; now: Date },
): Promise<boolean | null> {
  if (report.event_name !== 'outbox_dropped' || proof === null) return null;
  const range = rangeOf(report);
  if (!range) return false;
  return proof === 'proved' || (await wasFull(db, range)) || wasAway(db, range, now);
}

interface Range {
  readonly installId: string;
  /** The number of the report. */
  readonly seq: number;
  readonly from: number;
  readonly to: number;
}

/** `null` if the numbers cannot be read, or cannot be those of older events. */
function rangeOf({ install_id: installId, event_seq: seq, event_interface_id: text }: Report): Range | null {
  const numbers = /^(\d{1,9}):(\d{1,15})-(\d{1,15})$/.exec(text);
  if (!numbers || !installId || !seq) return null;
  const [count, from, to] = numbers.slice(1).map(Number) as [number, number, number];
  return areOlder({ count, from, to }, seq) ? { installId, seq, from, to } : null;
}

const areOlder = ({ count, from, to }: { count: number; from: number; to: number }, seq: number): boolean =>
  from >= 1 && to < seq && count >= 1 && count <= to - from + 1;

/** Half of the numbers between are stored: those that the full outbox kept are sent before the report. */
async function wasFull(db: Db, { installId, seq, from, to }: Range): Promise<boolean> {
  if (seq - from < EVENTS_WAITING_MAX) return false;
  const { stored } = await db
    .selectFrom('event')
    .select(({ fn }) => fn.countAll<number>().as('stored'))
    .where('install_id', '=', installId)
    .where('event_seq', '>', to)
    .where('event_seq', '<', seq)
    .where('is_implausible', '=', false)
    .executeTakeFirstOrThrow();
  return stored >= (seq - to) / 2;
}

/** The number before the range came thirty days ago. */
async function wasAway(db: Db, { installId, from }: Range, now: Date): Promise<boolean> {
  const before = await db
    .selectFrom('event')
    .select('received_at')
    .where('install_id', '=', installId)
    .where('event_seq', '<', from)
    .where('is_implausible', '=', false)
    .orderBy('event_seq', 'desc')
    .executeTakeFirst();
  return before !== undefined && now.getTime() - before.received_at.getTime() >= EVENT_WAITING_MAX_MS;
}

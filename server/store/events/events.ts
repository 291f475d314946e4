// Stores each tracked event once, however often and by whatever route it arrives.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { TrackEvent } from '#src/contract/events.ts';
import type { Db, NewRow } from '../../database/tables/tables.ts';
import { judgeByPlan } from './plan.ts';
import { canHaveDropped } from './reports.ts';
import { noteInstallations, plausibleNumbers, proofOf, type Sender } from './trust.ts';

type EventRow = NewRow<'event'> & CopyCount & { readonly install_id: string | null };

export interface Batch {
  readonly now: Date;
  /** Not given for events whose sender is not known. */
  readonly sender?: Sender;
}

/** Returns how many were new. One statement stores the whole batch. */
export async function storeEvents(db: Db, events: readonly TrackEvent[], batch: Batch): Promise<number> {
  const sent = await judged(db, events, batch);
  const rows = onePer('event_id', sent);
  if (rows.length === 0) return 0;
  const stored = await db
    .insertInto('event')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('event_id').doUpdateSet({
        // Counted in the event's row: a single counter would make all repeats wait for each other.
        copies: sql`event.copies + excluded.copies`,
        ...numberOfLaterCopy('event'),
        // Older workers drop the properties of a copy that they pass on.
        event_props: sql`coalesce(event.event_props, excluded.event_props)`,
        refused_props: sql`coalesce(event.refused_props, excluded.refused_props)`,
        is_implausible: sql`case when event.event_seq is null then excluded.is_implausible
          else event.is_implausible end`,
        is_believed: sql`coalesce(event.is_believed, excluded.is_believed)`,
        // A beacon carries no token; the worker's copy of the same event may.
        proof: sql`case when excluded.proof = 'proved' then excluded.proof else event.proof end`,
        position: sql`case when ${IS_FILLED_IN} then excluded.position else event.position end`,
      }),
    )
    .returning(['event_id', 'install_id', 'event_seq', 'copies'])
    .execute();
  const believable = sent.filter((row) => !row.is_implausible);
  await noteInstallations(db, believable, batch.now);
  await keepSecondNumbers(db, believable, new Map(stored.map((row) => [row.event_id, row])));
  const sentCopies = new Map(rows.map((row) => [row.event_id, row.copies]));
  return stored.filter((row) => row.copies === sentCopies.get(row.event_id)).length;
}

async function judged(db: Db, events: readonly TrackEvent[], { now, sender }: Batch): Promise<EventRow[]> {
  const isErased = await erasedMembers(db, events);
  const rows = events.map((event) => ({
    ...eventRow(event, now),
    ...(isErased(event.eventUserId) && { event_user_id: 0 }),
    proof: proofOf(event, sender),
  }));
  const isPlausible = await plausibleNumbers(db, rows, now);
  return Promise.all(
    rows.map(async (row) => ({
      ...row,
      is_implausible: !isPlausible(row),
      is_believed: await canHaveDropped(db, row, { proof: row.proof, now }),
    })),
  );
}

/** A device can still hold events of a member who was erased meanwhile. */
async function erasedMembers(db: Db, events: readonly TrackEvent[]): Promise<(memberId: number) => boolean> {
  const named = [...new Set(events.map(({ eventUserId }) => eventUserId))].filter((id) => id > 0);
  if (named.length === 0) return () => false;
  const found = await db
    .selectFrom('member')
    .select('id')
    .where('id', 'in', named)
    .where('status', '=', 3)
    .execute();
  return (memberId) => found.some(({ id }) => id === memberId);
}

/** A page that delivered an event twice used two numbers; the one that is not stored must not look like a loss. */
async function keepSecondNumbers(
  db: Db,
  sent: readonly EventRow[],
  stored: ReadonlyMap<string, Pick<EventRow, 'install_id' | 'event_seq'>>,
): Promise<void> {
  const numbers = sent.flatMap(({ event_id, install_id, event_seq, received_at }) => {
    if (!install_id || !event_seq) return [];
    const kept = stored.get(event_id);
    const isKept = kept?.install_id === install_id && kept.event_seq === event_seq;
    return isKept ? [] : [{ install_id, event_seq, event_id, received_at }];
  });
  if (numbers.length === 0) return;
  await db
    .insertInto('event_second_number')
    .values(numbers.sort((a, b) => a.event_seq - b.event_seq))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A copy sent when the page closes may arrive without its number; a known number stays. */
export const numberOfLaterCopy = (table: 'event' | 'rejected_event') => ({
  install_id: sql<
    string | null
  >`case when ${sql.ref(table)}.event_seq is null and excluded.event_seq is not null
    then excluded.install_id else ${sql.ref(table)}.install_id end`,
  event_seq: sql<number | null>`coalesce(${sql.ref(table)}.event_seq, excluded.event_seq)`,
});

/** A nightly copy takes an event again that has changed; one more copy is no such change. */
const IS_FILLED_IN = sql`
  (event.event_seq is null and excluded.event_seq is not null)
  or (event.event_props is null and excluded.event_props is not null)
  or (event.refused_props is null and excluded.refused_props is not null)
  or (event.proof <> 'proved' and excluded.proof = 'proved')`;

export interface CopyCount {
  readonly event_seq: number | null;
  readonly copies: number;
}

/** A statement may touch each row only once, so of several copies in a batch the first numbered one is taken. */
export function onePer<K extends string, R extends CopyCount & Record<K, string>>(
  key: K,
  sent: readonly R[],
): R[] {
  const byKey = new Map<string, R>();
  for (const row of sent) {
    const known = byKey.get(row[key]);
    const kept = known?.event_seq === null ? row : (known ?? row);
    byKey.set(row[key], { ...kept, copies: (known?.copies ?? 0) + 1 });
  }
  // Sorted, so that two batches with the same events do not deadlock.
  return [...byKey.values()].sort((a, b) => (a[key] < b[key] ? -1 : 1));
}

function eventRow(event: TrackEvent, now: Date): EventRow {
  const { isUnknown, props, refused } = judgeByPlan(event);
  return {
    // Apps older than the outbox send no numbers: each of their events counts as its own.
    event_id: event.eventId?.toLowerCase() ?? randomUUID(),
    install_id: event.installId?.toLowerCase() ?? null,
    event_seq: event.eventSeq ?? null,
    event_name: event.eventName,
    event_interface_id: event.eventInterfaceId,
    event_show_type: event.eventShowType,
    event_room_id: event.eventRoomId,
    event_from: event.eventFrom,
    event_time: event.eventTime,
    event_user_id: event.eventUserId,
    channel: event.channel,
    app_id: event.appId,
    version: event.version,
    received_at: now,
    copies: 1,
    is_unknown: isUnknown,
    event_props: Object.keys(props).length > 0 ? JSON.stringify(props) : null,
    refused_props: refused.length > 0 ? JSON.stringify(refused) : null,
  };
}

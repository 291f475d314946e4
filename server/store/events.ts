// Tracked events: each one once, whatever way and however often it came.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { TrackEvent } from '#src/contract/events.ts';
import { digestOf } from '../secrets.ts';
import type { Db, NewRow } from './tables.ts';

export interface RejectedEvent {
  readonly reason: string;
  readonly body: string;
}

/** How many were new; the others had come before. One statement for the whole batch. */
export async function storeEvents(db: Db, events: readonly TrackEvent[], now: Date): Promise<number> {
  const rows = onePerId(events.map((event) => eventRow(event, now)));
  if (rows.length === 0) return 0;
  const written = await db
    .insertInto('event')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('event_id')
        // A copy sent at the end of a page may come before its number was known.
        .doUpdateSet({ event_seq: sql`excluded.event_seq`, install_id: sql`excluded.install_id` })
        .where('event.event_seq', 'is', null)
        .where(sql<boolean>`excluded.event_seq is not null`),
    )
    .returning(sql<boolean>`xmax = 0`.as('isNew'))
    .execute();
  return written.filter((row) => row.isNew).length;
}

/** Kept for whoever looks for the fault; the same one again is only counted. */
export async function keepRejected(db: Db, rejected: readonly RejectedEvent[], now: Date): Promise<void> {
  const rows = new Map(
    rejected.map(({ reason, body }) => [
      digestOf(body),
      { digest: digestOf(body), reason, body, received_at: now },
    ]),
  );
  if (rows.size === 0) return;
  await db
    .insertInto('rejected_event')
    .values([...rows.values()].sort((a, b) => (a.digest < b.digest ? -1 : 1)))
    .onConflict((conflict) =>
      conflict.column('digest').doUpdateSet((eb) => ({ copies: eb('rejected_event.copies', '+', 1) })),
    )
    .execute();
}

/** One statement may meet each row only once; of two copies in a batch the numbered one is taken. */
function onePerId(rows: NewRow<'event'>[]): NewRow<'event'>[] {
  const byId = new Map<string, NewRow<'event'>>();
  for (const row of rows) {
    const known = byId.get(row.event_id);
    if (!known || known.event_seq === null) byId.set(row.event_id, row);
  }
  // In one order, so that two copies of a batch that meet do not wait for each other.
  return [...byId.values()].sort((a, b) => (a.event_id < b.event_id ? -1 : 1));
}

function eventRow(event: TrackEvent, now: Date): NewRow<'event'> {
  return {
    // Apps before the outbox number nothing: each of their events counts as its own.
    event_id: event.eventId?.toLowerCase() ?? randomUUID(),
    install_id: event.installId ?? null,
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
  };
}

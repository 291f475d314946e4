// The event store alone, as the call fills it and as an analyst reads it.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { OpenDatabase } from '#server/database/database.ts';
import { storeEvents } from '#server/store/events/events.ts';
import type { Sender } from '#server/store/events/trust.ts';
import type { TrackEvent } from '#src/contract/events.ts';
import { uuidv7 } from '#src/lib/uuid.ts';
import { openTestDatabase } from '#tests/support/database/open.ts';

export const SECOND = 1000;
export const HOUR = 3600 * SECOND;
export const DAY = 24 * HOUR;

/** An event of an app with a correct clock. */
export function eventAt(madeAt: Date, other: Partial<TrackEvent> = {}): TrackEvent {
  return {
    eventName: 'click',
    eventInterfaceId: 'home.banner.12',
    eventShowType: 'button',
    eventRoomId: '',
    eventFrom: '/',
    eventTime: Math.floor(madeAt.getTime() / 1000),
    eventUserId: 0,
    channel: 'WEB',
    appId: 'halcyon',
    version: '1.1.0',
    eventId: uuidv7(madeAt.getTime()),
    installId: randomUUID(),
    eventSeq: 1,
    ...other,
  };
}

/** The app's report that it had to drop its oldest events. */
export const droppedEvent = (madeAt: Date, range: string, other: Partial<TrackEvent>): TrackEvent =>
  eventAt(madeAt, { eventName: 'outbox_dropped', eventInterfaceId: range, ...other });

export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Milliseconds before now; the views use the database's own clock to tell waiting from lost. */
export const ago = (ms: number): Date => new Date(Date.now() - ms);

/** Noon of a past day, with whole days on both sides of it. */
export function noonAgo(days: number): Date {
  const noon = ago(days * DAY);
  noon.setUTCHours(12, 0, 0, 0);
  return noon;
}

export interface EventStore extends OpenDatabase {
  /** Stores one batch; returns how many were new. */
  store(events: readonly TrackEvent[], receivedAt: Date, sender?: Sender): Promise<number>;
  read<T>(query: string): Promise<T[]>;
  empty(): Promise<void>;
}

export async function openEventStore(): Promise<EventStore> {
  const opened = await openTestDatabase();
  const { db } = opened;
  return {
    db,
    close: () => opened.close(),
    store: (events, now, sender) => storeEvents(db, events, { now, ...(sender && { sender }) }),
    read: async <T>(query: string) => (await sql.raw<T>(query).execute(db)).rows,
    empty: async () =>
      void (await sql`truncate event, event_installation, event_second_number, rejected_event`.execute(db)),
  };
}

// Tracked events: what the page makes, the worker sends and the platform stores.
import * as v from 'valibot';
import { area } from './call.ts';
import { Count, Id, text, Time } from './primitives.ts';

export const EVENT_BATCH = 20;
/** Milliseconds. */
export const EVENT_FLUSH_MS = 2000;
/** Bytes of one request, with room for headers under the 64 KiB a beacon may hold in flight. */
export const EVENT_BODY_LIMIT = 60_000;

export const TrackEvent = v.object({
  eventName: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  /** The screen or element, e.g. `/wallets`, `home.banner.12`. */
  eventInterfaceId: text(256),
  /** How it was shown: `page`, `popup`, `list`, `button`. */
  eventShowType: text(32),
  /** Game id as text, `""` when none. */
  eventRoomId: text(64),
  /** The screen the member came from. */
  eventFrom: text(256),
  /** The second it happened, by the device's clock corrected with the platform's. */
  eventTime: Time,
  /** The member at that moment, 0 when signed out. */
  eventUserId: Id,
  channel: text(32),
  appId: text(64),
  version: text(32),
  /** UUID version 7, made when the event happens. */
  eventId: v.optional(v.pipe(v.string(), v.uuid())),
  /** One per database of an installation; an evicted database begins a new one. */
  installId: v.optional(v.pipe(v.string(), v.uuid())),
  /** The outbox's own key: up by one per installation, never reused. */
  eventSeq: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
});
export type TrackEvent = v.InferOutput<typeof TrackEvent>;

export const EventAnswer = v.object({
  accepted: Count,
  duplicates: Count,
  rejected: v.array(v.object({ index: Count, reason: v.string() })),
});
export type EventAnswer = v.InferOutput<typeof EventAnswer>;

export const eventCalls = area({
  'anonymous/appEventLogClient': {
    // Each event is judged on its own by the platform: one bad event never spoils the others.
    input: v.object({ eventList: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(100)) }),
    output: EventAnswer,
    access: 'public',
    errors: [],
  },
});

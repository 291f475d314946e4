// Tracks events for analysts. Synchronous: it adds time, member and id, and joins a grouped write.
import { APP_ID } from '#src/contract/page/build-info.ts';
import { APP_VERSION, CHANNEL } from '#src/contract/envelope.ts';
import type { EventName, EventOf } from '#src/contract/index.ts';
import type { FieldsOfEvent } from '#src/contract/tracking/plan.ts';
import { platformTime } from '#src/data/api/clock.ts';
import { enqueue } from '#src/data/events/queue.ts';
import { session } from '#src/data/session/session.ts';
import { uuidv7 } from '#src/lib/uuid.ts';
import { type ArrivalQuery, startProps } from './start-props.ts';

/** None of these may contain a name, number, account, token, amount or launch address. */
export type EventFields<N extends EventName> = FieldsOfEvent<EventOf<N>>;

type Arguments<Fields> = Record<never, never> extends Fields ? [fields?: Fields] : [fields: Fields];

const screens = { now: '', before: '' };

/** Accepts only events of the tracking plan; without an element the current screen is used. */
export function track<N extends EventName>(eventName: N, ...[fields]: Arguments<EventFields<N>>): void {
  const now = Date.now();
  enqueue({
    eventName,
    eventInterfaceId: screens.now,
    eventShowType: '',
    eventRoomId: '',
    eventFrom: screens.before,
    ...fields,
    eventTime: platformTime(now),
    eventUserId: session.peek().memberId,
    channel: CHANNEL,
    appId: APP_ID,
    version: APP_VERSION,
    eventId: uuidv7(now),
    madeAt: now,
  });
}

let hasStarted = false;

/** Once a page load: before its first screen, which is drawn before anything else is loaded, or without one. */
export function trackStart(arrival: ArrivalQuery): void {
  if (hasStarted) return;
  hasStarted = true;
  track('app_start', { eventProps: startProps(arrival) });
}

/** Sent once per screen, with its route and not its address, which may identify a record. */
export function trackPageView(route: string): void {
  screens.before = screens.now;
  // The plan writes a parameter so.
  screens.now = route.replaceAll(/:(\w+)/g, '{$1}');
  track('page_view', { eventShowType: 'page' });
}

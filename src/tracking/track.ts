// What happened, for the analysts. Synchronous: it stamps time, member and id, and joins a grouped write.
import { APP_ID } from '#src/contract/page/build-facts.ts';
import { APP_VERSION, CHANNEL } from '#src/contract/envelope.ts';
import { platformTime } from '#src/data/api/clock.ts';
import { enqueue } from '#src/data/events/queue.ts';
import { session } from '#src/data/session/session.ts';
import { uuidv7 } from '#src/lib/uuid.ts';

export type EventName =
  | 'page_view'
  | 'view'
  | 'click'
  | 'app_start'
  | 'app_install'
  | 'app_update'
  | 'login'
  | 'register'
  | 'game_start'
  | 'game_exit'
  | 'deposit_open'
  | 'withdraw_submit'
  | 'claim'
  | 'popup_show'
  | 'popup_close'
  | 'error'
  | 'outbox_dropped';

/** No name, number, account, token, amount or launch address belongs in any of these. */
export interface EventFields {
  /** The screen or element, e.g. `/wallets`, `home.banner.12`; the present screen when absent. */
  eventInterfaceId?: string;
  /** How it was shown: `page`, `popup`, `list`, `button`. */
  eventShowType?: string;
  /** Game id as text. */
  eventRoomId?: string;
  eventFrom?: string;
}

const screens = { now: '', before: '' };

export const track: (eventName: EventName, fields?: EventFields) => void = trackAnything;

/** The same for any name, for a harness that drives delivery in the real page. */
export function trackAnything(eventName: string, fields: EventFields = {}): void {
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

/** Every screen sends it once, by its route and not by its address: an address may name a record. */
export function trackPageView(route: string): void {
  screens.before = screens.now;
  screens.now = route;
  track('page_view', { eventShowType: 'page' });
}

// Tracked events: created by the page, sent by the worker, stored by the platform.
import * as v from 'valibot';
import { area } from './call.ts';
import { Count, Id, text, Time } from './primitives.ts';
import { always, declareEvents, field, gameField, oneOf, shortText } from './tracking/plan.ts';

export const EVENT_BATCH = 20;
/** Header of an answer: the types of body that the call takes. Platforms without it get JSON. */
export const TAKEN_TYPES_HEADER = 'accept-post';
/** Milliseconds. */
export const EVENT_FLUSH_MS = 2000;
/** Events that wait on a device; the oldest beyond them are dropped. */
export const EVENTS_WAITING_MAX = 50_000;
/** Milliseconds after which an event that waits on a device is dropped: 30 days. */
export const EVENT_WAITING_MAX_MS = 30 * 86_400_000;
/** Bytes of one request, which with headers stays below the 64 KiB limit for beacons in flight. */
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
  /** The second in which it happened, by the device's clock corrected with the platform's. */
  eventTime: Time,
  /** The member at that moment, 0 when signed out. */
  eventUserId: Id,
  channel: text(32),
  appId: text(64),
  version: text(32),
  /** UUID version 7, created when the event happens. */
  eventId: v.optional(v.pipe(v.string(), v.uuid())),
  /** One per database of an installation; an evicted database gets a new one. */
  installId: v.optional(v.pipe(v.string(), v.uuid())),
  /** Key of the outbox: increases by one per installation, never reused. */
  eventSeq: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
  /** Declared in the tracking plan. The platform checks each one separately: a bad property never costs the event. */
  eventProps: v.optional(v.unknown()),
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
    // The platform validates each event separately: an invalid event never affects the others.
    input: v.object({ eventList: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(100)) }),
    output: EventAnswer,
    access: 'public',
    errors: [],
  },
});

/** From the link that was opened; left out where it looks like an address or a number of somebody. */
/* @__NO_SIDE_EFFECTS__ */
const campaign = (parameter: string) => v.optional(shortText(`\`${parameter}\` of the link`));

/** Where the app runs, and how somebody came to it. */
const startProps = {
  platform: oneOf(['mobile', 'desktop'], 'what the browser says of its device'),
  os: shortText('`Android`, `iOS`, `Windows`, `macOS`, `ChromeOS`, `Linux` or `other`'),
  browser: shortText('its name and major version, such as `Chrome 131`, or `other`'),
  language: shortText('of the app, such as `en-US`'),
  display: oneOf(['tab', 'standalone', 'wrapper'], 'in a browser, on the home screen, or in a native app'),
  connection: oneOf(['slow-2g', '2g', '3g', '4g', 'unknown'], 'what the browser calls its speed'),
  utmSource: campaign('utm_source'),
  utmMedium: campaign('utm_medium'),
  utmCampaign: campaign('utm_campaign'),
  utmTerm: campaign('utm_term'),
  utmContent: campaign('utm_content'),
  referrer: v.optional(shortText('the host of the site that led here, if another one')),
  inviter: v.optional(shortText('the id of who shared the link, or `code`')),
};

const shownAs = oneOf(['page', 'popup', 'list', 'button'], 'how it is shown');

/** Events of the whole app. */
export const appEvents = declareEvents({
  app_start: {
    when: 'The app is opened or reloaded; before any other event of that page.',
    props: startProps,
  },
  page_view: {
    when: 'A screen is opened. The element is its route, such as `/game/start`, without the id of a record.',
    fields: { eventShowType: always('page') },
  },
  view: {
    when: 'At least half of an element is visible, once per showing. A game that only flies past while the list is flicked does not count.',
    fields: {
      eventInterfaceId: field(
        'the element with its place, such as `home.banner.12`, `home.recent.game.7` or `popup.reward`',
      ),
      eventShowType: shownAs,
      eventRoomId: v.optional(gameField('the game, where the element is one')),
    },
  },
  click: {
    when: 'An element is used, once until the screen is left.',
    fields: {
      eventInterfaceId: field('the element, as in `view`'),
      eventShowType: shownAs,
      eventRoomId: v.optional(gameField('the game, where the element is one')),
    },
  },
  popup_show: {
    when: 'An overlay opens.',
    fields: {
      eventInterfaceId: field('the overlay, such as `popup.reward`'),
      eventShowType: always('popup'),
    },
  },
  popup_close: {
    when: 'An overlay is closed.',
    fields: {
      eventInterfaceId: field('the overlay, as in `popup_show`'),
      eventShowType: always('popup'),
    },
  },
  error: {
    when: 'An answer breaks the contract, an address leads nowhere, the app has a bug (each kind once per page load), or the error screen is shown.',
    fields: {
      eventInterfaceId: field(
        'the call, the shape of the address, such as `/mail/:id`, or the name of the bug',
      ),
      eventShowType: oneOf(['page', 'contract'], '`contract` for an answer'),
    },
    props: {
      kind: v.optional(shortText('the name of the bug, such as `TypeError`')),
      reference: v.optional(shortText('what the error screen tells the member to quote')),
    },
  },
  outbox_dropped: {
    when: 'The device dropped its oldest events, because too many were waiting or they were too old.',
    fields: { eventInterfaceId: field('`count:from-to`, the numbers that were dropped') },
  },
});

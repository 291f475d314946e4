// A hundred installations as life and forgers make them, from one seed: the same world in every run of a day.
import type { TrackEvent } from '#src/contract/events.ts';
import { uuidv7 } from '#src/lib/uuid.ts';
import { DAY, droppedEvent, eventAt, HOUR, noonAgo, SECOND } from '../event-store.ts';

export const INSTALLATIONS = 100;

/** One that the platform answered. */
export interface Request {
  readonly at: Date;
  /** Whose token came with it; 0 without one. */
  readonly memberId: number;
  readonly events: readonly TrackEvent[];
  /** The platform refused all of its events. */
  readonly isRefused: boolean;
}

type MadeEvent = TrackEvent & { readonly installId: string; readonly eventSeq: number };
type Fate = 'sent' | 'unsent' | 'refused' | 'dropped';

const STRANGER = 999;
const YEAR = 365 * DAY;
const MINUTE = 60 * SECOND;

/** Numbers that only look random. */
class Dice {
  #state: number;
  constructor(seed: number) {
    this.#state = seed;
  }

  /** From 0 to below 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** Both included. */
  between(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  happens(percent: number): boolean {
    return this.next() * 100 < percent;
  }

  one<T>(items: readonly T[]): T {
    return items[this.between(0, items.length - 1)] as T;
  }
}

/** In the order in which they arrived. */
export function makeWorld(now: Date): Request[] {
  const requests = Array.from({ length: INSTALLATIONS }, (_, index) => installation(index, now)).flat();
  return requests.sort((a, b) => a.at.getTime() - b.at.getTime());
}

function installation(index: number, now: Date): Request[] {
  const dice = new Dice(1000 + index);
  const events = life(dice, { index, now });
  const fates = fatesOf(dice, events.length);
  const sent = [...delivered(dice, { events, fates, now }), ...reported(dice, { events, fates, now })];
  return [...sent, ...forged(dice, { index, sent, now })];
}

const NAMES: readonly Partial<TrackEvent>[] = [
  { eventName: 'page_view', eventInterfaceId: '/', eventShowType: 'page' },
  { eventName: 'page_view', eventInterfaceId: '/game/start', eventShowType: 'page' },
  { eventName: 'click', eventInterfaceId: 'home.game.7', eventShowType: 'list', eventRoomId: '7' },
  { eventName: 'game_start', eventShowType: 'page', eventRoomId: '7' },
  { eventName: 'game_start', eventShowType: 'trial', eventRoomId: '7' },
  { eventName: 'quiz_open' },
  { eventName: 'login', eventProps: { mehtod: 'accountLogin' } },
  { eventName: 'login', eventProps: { method: 'accountLogin' } },
  { eventName: 'register', eventProps: { method: 'googleLogin' } },
  { eventName: 'app_start', eventProps: { os: 'Android', display: 'tab', utmSource: 'news' } },
  { eventName: 'app_start', eventProps: { os: 'iOS', display: 'standalone', inviter: '100023' } },
  { eventName: 'app_start' },
];

/** What the installation made, in the order of its numbers. */
function life(dice: Dice, { index, now }: { index: number; now: Date }): MadeEvent[] {
  const installId = `${String(index).padStart(8, '0')}-0000-4000-8000-000000000000`;
  const clockOff = dice.happens(10) ? dice.one([YEAR, -YEAR]) : 0;
  const count = dice.between(6, 40);
  const events: MadeEvent[] = [];
  // Some of those that a forger reports about had been away for thirty days.
  const daysAgo = index % 40 === 10 ? dice.between(45, 58) : dice.between(3, 58);
  let at = noonAgo(daysAgo).getTime() + dice.between(0, 9 * 3600) * SECOND;
  let member = 0;
  for (let eventSeq = 1; eventSeq <= count && at < now.getTime() - HOUR; eventSeq += 1) {
    if (dice.happens(12)) member = dice.one([0, 100_000 + index, 200_000 + index]);
    const shown = new Date(at + clockOff);
    const version = eventSeq > count / 2 && index % 3 === 0 ? '1.2.0' : '1.1.0';
    const about = { installId, eventSeq, eventUserId: member, version, eventId: uuidv7(shown.getTime()) };
    events.push({ ...eventAt(shown, dice.one(NAMES)), ...about });
    at += pauseAfter(dice);
  }
  return events;
}

/** Half an hour is where a visit ends. */
function pauseAfter(dice: Dice): number {
  if (dice.happens(75)) return dice.between(1, 600) * SECOND;
  return dice.happens(30) ? dice.between(28, 32) * MINUTE : dice.between(20, 3 * 24 * 60) * MINUTE;
}

/** The last ones may never leave the device. */
function fatesOf(dice: Dice, count: number): Fate[] {
  const tail = dice.happens(20) ? dice.between(1, 4) : 0;
  const dropped = dice.happens(15) ? dice.between(2, 4) : Infinity;
  return Array.from({ length: count }, (_, at): Fate => {
    if (at >= count - tail || dice.happens(10)) return 'unsent';
    if (at >= dropped && at < dropped + 2) return 'dropped';
    return dice.happens(4) ? 'refused' : 'sent';
  });
}

interface Delivering {
  readonly events: readonly MadeEvent[];
  readonly fates: readonly Fate[];
  readonly now: Date;
}

/** In batches, some of them late, some of them twice, and with or without a token. */
function delivered(dice: Dice, { events, fates, now }: Delivering): Request[] {
  const requests: Request[] = [];
  for (let from = 0; from < events.length; ) {
    const size = dice.between(1, 6);
    const batch = events.slice(from, from + size);
    const at = arrival(dice, batch, now);
    const member = batch.at(-1)?.eventUserId ?? 0;
    const token = dice.one([member, member, 0, STRANGER]);
    const of = (fate: Fate) => batch.filter(({ eventSeq }) => fates[eventSeq - 1] === fate);
    requests.push({ at, memberId: token, events: of('sent'), isRefused: false });
    requests.push({ at, memberId: token, events: of('refused'), isRefused: true });
    if (dice.happens(20)) {
      const again = new Date(Math.min(at.getTime() + dice.between(1, 3000) * SECOND, now.getTime()));
      requests.push({ at: again, memberId: dice.one([0, member]), events: of('sent'), isRefused: false });
    }
    from += size;
  }
  return requests.filter(({ events: some }) => some.length > 0);
}

function arrival(dice: Dice, batch: readonly MadeEvent[], now: Date): Date {
  // By the id and not by the clock of the device, which may be a year off.
  const shown = (batch.at(-1)?.eventTime ?? 0) * SECOND;
  const made = [shown, shown + YEAR, shown - YEAR].find((ms) => Math.abs(ms - now.getTime()) < 62 * DAY);
  const delay = dice.happens(15) ? dice.between(2, 20 * 24) * HOUR : dice.between(2, 60) * SECOND;
  return new Date(Math.min((made ?? 0) + delay, now.getTime() - MINUTE));
}

/** The device tells what it dropped, with its member's token. */
function reported(dice: Dice, { events, fates, now }: Delivering): Request[] {
  const lost = events.filter(({ eventSeq }) => fates[eventSeq - 1] === 'dropped');
  const [first] = lost;
  const last = lost.at(-1);
  const newest = events.at(-1);
  if (!first || !last || !newest) return [];
  const at = new Date(now.getTime() - dice.between(1, 20) * MINUTE);
  const report = droppedEvent(at, `${lost.length}:${first.eventSeq}-${last.eventSeq}`, {
    ...{ installId: first.installId, eventSeq: newest.eventSeq + 1, eventUserId: 100_000 },
    eventId: uuidv7(at.getTime()),
  });
  return [{ at, memberId: 100_000, events: [report], isRefused: false }];
}

/** What somebody sends who knows the installation's id, and a copied profile. */
function forged(dice: Dice, known: { index: number; sent: readonly Request[]; now: Date }): Request[] {
  const { index, sent, now } = known;
  const stored = sent.filter(({ isRefused }) => !isRefused).flatMap(({ events }) => events);
  const [first] = stored;
  if (!first || index % 5 !== 0) return [];
  const highest = Math.max(...stored.map(({ eventSeq }) => eventSeq ?? 0));
  const at = new Date(now.getTime() - dice.between(40, 55) * SECOND);
  const forge = (other: Partial<TrackEvent>, later = 0): Request => {
    const about = { installId: first.installId, eventId: uuidv7(at.getTime()), ...other };
    return {
      at: new Date(at.getTime() + later),
      memberId: 0,
      events: [eventAt(at, about)],
      isRefused: false,
    };
  };
  const range = { eventName: 'outbox_dropped', eventInterfaceId: `${highest - 1}:2-${highest}` };
  return [
    [forge({ eventSeq: highest + dice.between(5, 20) })],
    [forge({ eventSeq: 2 ** 40 })],
    [forge({ eventSeq: highest + 1, ...range }), forge({ eventSeq: highest + 2 }, 10 * SECOND)],
    [forge({ eventSeq: first.eventSeq })],
  ][(index / 5) % 4] as Request[];
}

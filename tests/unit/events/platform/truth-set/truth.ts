// What is true of a world, worked out number by number and without a database.
import { judgeByPlan } from '#server/store/events/plan.ts';
import type { TrackEvent } from '#src/contract/events.ts';
import { DAY, dayOf, HOUR } from '../event-store.ts';
import type { Request } from './world.ts';

export interface StoredEvent {
  readonly event: TrackEvent & {
    readonly eventId: string;
    readonly installId: string;
    readonly eventSeq: number;
  };
  /** The first receipt. */
  readonly at: Date;
  readonly isImplausible: boolean;
  readonly isClockWrong: boolean;
  readonly isUnknown: boolean;
  readonly refusedProps: number;
  /** By the clock of the platform. */
  readonly happened: Date;
  duplicates: number;
  proof: 'proved' | 'other' | 'none';
  isBelieved: boolean;
}

export interface RefusedEvent {
  readonly event: StoredEvent['event'];
  readonly at: Date;
}

export interface Truth {
  readonly stored: readonly StoredEvent[];
  readonly refused: readonly RefusedEvent[];
  /** When an installation last came, in epoch milliseconds. */
  readonly lastSeen: ReadonlyMap<string, number>;
}

/** No drawn number is higher, and forged ones of the other kind are much higher. */
const PLAUSIBLE = 100_000;
const WAITING = 30 * DAY;

export function replay(requests: readonly Request[]): Truth {
  const stored = new Map<string, StoredEvent>();
  const refused: RefusedEvent[] = [];
  const lastSeen = new Map<string, number>();
  for (const request of requests) {
    for (const sent of request.events) {
      const event = sent as StoredEvent['event'];
      if (request.isRefused) refused.push({ event, at: request.at });
      else take(stored, event, request);
      const isSeen = !request.isRefused && event.eventSeq < PLAUSIBLE;
      if (isSeen) lastSeen.set(event.installId, request.at.getTime());
    }
  }
  return { stored: [...stored.values()], refused, lastSeen };
}

function take(stored: Map<string, StoredEvent>, event: StoredEvent['event'], request: Request): void {
  const proof = proofOf(event, request.memberId);
  const before = stored.get(event.eventId);
  if (!before) {
    stored.set(event.eventId, fresh(event, { at: request.at, proof, known: [...stored.values()] }));
    return;
  }
  before.duplicates += 1;
  if (proof === 'proved') before.proof = proof;
}

function proofOf({ eventUserId }: TrackEvent, memberId: number): StoredEvent['proof'] {
  if (memberId === 0) return 'none';
  return memberId === eventUserId ? 'proved' : 'other';
}

interface Taking {
  readonly at: Date;
  readonly proof: StoredEvent['proof'];
  readonly known: readonly StoredEvent[];
}

function fresh(event: StoredEvent['event'], { at, proof, known }: Taking): StoredEvent {
  const second = Math.floor(at.getTime() / 1000);
  const isClockWrong = event.eventTime > second + 5 || event.eventTime < second - 31 * 86_400;
  const { isUnknown, refused } = judgeByPlan(event);
  return {
    ...{ event, at, proof, duplicates: 0, isClockWrong, isUnknown, refusedProps: refused.length },
    isImplausible: event.eventSeq >= PLAUSIBLE,
    isBelieved: proof === 'proved' || wasAway(event, at, known),
    happened: isClockWrong ? at : new Date(event.eventTime * 1000),
  };
}

const rangeOf = ({ eventInterfaceId }: TrackEvent): readonly [from: number, to: number] => {
  const [, from = '0', to = '0'] = /:(\d+)-(\d+)$/.exec(eventInterfaceId) ?? [];
  return [Number(from), Number(to)];
};

/** The number before those that a report names came thirty days earlier. */
function wasAway(event: StoredEvent['event'], at: Date, known: readonly StoredEvent[]): boolean {
  if (event.eventName !== 'outbox_dropped') return false;
  const before = known
    .filter((each) => each.event.installId === event.installId && each.event.eventSeq < rangeOf(event)[0])
    .sort((a, b) => b.event.eventSeq - a.event.eventSeq)[0];
  return before !== undefined && at.getTime() - before.at.getTime() >= WAITING;
}

export const countable = ({ stored }: Truth): StoredEvent[] =>
  stored.filter(({ isImplausible }) => !isImplausible);

export const numberOf = ({ event }: { event: StoredEvent['event'] }): number => event.eventSeq;

/** Those of each installation, in the order of their numbers. */
export function byInstallation<T extends { event: StoredEvent['event'] }>(
  rows: readonly T[],
): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const row of rows) found.set(row.event.installId, [...(found.get(row.event.installId) ?? []), row]);
  for (const own of found.values())
    own.sort((a, b) => numberOf(a) - numberOf(b) || (a.event.eventId < b.event.eventId ? -1 : 1));
  return found;
}

type State = 'waiting' | 'unconfirmed' | 'lost' | 'dropped';

export interface Missing {
  readonly installId: string;
  readonly seq: number;
  readonly state: State;
  readonly firstSeen: Date;
  /** The next number that is stored. */
  readonly next: StoredEvent;
  readonly before: StoredEvent | undefined;
}

export function missing(known: Truth, now: Date): Missing[] {
  const found: Missing[] = [];
  for (const [installId, own] of byInstallation(countable(known))) {
    const refused = known.refused.filter(({ event }) => event.installId === installId).map(numberOf);
    const heard = new Set([...own.map(numberOf), ...refused]);
    const reports = own.filter((row) => isCounted(row, own)).map(({ event }) => rangeOf(event));
    for (let seq = 1; seq < numberOf(own.at(-1)!); seq += 1) {
      if (heard.has(seq)) continue;
      const later = own.filter((row) => numberOf(row) > seq);
      const isDropped = reports.some(([from, to]) => from <= seq && seq <= to);
      const seen = later.map(({ at }) => at.getTime());
      const firstSeen = new Date(Math.min(...seen));
      found.push({
        ...{ installId, seq, firstSeen, next: later[0]! },
        before: own.filter((row) => numberOf(row) < seq).at(-1),
        state: isDropped ? 'dropped' : stateOf(later, firstSeen, now),
      });
    }
  }
  return found;
}

const isCounted = (row: StoredEvent, own: readonly StoredEvent[]): boolean =>
  row.event.eventName === 'outbox_dropped' &&
  row.isBelieved &&
  (row.proof !== 'none' || own.some((other) => numberOf(other) > numberOf(row) && other.at > row.at));

function stateOf(later: readonly StoredEvent[], firstSeen: Date, now: Date): State {
  const isOneRequest = later.every(({ at }) => at.getTime() === firstSeen.getTime());
  if (isOneRequest && later.every(({ proof }) => proof === 'none')) return 'unconfirmed';
  return firstSeen.getTime() > now.getTime() - WAITING ? 'waiting' : 'lost';
}

export const latencyOf = ({ at, happened, isClockWrong }: StoredEvent): number | null =>
  isClockWrong ? null : Math.max(0, (at.getTime() - happened.getTime()) / 1000);

export const dayOfRow = ({ happened }: StoredEvent): string => dayOf(happened);

export const dayOfRefused = ({ event, at }: RefusedEvent): string => {
  const ms = event.eventTime * 1000;
  const isUsable = ms <= at.getTime() + 5000 && ms >= at.getTime() - 31 * DAY;
  return dayOf(isUsable ? new Date(ms) : at);
};

export const isLate = (row: StoredEvent): boolean => (latencyOf(row) ?? 0) * 1000 > HOUR;

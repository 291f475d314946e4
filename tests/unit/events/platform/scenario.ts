// Installations and the fate of each of their event numbers, drawn at random, with what the views should
// report.
import * as fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import type { TrackEvent } from '#src/contract/events.ts';
import { ago, DAY, dayOf, droppedEvent, eventAt, HOUR, noonAgo } from './event-store.ts';

/** `second`: a second number for an earlier event, which was handed over twice. */
type Fate = 'stored' | 'unsent' | 'refused' | 'second' | 'dropped';

interface DrawnNumber {
  readonly fate: Fate;
  readonly version: string;
  /** Milliseconds between the event and its first receipt. */
  readonly underWayMs: number;
  /** When its copies arrived, in days ago; the first one is the receipt. */
  readonly cameDaysAgo: readonly number[];
  /** The first copy had no number yet, and another copy supplied it. */
  readonly cameUnnumbered: boolean;
}

const drawnNumber: fc.Arbitrary<DrawnNumber> = fc.record({
  fate: fc.oneof(
    { weight: 12, arbitrary: fc.constant<Fate>('stored') },
    { weight: 3, arbitrary: fc.constant<Fate>('unsent') },
    { weight: 3, arbitrary: fc.constant<Fate>('dropped') },
    { weight: 1, arbitrary: fc.constant<Fate>('refused') },
    { weight: 1, arbitrary: fc.constant<Fate>('second') },
  ),
  version: fc.constantFrom('1.1.0', '1.2.0'),
  underWayMs: fc.oneof(fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 2 * HOUR, max: 20 * DAY })),
  cameDaysAgo: fc
    .array(fc.integer({ min: 0, max: 59 }), { minLength: 1, maxLength: 3 })
    .map((days) => days.sort((a, b) => b - a)),
  cameUnnumbered: fc.boolean(),
});

export const drawnInstallations = fc.array(fc.array(drawnNumber, { minLength: 1, maxLength: 25 }), {
  minLength: 1,
  maxLength: 3,
});

export interface SentEvent {
  readonly event: TrackEvent;
  readonly at: Date;
}

export interface MadeEvent {
  readonly installId: string;
  readonly seq: number;
  readonly fate: Exclude<Fate, 'dropped'>;
  readonly event: TrackEvent;
  readonly madeAt: Date;
  readonly receivedAt: Date;
  readonly copies: readonly SentEvent[];
  /** Numbers that the installation reports as dropped. */
  readonly reports?: readonly [from: number, to: number];
}

/** Everything that an installation tracked except what it dropped, and the reports of that at the end. */
export function installation(drawn: readonly DrawnNumber[]): MadeEvent[] {
  const installId = randomUUID();
  const made: MadeEvent[] = [];
  for (const [index, number] of drawn.entries()) {
    const seq = index + 1;
    if (number.fate === 'dropped') continue;
    const before = made.filter((each) => each.fate === 'stored').at(-1);
    if (number.fate === 'second' && before) made.push(secondOf(before, seq));
    else made.push(usual(number, { installId, seq }));
  }
  return [...made, ...reportsOf(drawn, installId)];
}

function usual(number: DrawnNumber, { installId, seq }: { installId: string; seq: number }): MadeEvent {
  const fate = number.fate === 'unsent' || number.fate === 'refused' ? number.fate : 'stored';
  const receivedAt = receiptOf(number.cameDaysAgo[0] ?? 0);
  const madeAt = new Date(receivedAt.getTime() - number.underWayMs);
  // Some have names that the platform does not know: they are delivered like the others.
  const eventName = seq % 3 === 0 ? 'quiz_open' : 'click';
  const event = eventAt(madeAt, { installId, eventSeq: seq, eventName, version: number.version });
  const copies = number.cameDaysAgo.map((days) => ({ event, at: receiptOf(days) }));
  const { eventSeq: _, ...unnumbered } = event;
  const [first] = copies;
  if (number.cameUnnumbered && first && copies.length > 1) copies[0] = { ...first, event: unnumbered };
  return { installId, seq, fate, event, madeAt, receivedAt, copies: fate === 'unsent' ? [] : copies };
}

/** Whole runs of dropped numbers; a report may include numbers in between that were delivered. */
function reportsOf(drawn: readonly DrawnNumber[], installId: string): MadeEvent[] {
  const dropped = drawn.flatMap(({ fate }, index) => (fate === 'dropped' ? [index + 1] : []));
  const half = Math.ceil(dropped.length / 2);
  const ranges = [dropped.slice(0, half), dropped.slice(half)].filter((range) => range.length > 0);
  return ranges.map((range, index) => {
    const reports = [range[0] ?? 0, range.at(-1) ?? 0] as const;
    const seq = drawn.length + 1 + index;
    const at = receiptOf(1);
    const event = droppedEvent(at, `${range.length}:${reports.join('-')}`, { installId, eventSeq: seq });
    const copies = [{ event, at }];
    return { installId, seq, fate: 'stored', event, madeAt: at, receivedAt: at, copies, reports };
  });
}

/** Arrives when the first number is known: otherwise that one would be the second. */
function secondOf(before: MadeEvent, seq: number): MadeEvent {
  const event = { ...before.event, eventSeq: seq };
  const last = before.copies.at(-1)?.at ?? before.receivedAt;
  const copies = [{ event, at: new Date(last.getTime() + HOUR) }];
  return { ...before, seq, event, fate: 'second', copies };
}

const receiptOf = (daysAgo: number): Date => noonAgo(daysAgo + 1);

export type GapStates = Record<string, { state: string; firstSeen: string }>;

/** By installation and number. */
export function expectedGaps(made: readonly MadeEvent[]): GapStates {
  const stored = made.filter(({ fate }) => fate === 'stored');
  const states: GapStates = {};
  for (const refused of made.filter(({ fate }) => fate === 'refused'))
    states[keyOf(refused)] = { state: 'refused', firstSeen: refused.receivedAt.toISOString() };
  for (const hole of holesOf(made)) {
    const later = stored.filter(({ installId, seq }) => installId === hole.installId && seq > hole.seq);
    const firstSeen = new Date(Math.min(...later.map(({ receivedAt }) => receivedAt.getTime())));
    const waits = firstSeen > ago(30 * DAY) ? 'waiting' : 'lost';
    states[keyOf(hole)] = {
      state: hole.isDropped ? 'dropped' : waits,
      firstSeen: firstSeen.toISOString(),
    };
  }
  return states;
}

interface Hole {
  readonly installId: string;
  readonly seq: number;
  readonly isDropped: boolean;
  /** The next one stored. */
  readonly revealedBy: MadeEvent;
}

function holesOf(made: readonly MadeEvent[]): Hole[] {
  const known = new Set(made.filter(({ fate }) => fate !== 'unsent').map(keyOf));
  const stored = made.filter(({ fate }) => fate === 'stored').sort((a, b) => a.seq - b.seq);
  const reports = stored.flatMap(({ installId, reports: range }) => (range ? [{ installId, range }] : []));
  const seen = new Set<string>();
  const holes: Hole[] = [];
  for (const revealedBy of stored) {
    const { installId } = revealedBy;
    for (let seq = 1; seq < revealedBy.seq; seq++) {
      const key = keyOf({ installId, seq });
      if (known.has(key) || seen.has(key)) continue;
      seen.add(key);
      const isDropped = reports.some(
        ({ installId: own, range: [from, to] }) => own === installId && from <= seq && seq <= to,
      );
      holes.push({ installId, seq, isDropped, revealedBy });
    }
  }
  return holes;
}

const keyOf = ({ installId, seq }: { installId: string; seq: number }): string => `${installId} ${seq}`;

export interface Counts {
  made: number;
  stored: number;
  late: number;
  duplicates_dropped: number;
  refused: number;
  dropped_at_limit: number;
  missing: number;
}

/** By day and version. */
export function expectedSummary(made: readonly MadeEvent[]): Record<string, Counts> {
  const summary: Record<string, Counts> = {};
  const count = ({ madeAt, event }: MadeEvent, counted: Partial<Counts>) => {
    const key = `${dayOf(madeAt)} ${event.version}`;
    const row = (summary[key] ??= {
      made: 0,
      stored: 0,
      late: 0,
      duplicates_dropped: 0,
      refused: 0,
      dropped_at_limit: 0,
      missing: 0,
    });
    for (const name of Object.keys(counted) as Array<keyof Counts>) row[name] += counted[name] ?? 0;
  };
  for (const each of made) {
    if (each.fate === 'refused') count(each, { made: 1, refused: 1 });
    if (each.fate === 'second') count(each, { duplicates_dropped: 1 });
    if (each.fate !== 'stored') continue;
    const isLate = each.receivedAt.getTime() - each.madeAt.getTime() > HOUR;
    count(each, { made: 1, stored: 1, late: Number(isLate), duplicates_dropped: each.copies.length - 1 });
  }
  for (const { revealedBy, isDropped } of holesOf(made))
    count(revealedBy, { made: 1, [isDropped ? 'dropped_at_limit' : 'missing']: 1 });
  return summary;
}

// A hundred installations with gaps, tails, copies, late events, wrong clocks, forgeries and refused rows: what every
// view says of them equals what is worked out apart from the database.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepRejected } from '#server/store/events/refused.ts';
import { type Analysis, readAnalysis } from '#server/store/events/analysis.ts';
import { DAY, dayOf, type EventStore, openEventStore } from '../event-store.ts';
import { analysedDays, funnel, retention } from './expected-analysis.ts';
import * as expected from './expected.ts';
import { countable, dayOfRefused, type Truth, missing, replay } from './truth.ts';
import { INSTALLATIONS, makeWorld, type Request } from './world.ts';

let store: EventStore;
let known: Truth;
let now: Date;

beforeAll(async () => {
  store = await openEventStore();
  now = new Date(Math.floor(Date.now() / 1000) * 1000);
  const world = makeWorld(now);
  known = replay(world);
  for (const request of world) await deliver(request);
});
afterAll(() => store.close());

async function deliver({ at, memberId, events, isRefused }: Request): Promise<void> {
  const rejected = events.map((sent) => ({ reason: 'version: too long', sent }));
  if (isRefused) await keepRejected(store.db, rejected, at);
  else await store.store(events, at, { memberId });
}

describe('the world', () => {
  it('has everything that can happen to an event in it', () => {
    const states = missing(known, now).map(({ state }) => state);
    for (const state of ['waiting', 'unconfirmed', 'lost', 'dropped']) expect(states).toContain(state);
    expect(new Set(countable(known).map(({ event }) => event.installId)).size).toBe(INSTALLATIONS);
    expect(new Set(known.stored.map(({ proof }) => proof))).toEqual(new Set(['proved', 'other', 'none']));
    expect(known.refused.length).toBeGreaterThan(10);
    const has = (what: keyof Truth['stored'][number]) => known.stored.some((row) => Boolean(row[what]));
    for (const what of [
      'duplicates',
      'isClockWrong',
      'isImplausible',
      'isUnknown',
      'refusedProps',
    ] as const) {
      expect(has(what), what).toBe(true);
    }
    const reports = known.stored.filter(({ event }) => event.eventName === 'outbox_dropped');
    const kinds = reports.map(({ proof, isBelieved }) => `${proof} ${isBelieved}`);
    expect(new Set(kinds)).toEqual(new Set(['proved true', 'none true', 'none false']));
    expect(expected.shared(known).length).toBeGreaterThan(0);
    expect(expected.summary(known, now).some(({ late }) => late > 0)).toBe(true);
  });
});

describe('the truth about it is what is said by', () => {
  it('events_clean', async () => {
    const rows = await store.read<{ latency_seconds: number | null }>(`
      select event_id, day::text, happened_at, received_at, latency_seconds, clock_was_wrong, duplicates, proof, member_id
      from events_clean order by event_id`);
    const said = rows.map((row) => ({ ...row, latency_seconds: expected.rounded(row.latency_seconds) }));
    expect(said).toEqual(expected.clean(known));
  });

  it('delivery_gaps', async () => {
    const rows = await store.read(`
      select install_id, generate_series(from_seq, to_seq) as seq, state, first_seen from delivery_gaps`);
    expect(sorted(rows)).toEqual(sorted(expected.gaps(known, now)));
  });

  it('delivery_summary', async () => {
    const rows = await store.read<Record<string, number | null>>(`
      select day::text || ' ' || version as key, made, stored, late, duplicates_dropped, refused, dropped_at_limit,
        missing, clocks_wrong, unknown_names, with_refused_props, unconfirmed, implausible,
        latency_p50, latency_p95, latency_p99
      from delivery_summary order by key`);
    const times = ['latency_p50', 'latency_p95', 'latency_p99'];
    const said = rows.map((row) => ({
      ...row,
      ...Object.fromEntries(times.map((name) => [name, expected.rounded(row[name] ?? null)])),
    }));
    expect(said).toEqual(expected.summary(known, now));
  });

  it('day_finality', async () => {
    const rows = await store.read(`
      select day::text, stored, installations, owed, not_seen_since, usual_percent::float8 from day_finality
      order by day`);
    expect(rows).toEqual(expected.finality(known, now));
  });

  it('events_refused', async () => {
    const rows = await store.read('select event_id, day::text, received_at from events_refused');
    const truth = known.refused.map((row) => ({
      ...{ event_id: row.event.eventId, day: dayOfRefused(row), received_at: row.at },
    }));
    expect(sorted(rows)).toEqual(sorted(truth));
  });

  it('events_unknown and events_implausible', async () => {
    const idsOf = async (view: string) => sorted(await store.read(`select event_id from ${view}`));
    const truth = (rows: Truth['stored']) => sorted(rows.map(({ event }) => ({ event_id: event.eventId })));
    expect(await idsOf('events_unknown')).toEqual(truth(countable(known).filter((row) => row.isUnknown)));
    expect(await idsOf('events_implausible')).toEqual(truth(known.stored.filter((row) => row.isImplausible)));
  });

  it('props_refused', async () => {
    const rows = await store.read('select event_id, prop, reason from props_refused');
    const refusing = countable(known).filter((row) => row.refusedProps > 0);
    expect(new Set(rows.map((row) => (row as { event_id: string }).event_id))).toEqual(
      new Set(refusing.map(({ event }) => event.eventId)),
    );
    expect(rows).toHaveLength(refusing.reduce((sum, row) => sum + row.refusedProps, 0));
  });

  it('installations_shared', async () => {
    const rows = await store.read('select * from installations_shared');
    expect(sorted(rows)).toEqual(sorted(expected.shared(known)));
  });

  it('sessions', async () => {
    const rows = await store.read<object>('select sessions.*, day::text as day from sessions');
    expect(sorted(rows)).toEqual(sorted(expected.sessions(known)));
  });

  it('installations', async () => {
    const rows = await store.read(`
      select install_id, first_at, last_at, starts, origin_is_known, utm_source, inviter, os, display, was_standalone,
        registered_with, signed_in_with from installations`);
    expect(sorted(rows)).toEqual(sorted(expected.installations(known)));
  });

  it('people', async () => {
    expect(sorted(await store.read('select * from people'))).toEqual(sorted(expected.people(known)));
  });
});

describe('the truth about it is what the report shows of', () => {
  const range = () => ({ from: dayOf(new Date(now.getTime() - 50 * DAY)), to: dayOf(now) });
  let analysis: Analysis;
  beforeAll(async () => void (analysis = await readAnalysis(store.db, range(), now)));

  it('its days', () => {
    expect(analysis.days).toEqual(analysedDays(known, now, range()));
    expect(new Set(analysis.days.map(({ state }) => state))).toEqual(
      new Set(['final', 'settled', 'growing']),
    );
  });

  it('the way to a first round', () => {
    expect(analysis.funnel).toEqual(funnel(known, range()));
    expect(analysis.funnel.game_opened).toBeGreaterThan(10);
  });

  it('who came back', () => {
    expect(analysis.retention.map(({ state: _, ...week }) => week)).toEqual(retention(known, range()));
    expect(analysis.retention.filter(({ age }) => age > 0).length).toBeGreaterThan(10);
  });
});

/** By their contents, whatever the order of their fields. */
function sorted(rows: readonly unknown[]): unknown[] {
  const keyOf = (row: unknown) =>
    JSON.stringify(Object.entries(row as object).sort(([a], [b]) => (a < b ? -1 : 1)));
  return [...rows].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

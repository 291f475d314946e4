import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepRejected } from '#server/store/events/refused.ts';
import { type EventStore, openEventStore } from './event-store.ts';
import {
  type Counts,
  drawnInstallations,
  expectedGaps,
  expectedSummary,
  installation,
  type MadeEvent,
  type SentEvent,
  type GapStates,
} from './scenario.ts';

let store: EventStore;
beforeAll(async () => void (store = await openEventStore()));
afterAll(() => store.close());

/** Draws how events are batched, and in which order they arrive within a day. */
const shuffles = fc.array(fc.nat(), { minLength: 8, maxLength: 8 });

describe('for any fate of the events', () => {
  it('the gaps and the summary are correct, number by number and count by count', async () => {
    await fc.assert(
      fc.asyncProperty(drawnInstallations, shuffles, async (installations, shuffle) => {
        const made = installations.flatMap(installation);
        await store.empty();
        await deliver(made, shuffle);
        expect(await reportedGaps()).toEqual(expectedGaps(made));
        expect(await reportedSummary()).toEqual(expectedSummary(made));
      }),
      { numRuns: 60 },
    );
  });
});

/** In batches of 20 by the time of receipt; events of one day arrive in any order. */
async function deliver(made: readonly MadeEvent[], shuffle: readonly number[]): Promise<void> {
  const days = new Map<number, Array<SentEvent & { isRefused: boolean }>>();
  for (const { copies, fate } of made)
    for (const copy of copies) {
      const day = copy.at.getTime();
      days.set(day, [...(days.get(day) ?? []), { ...copy, isRefused: fate === 'refused' }]);
    }
  for (const [time, sent] of [...days].sort(([a], [b]) => a - b)) {
    const at = new Date(time);
    const refused = sent.filter(({ isRefused }) => isRefused);
    await keepRejected(
      store.db,
      refused.map(({ event }) => ({ reason: 'version: tooLong', sent: event })),
      at,
    );
    const good = mixed(
      sent.filter(({ isRefused }) => !isRefused),
      shuffle,
    ).map(({ event }) => event);
    for (let from = 0; from < good.length; from += 20) await store.store(good.slice(from, from + 20), at);
  }
}

function mixed<T>(items: readonly T[], shuffle: readonly number[]): T[] {
  const order = (index: number) => ((shuffle[index % shuffle.length] ?? 0) * (index + 7)) % 101;
  return items
    .map((item, index) => ({ item, at: order(index) }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

async function reportedGaps(): Promise<GapStates> {
  const rows = await store.read<{
    install_id: string;
    from_seq: number;
    to_seq: number;
    first_seen: Date;
    state: string;
  }>('select install_id, from_seq, to_seq, first_seen, state from delivery_gaps');
  const states: GapStates = {};
  for (const { install_id, from_seq, to_seq, first_seen, state } of rows)
    for (let seq = from_seq; seq <= to_seq; seq++) {
      expect(states).not.toHaveProperty([`${install_id} ${seq}`]);
      states[`${install_id} ${seq}`] = { state, firstSeen: first_seen.toISOString() };
    }
  return states;
}

async function reportedSummary(): Promise<Record<string, Counts>> {
  const rows = await store.read<Counts & { key: string }>(`
    select day::text || ' ' || version as key, made, stored, late, duplicates_dropped, refused, dropped_at_limit,
      missing
    from delivery_summary`);
  return Object.fromEntries(rows.map(({ key, ...counted }) => [key, counted]));
}

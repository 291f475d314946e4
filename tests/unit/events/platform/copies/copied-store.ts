// A store whose events are copied, a few of them each day.
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { TrackEvent } from '#src/contract/events.ts';
import { sourceOf } from '../../../../../scripts/events/source/database.ts';
import { eventAt, type EventStore, noonAgo, openEventStore, SECOND } from '../event-store.ts';

export const installId = '0f0e0d0c-0b0a-4908-8706-050403020100';

/** Emptied before each test of the file. */
export function copiedStore() {
  let store: EventStore;
  beforeAll(async () => void (store = await openEventStore()));
  afterAll(() => store.close());
  beforeEach(() => store.empty());
  /** Resolves when no transaction of another test on the same server holds the watermark back. */
  const visible = () => expect.poll(() => store.read(IS_VISIBLE)).toEqual([{ done: true }]);
  const storeAt = async (at: Date, ...events: TrackEvent[]) => {
    await store.store(events, at);
    await visible();
  };
  return {
    db: () => store.db,
    source: () => sourceOf(store.db),
    read: <T>(query: string) => store.read<T>(query),
    storeAt,
    visible,
    /** An event of some days ago. */
    come: (daysAgo: number, other = {}) => {
      const at = noonAgo(daysAgo);
      return storeAt(new Date(at.getTime() + SECOND), eventAt(at, { installId, ...other }));
    },
    ids: async () =>
      (await store.read<{ event_id: string }>('select event_id from events_clean order by event_id')).map(
        ({ event_id: id }) => id,
      ),
  };
}

const IS_VISIBLE = `
  select (select coalesce(max(position), 0) from event) <= position as done from event_watermark`;

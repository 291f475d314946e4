// Events are handed out in portions where a snapshot would hold up the platform.
import { expect, it } from 'vitest';
import { readPortion } from '#server/store/events/export.ts';
import { dayOf, eventAt, noonAgo } from '../event-store.ts';
import { copiedStore, installId } from './copied-store.ts';

const store = copiedStore();
const day = (ago: number) => dayOf(noonAgo(ago));

it('portions bring each event of a range once', async () => {
  const range = { from: day(4), to: day(1), by: 'received' } as const;
  const at = noonAgo(3);
  const events = Array.from({ length: 6000 }, (_, index) => eventAt(at, { installId, eventSeq: index + 1 }));
  for (let from = 0; from < events.length; from += 1000)
    await store.storeAt(at, ...events.slice(from, from + 1000));
  for (const wanted of [range, { ...range, by: 'happened' as const }, { after: -1, last: 2 ** 50 }]) {
    const first = await readPortion(store.db(), wanted, null);
    const second = await readPortion(store.db(), wanted, first.end);
    expect([first.rows.length, second.rows.length, second.end]).toEqual([5000, 1000, null]);
    const ids = [...first.rows, ...second.rows].map((row) => row.event_id);
    expect(new Set(ids).size).toBe(6000);
  }
});

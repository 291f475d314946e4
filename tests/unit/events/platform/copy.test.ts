import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TrackEvent } from '#src/contract/events.ts';
import { storeEvents } from '#server/store/events/events.ts';
import { copyEvents, exportEvents } from '#server/store/events/export.ts';
import { keepPositionsGrowing } from '#server/store/schema/event-positions.ts';
import { serverAddress } from '#tests/support/database/server.ts';
import { writeResumed } from '../../../../scripts/events/export-file.ts';
import { sourceOf } from '../../../../scripts/events/source/database.ts';
import { ago, dayOf, eventAt, type EventStore, openEventStore } from './event-store.ts';

let store: EventStore;
let folder: string;
beforeAll(async () => {
  store = await openEventStore();
  folder = await mkdtemp(join(tmpdir(), 'halcyon-copy-'));
});
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  await store.empty();
});
afterEach(() => vi.restoreAllMocks());

/** Until no transaction of another test on the same server holds the watermark back. */
const untilNoneIsOpen = () =>
  expect
    .poll(() =>
      store.read(
        `select (select coalesce(max(position), 0) from event) <= position as done from event_watermark`,
      ),
    )
    .toEqual([{ done: true }]);

/** Ids of the events of a copy, and the position to resume from. */
async function copied(after: number): Promise<{ ids: Array<string | null>; last: number }> {
  const ids: Array<string | null> = [];
  const last = await copyEvents(store.db, after, (rows) => void ids.push(...rows.map((row) => row.event_id)));
  return { ids, last };
}

/** What a copy by the time of receipt sees of today. */
async function receivedToday(): Promise<Array<string | null>> {
  const ids: Array<string | null> = [];
  const today = dayOf(new Date());
  await exportEvents(
    store.db,
    { from: today, to: today, by: 'received' },
    (rows) => void ids.push(...rows.map((row) => row.event_id)),
  );
  return ids;
}

/** Stores an event in a transaction that stays open until `commit`. */
function beginStoring(event: TrackEvent, receivedAt: Date) {
  let end = () => {};
  const isOver = new Promise<void>((resolve) => (end = resolve));
  let stored = () => {};
  const isStored = new Promise<void>((resolve) => (stored = resolve));
  const whole = store.db.transaction().execute(async (trx) => {
    await storeEvents(trx, [event], { now: receivedAt });
    stored();
    await isOver;
  });
  const commit = () => {
    end();
    return whole;
  };
  return { isStored, commit };
}

describe('a copy that resumes', () => {
  it('brings an event whose transaction was open during the copy before, which a copy by receipt passes over', async () => {
    const [stalled, quick] = [eventAt(ago(0)), eventAt(ago(0))];
    const stalledAt = ago(60);
    // The embedded database runs one transaction after another: there the stalled one comes first.
    const isServer = serverAddress() !== '';
    const slow = beginStoring(stalled, stalledAt);
    await slow.isStored;
    if (!isServer) await slow.commit();
    await store.store([quick], ago(30));
    const first = await copied(0);
    const seenByReceipt = await receivedToday();
    await slow.commit();
    await untilNoneIsOpen();
    const second = await copied(first.last);
    if (isServer) {
      expect(seenByReceipt).toEqual([quick.eventId]);
      // Resuming by receipt would ask for what came after the quick one, and the stalled one came before it.
      expect(stalledAt.getTime()).toBeLessThan(ago(30).getTime());
      expect(first.ids).toEqual([]);
      expect(new Set(second.ids)).toEqual(new Set([stalled.eventId, quick.eventId]));
    }
    expect(new Set([...first.ids, ...second.ids])).toEqual(new Set([stalled.eventId, quick.eventId]));
    expect((await copied(second.last)).ids).toEqual([]);
  });

  it('brings an event again whose number came later, and not for one more duplicate', async () => {
    const { eventSeq: _, ...early } = eventAt(ago(0));
    await store.store([early], ago(0));
    await untilNoneIsOpen();
    const first = await copied(0);
    expect(first.ids).toEqual([early.eventId]);
    await store.store([early], ago(0));
    const second = await copied(first.last);
    expect(second.ids).toEqual([]);
    await store.store([{ ...early, eventSeq: 7 }], ago(0));
    await untilNoneIsOpen();
    expect((await copied(second.last)).ids).toEqual([early.eventId]);
  });

  it('goes on after a dump was restored on a server whose transactions have lower numbers', async () => {
    await store.store([eventAt(ago(0))], ago(0));
    await sql`update event set position = position + 1000000`.execute(store.db);
    await sql`update event_position_base set server = 'another'`.execute(store.db);
    await keepPositionsGrowing(store.db);
    await untilNoneIsOpen();
    const { ids, last } = await copied(0);
    expect(ids).toHaveLength(1);
    const next = eventAt(ago(0));
    await store.store([next], ago(0));
    await untilNoneIsOpen();
    expect((await copied(last)).ids).toEqual([next.eventId]);
    const base = () => store.read('select base from event_position_base');
    const before = await base();
    await keepPositionsGrowing(store.db);
    expect(await base()).toEqual(before);
    await sql`update event_position_base set base = 0`.execute(store.db);
  });

  it('remembers in a file where it ended, and begins with the first event without one', async () => {
    const out = join(folder, 'events.ndjson');
    const asked = { format: 'ndjson', out, resume: join(folder, 'position.txt') } as const;
    const lines = async () => {
      await untilNoneIsOpen();
      await writeResumed(sourceOf(store.db), asked);
      const text = await readFile(out, 'utf8');
      await rm(out);
      return text
        .split('\n')
        .slice(0, -1)
        .map((line) => (JSON.parse(line) as { event_id: string }).event_id);
    };
    const [first, second] = [eventAt(ago(0)), eventAt(ago(0))];
    await store.store([first], ago(0));
    await sql`update event set position = 0`.execute(store.db);
    expect(await lines()).toEqual([first.eventId]);
    await store.store([second], ago(0));
    expect(await lines()).toEqual([second.eventId]);
    expect(await lines()).toEqual([]);
    expect(await readdir(folder)).toEqual(['position.txt']);
  });

  it('leaves a file alone that has not been moved away', async () => {
    const out = join(folder, 'yesterday.csv');
    const asked = { format: 'csv', out, resume: join(folder, 'moved.txt') } as const;
    await untilNoneIsOpen();
    await writeResumed(sourceOf(store.db), asked);
    const written = await readFile(out, 'utf8');
    await store.store([eventAt(ago(0))], ago(0));
    await expect(writeResumed(sourceOf(store.db), asked)).rejects.toThrow(
      `"${out}" is there already: load it and move it away, or name another file.`,
    );
    expect(await readFile(out, 'utf8')).toBe(written);
  });

  it('is refused where the store lacks the newest event that it had, or is behind it', async () => {
    const out = join(folder, 'set-back.ndjson');
    const asked = { format: 'ndjson', out, resume: join(folder, 'set-back.txt') } as const;
    const lost = eventAt(ago(0));
    await store.store([lost], ago(0));
    await untilNoneIsOpen();
    await writeResumed(sourceOf(store.db), asked);
    await rm(out);
    const [place = '', mark = ''] = (await readFile(asked.resume, 'utf8')).trim().split(' ');
    expect(mark).toBe(lost.eventId);
    await sql`delete from event where event_id = ${lost.eventId}`.execute(store.db);
    const refused = `The events were set back since the last copy`;
    await expect(writeResumed(sourceOf(store.db), asked)).rejects.toThrow(refused);
    await writeFile(asked.resume, `${Number(place) + 1_000_000}\n`);
    await expect(writeResumed(sourceOf(store.db), asked)).rejects.toThrow(refused);
    expect(await readdir(folder)).not.toContain('set-back.ndjson');
    // As a version before left it, with a position alone.
    await writeFile(asked.resume, `${place}\n`);
    await writeResumed(sourceOf(store.db), asked);
  });

  it('is refused in a sentence if the file holds no position', async () => {
    const resume = join(folder, 'broken.txt');
    await writeFile(resume, 'yesterday');
    const asked = { format: 'csv', out: join(folder, 'broken.csv'), resume } as const;
    await expect(writeResumed(sourceOf(store.db), asked)).rejects.toThrow(
      `"${resume}" holds no position: write back the number that the last export printed.`,
    );
  });
});

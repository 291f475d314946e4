import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asyncBufferFromFile, parquetReadObjects } from 'hyparquet';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { EXPORT_COLUMNS, exportEvents, type ExportRange } from '#server/store/events/export.ts';
import { writeExport } from '../../../../scripts/events/export-file.ts';
import { sourceOf } from '../../../../scripts/events/source/database.ts';
import { DAY, dayOf, eventAt, type EventStore, HOUR, noonAgo, openEventStore } from './event-store.ts';

let store: EventStore;
let folder: string;
beforeAll(async () => {
  store = await openEventStore();
  folder = await mkdtemp(join(tmpdir(), 'halcyon-export-'));
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

const madeAt = new Date(noonAgo(4).getTime() + 123);
const receivedAt = new Date(madeAt.getTime() + 1500);
const awkward = 'a "quoted", cell;\nof two lines, Größe 測試';
const installId = '0f0e0d0c-0b0a-4908-8706-050403020100';

/** One event with everything, one without anything optional, and one with a wild clock. */
async function fill(): Promise<void> {
  const full = eventAt(madeAt, {
    installId,
    eventSeq: 2 ** 40,
    eventFrom: awkward,
    eventRoomId: '101',
    eventUserId: 100_001,
    eventName: 'app_update',
    eventProps: { from: awkward },
  });
  const {
    eventId: _,
    installId: __,
    eventSeq: ___,
    ...bare
  } = eventAt(madeAt, {
    eventShowType: '',
    eventFrom: '',
  });
  await store.store([full, bare, { ...eventAt(madeAt, { eventSeq: 3 }), eventTime: 7 }], receivedAt);
  await store.store([full], receivedAt);
  // A number above 32 bits takes an installation of years.
  await store.read('update event set is_implausible = false');
}

async function exported(format: 'ndjson' | 'csv' | 'parquet', range: Partial<ExportRange> = {}) {
  const out = join(folder, `events.${format}`);
  const day = dayOf(madeAt);
  await writeExport(sourceOf(store.db), { from: day, to: day, by: 'happened', ...range, format, out });
  return out;
}

/** The rows of the view, with times as text. */
const inStore = () =>
  store.read<Record<string, unknown>>(
    `select ${Object.keys(EXPORT_COLUMNS).join(', ').replace(' day', ' day::text')} from events_clean
      order by happened_at, event_id`,
  );

describe('an export', () => {
  it('contains every event and value as NDJSON', async () => {
    await fill();
    const lines = (await readFile(await exported('ndjson'), 'utf8')).trimEnd().split('\n');
    const rows = await inStore();
    expect(rows).toHaveLength(3);
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(JSON.parse(JSON.stringify(rows)));
    expect(rows).toContainEqual(
      expect.objectContaining({
        event_seq: 2 ** 40,
        came_from: awkward,
        member_id: 100_001,
        game_id: '101',
        happened_at: madeAt,
        received_at: receivedAt,
        latency_seconds: 1.5,
        duplicates: 1,
        props: { from: awkward },
      }),
    );
  });

  it('contains every event and value as CSV', async () => {
    await fill();
    const [head, ...rows] = cellsOf(await readFile(await exported('csv'), 'utf8'));
    expect(head).toEqual(Object.keys(EXPORT_COLUMNS));
    const asText = (value: unknown) => {
      if (value instanceof Date) return value.toISOString();
      return typeof value === 'string' ? value : JSON.stringify(value);
    };
    const expected = (await inStore()).map((row) =>
      Object.values(row).map((value) => (value === null ? null : asText(value))),
    );
    expect(rows).toEqual(expected);
  });

  it('contains every event and value as Parquet', async () => {
    await fill();
    const file = await asyncBufferFromFile(await exported('parquet'));
    const rows = await parquetReadObjects({ file });
    const read = rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [name, typeof value === 'bigint' ? Number(value) : value]),
      ),
    );
    const expected = (await inStore()).map((row) => ({ ...row, day: new Date(String(row['day'])) }));
    expect(read).toEqual(expected);
  });

  it.each(['ndjson', 'csv', 'parquet'] as const)(
    'without events is still a valid %s file',
    async (format) => {
      const out = await exported(format);
      const text = await readFile(out, 'latin1');
      if (format === 'ndjson') expect(text).toBe('');
      if (format === 'csv') expect(text).toBe(`${Object.keys(EXPORT_COLUMNS).join(',')}\n`);
      if (format === 'parquet')
        expect(await parquetReadObjects({ file: await asyncBufferFromFile(out) })).toEqual([]);
    },
  );

  it('selects days by when events happened, or by when they were received', async () => {
    const received = new Date(madeAt.getTime() + 2 * DAY);
    await store.store([eventAt(madeAt)], received);
    const count = async (by: 'happened' | 'received', day: Date) => {
      let rows = 0;
      const range = { from: dayOf(day), to: dayOf(day), by };
      await exportEvents(store.db, range, (portion) => void (rows += portion.length));
      return rows;
    };
    expect([await count('happened', madeAt), await count('happened', received)]).toEqual([1, 0]);
    expect([await count('received', madeAt), await count('received', received)]).toEqual([0, 1]);
  });

  it('includes both ends of the range, to the millisecond', async () => {
    const midnight = new Date(`${dayOf(madeAt)}T00:00:00.000Z`);
    const moments = [-1, 0, 24 * HOUR - 1, 24 * HOUR].map((ms) => new Date(midnight.getTime() + ms));
    for (const moment of moments) await store.store([eventAt(moment)], moment);
    for (const by of ['happened', 'received'] as const) {
      const text = await readFile(await exported('ndjson', { by }), 'utf8');
      const times = text
        .trimEnd()
        .split('\n')
        .map((line) => (JSON.parse(line) as { happened_at: string }).happened_at);
      expect(times).toEqual(moments.slice(1, 3).map((moment) => moment.toISOString()));
    }
  });

  it('is written in portions, whatever its size', async () => {
    const many = Array.from({ length: 5100 }, (_, index) => eventAt(new Date(madeAt.getTime() + index)));
    for (let from = 0; from < many.length; from += 100)
      await store.store(many.slice(from, from + 100), receivedAt);
    const portions: number[] = [];
    const day = dayOf(madeAt);
    await exportEvents(
      store.db,
      { from: day, to: day, by: 'happened' },
      (rows) => void portions.push(rows.length),
    );
    expect(portions).toEqual([5000, 100]);
  });

  it('leaves no file that looks complete when it is interrupted', async () => {
    await fill();
    const { db } = store;
    await expect(
      writeExport(sourceOf(db), {
        from: 'x',
        to: 'y',
        by: 'happened',
        format: 'csv',
        out: join(folder, 'broken.csv'),
      }),
    ).rejects.toThrow('x is no day');
    expect((await readdir(folder)).filter((name) => name.startsWith('broken'))).toEqual([]);
  });

  it.each(['2026-11-011', '12026-11-01', '26-11-01', '2026-1-01', '2026-11-1', "2026-11-01' or true --", ''])(
    'refuses a day that is not written like 2026-11-01: %s',
    async (day) => {
      await fill();
      const take = vi.fn();
      for (const range of [
        { from: day, to: '2026-11-30' },
        { from: '2026-11-01', to: day },
      ])
        await expect(exportEvents(store.db, { ...range, by: 'received' }, take)).rejects.toThrow('is no day');
      expect(take).not.toHaveBeenCalled();
    },
  );

  it('into a missing folder is refused in a sentence', async () => {
    const out = join(folder, 'nowhere', 'events.parquet');
    const range = { from: '2026-11-01', to: '2026-11-02', by: 'happened' } as const;
    for (const format of ['ndjson', 'csv', 'parquet'] as const)
      await expect(writeExport(sourceOf(store.db), { ...range, format, out })).rejects.toThrow(
        `Cannot write "${out}": ENOENT.`,
      );
  });
});

/** RFC 4180; an empty cell without quotes is `null`. */
function cellsOf(csv: string): Array<Array<string | null>> {
  const rows: Array<Array<string | null>> = [[]];
  for (const [, quoted, plain, end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n)/g)) {
    rows.at(-1)?.push(quoted === undefined ? plain || null : quoted.replaceAll('""', '"'));
    if (end === '\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

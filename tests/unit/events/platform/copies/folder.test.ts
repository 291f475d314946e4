// All events in Parquet files, a folder of each day, which DuckDB reads.
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ExportRow, Take } from '#server/store/events/export.ts';
import { copyToFolder } from '../../../../../scripts/events/copy/to-folder.ts';
import { dayOf, eventAt, noonAgo } from '../event-store.ts';
import { copiedStore, installId } from './copied-store.ts';

const store = copiedStore();
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halcyon-copies-'));
  return () => rm(folder, { recursive: true });
});

const day = (ago: number) => dayOf(noonAgo(ago));

/** As an analyst would ask. */
async function duckdb<T>(query: string): Promise<T[]> {
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  try {
    const files = join(folder, '*', '*.parquet').replaceAll("'", "''");
    const answer = await connection.runAndReadAll(
      query.replaceAll('events', `read_parquet('${files}', hive_partitioning = true)`),
    );
    return answer.getRowObjectsJson() as T[];
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}

const idsInFiles = async () =>
  (await duckdb<{ event_id: string }>('select event_id::text as event_id from events order by 1')).map(
    ({ event_id: id }) => id,
  );
describe('a copy in a folder', () => {
  it('is what the store holds, by day, read with DuckDB', async () => {
    await store.come(3, {
      eventSeq: 1,
      eventUserId: 100_001,
      eventRoomId: '7',
      eventInterfaceId: 'it\'s "so"',
    });
    await store.come(3, { eventSeq: 2, eventName: 'login', eventProps: { method: 'accountLogin' } });
    await store.come(1, { eventSeq: 3, eventTime: 7 });
    expect(await copyToFolder(store.source(), folder)).toMatch(/^3 events of 2 days were written in /);
    const columns = `event_id, install_id, event_seq, event_name, element, game_id, member_id, version,
      epoch_ms(happened_at) as happened, latency_seconds, clock_was_wrong, duplicates, position`;
    const written = await duckdb(
      `select ${columns}, day::text as day, props->>'method' as method from events order by event_seq`,
    );
    const stored = await store.read<object>(
      `select ${columns.replace('epoch_ms(happened_at)', "(date_part('epoch', happened_at) * 1000)::bigint")},
        day::text as day, props->>'method' as method from events_clean order by event_seq`,
    );
    // DuckDB writes large integers as text.
    const plain = (rows: readonly object[]) =>
      rows.map((row) =>
        Object.fromEntries(
          Object.entries(row).map(([name, value]) => [name, value === null ? null : String(value)]),
        ),
      );
    expect(plain(written as object[])).toEqual(plain(stored));
    expect(await readdir(folder)).toEqual([`day=${day(3)}`, `day=${day(1)}`, 'position.json']);
  });

  it('writes only the days of which something came, and each event once', async () => {
    await store.come(3, { eventSeq: 1 });
    await store.come(2, { eventSeq: 2 });
    await copyToFolder(store.source(), folder);
    await store.come(3, { eventSeq: 3 });
    expect(await copyToFolder(store.source(), folder)).toMatch(/^2 events of 1 day were written in /);
    expect(await idsInFiles()).toEqual(await store.ids());
    expect(await copyToFolder(store.source(), folder)).toMatch(/^Nothing has come since the last copy; /);
  });

  it('takes in what a later copy of an event filled in', async () => {
    const at = noonAgo(2);
    const { eventSeq, ...early } = eventAt(at, { installId, eventSeq: 5 });
    await store.storeAt(at, early);
    await copyToFolder(store.source(), folder);
    expect(await duckdb('select event_seq from events')).toEqual([{ event_seq: null }]);
    await store.storeAt(at, { ...early, eventSeq });
    await copyToFolder(store.source(), folder);
    expect(await duckdb('select event_seq from events')).toEqual([{ event_seq: '5' }]);
  });

  it('no longer has an event that turned out to have a number that cannot be', async () => {
    const at = noonAgo(2);
    const { eventSeq: _, ...early } = eventAt(at, { installId });
    await store.storeAt(at, early);
    await copyToFolder(store.source(), folder);
    await store.storeAt(at, { ...early, eventSeq: 2 ** 40 });
    await copyToFolder(store.source(), folder);
    expect(await readdir(folder)).toEqual(['position.json']);
  });

  it('goes on after it was cut, whatever was written by then', async () => {
    for (const daysAgo of [5, 4, 3]) await store.come(daysAgo, { eventSeq: 6 - daysAgo });
    const days: string[] = [];
    const cut = {
      ...store.source(),
      export: async (range: { from: string }, take: Take<ExportRow>) => {
        if (days.length === 1) throw new Error('The line is cut.');
        days.push(range.from);
        await store.source().export({ ...range, to: range.from, by: 'happened' }, take);
      },
    };
    await expect(copyToFolder(cut, folder)).rejects.toThrow('The line is cut.');
    expect(await idsInFiles()).toHaveLength(1);
    await store.come(5, { eventSeq: 9 });
    expect(await copyToFolder(store.source(), folder)).toMatch(/^4 events of 3 days/);
    expect(await idsInFiles()).toEqual(await store.ids());
  });

  it('is written by one command at a time', async () => {
    await store.come(3, { eventSeq: 1 });
    const copies = await Promise.allSettled([
      copyToFolder(store.source(), folder),
      copyToFolder(store.source(), folder),
    ]);
    expect(copies.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(copies.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { message: 'Another copy is being written into that folder.' },
    });
    expect(await idsInFiles()).toEqual(await store.ids());
  });

  it('says what is wrong with the folder', async () => {
    await writeFile(join(folder, 'position.json'), '{"position":"yesterday"}');
    await expect(copyToFolder(store.source(), folder)).rejects.toThrow(
      'cannot be read as a position: delete it',
    );
    const file = join(folder, 'position.json');
    await expect(copyToFolder(store.source(), join(file, 'deeper'))).rejects.toThrow('Cannot write into "');
    expect(await readFile(file, 'utf8')).toContain('yesterday');
  });
});

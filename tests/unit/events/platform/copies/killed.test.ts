// A command that is killed while it copies from a running platform, and started again.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asyncBufferFromFile, parquetReadObjects } from 'hyparquet';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { answerShell } from '#server/operator/event-queries.ts';
import { openOperatorSocket } from '#server/operator/socket.ts';
import { newDatabase, serverAddress } from '#tests/support/database/server.ts';
import { dayOf, eventAt, noonAgo } from '../event-store.ts';
import { copiedStore, installId } from './copied-store.ts';

const START_MS = 60_000;
const store = copiedStore();
let dataDir: string;
let child: ChildProcess | undefined;
/** Which question for events kills the one who asks. */
let killedAt: number;
let closeSocket: () => Promise<void>;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'halcyon-killed-'));
  let asked = 0;
  closeSocket = await openOperatorSocket(dataDir, (args, by) => {
    if (args[1] === 'portion' && ++asked === killedAt) child?.kill('SIGKILL');
    return answerShell(store.db(), args, { now: new Date(), by });
  });
});
afterEach(async () => {
  await closeSocket();
  await rm(dataDir, { recursive: true });
});

/** Resolves with how it ended. */
async function copyTo(to: string): Promise<number | string> {
  const call = `import('./scripts/events.ts').then(({ main }) => main(['copy', '--to', process.env.TO]))`;
  child = spawn(process.execPath, ['--import', 'tsx', '-e', call], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', TO: to },
    stdio: 'ignore',
  });
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  return code ?? signal ?? '';
}

it('leaves whole files, and the next one writes the others', { timeout: START_MS }, async () => {
  for (const ago of [5, 4, 3]) await store.come(ago, { eventSeq: 6 - ago });
  const folder = join(dataDir, 'copy');
  killedAt = 2;
  expect(await copyTo(folder)).toBe('SIGKILL');
  const fileOf = (ago: number) => join(folder, `day=${dayOf(noonAgo(ago))}`, 'events.parquet');
  const idsOf = async (ago: number) =>
    (await parquetReadObjects({ file: await asyncBufferFromFile(fileOf(ago)) })).map(
      (row) => row['event_id'] as string,
    );
  expect(await idsOf(5)).toHaveLength(1);
  await expect(readFile(fileOf(4))).rejects.toThrow('ENOENT');
  await store.come(5, { eventSeq: 9 });
  expect(await copyTo(folder)).toBe(0);
  const ids = (await Promise.all([5, 4, 3].map(idsOf))).flat();
  expect(ids.sort()).toEqual(await store.ids());
});

it.runIf(serverAddress() !== '')(
  'leaves a position that fits the rows in another database',
  { timeout: START_MS },
  async () => {
    const at = noonAgo(3);
    for (let from = 0; from < 6000; from += 1000) {
      const batch = Array.from({ length: 1000 }, (_, index) =>
        eventAt(at, { installId, eventSeq: from + index + 1 }),
      );
      await store.storeAt(at, ...batch);
    }
    const address = await newDatabase(serverAddress());
    killedAt = 2;
    expect(await copyTo(address)).toBe('SIGKILL');
    const client = new pg.Client({ connectionString: address });
    await client.connect();
    const count = async () =>
      (await client.query<{ rows: number }>('select count(*)::int as rows from halcyon.events')).rows[0];
    expect(await count()).toEqual({ rows: 5000 });
    expect(await copyTo(address)).toBe(0);
    expect(await count()).toEqual({ rows: 6000 });
    await client.end();
  },
);

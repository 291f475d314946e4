// `npm run bench:events`: the event store at ten million rows, on its own PostgreSQL; `-- --rows 100000` for a quick run.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { openDatabase } from '#server/database/database.ts';
import { migrate } from '#server/store/migrations/migrate.ts';
import type { Db } from '#server/database/tables/tables.ts';
import { withPostgres } from '../scripts/run/postgres.ts';
import { fill } from './event-store/fill.ts';
import { measureReading } from './event-store/reading.ts';
import { sectionOf, type StoreMeasured } from './event-store/section.ts';
import { measureStoring } from './event-store/storing.ts';

const PAGE = 'docs/analysts.md';
const HEADING = '## Measured';

export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { rows: { type: 'string', default: '10000000' } } });
  const section = await withPostgres(async (address) => {
    const opened = await openDatabase({ databaseUrl: address, dataDir: null });
    try {
      return sectionOf(await measure(opened.db, Number(values.rows)));
    } finally {
      await opened.close();
    }
  });
  if (section === undefined) {
    console.log('Not measured: the PostgreSQL server is not installed here.');
    return 1;
  }
  console.log(section);
  const page = readFileSync(PAGE, 'utf8');
  writeFileSync(PAGE, `${page.slice(0, page.indexOf(HEADING))}${HEADING}\n\n${section}`);
  return 0;
}

async function measure(db: Db, rows: number): Promise<StoreMeasured> {
  // Measured with full durability: each answer waits for the disk.
  for (const setting of ['fsync = on', "max_wal_size = '8GB'"])
    await sql.raw(`alter system set ${setting}`).execute(db);
  await sql`select pg_reload_conf()`.execute(db);
  await migrate(db);
  const empty = await measureStoring(db);
  const fillSeconds = await fill(db, rows);
  const full = await measureStoring(db);
  const reading = await measureReading(db);
  const { rows: versions } = await sql<{ server_version: string }>`show server_version`.execute(db);
  const server = `PostgreSQL ${versions[0]?.server_version.split(' ')[0]}`;
  return { rows, server, fillSeconds, empty, full, reading };
}

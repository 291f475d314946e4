// Keeps all events up to date elsewhere: in a folder of Parquet files, or in another PostgreSQL database.
import type { Copy } from '../arguments.ts';
import { copyToFolder } from './to-folder.ts';
import { copyToPostgres } from './to-postgres.ts';
import type { EventSource } from '../source/event-source.ts';

export async function writeCopy(source: EventSource, { to }: Copy): Promise<void> {
  const copy = /^postgres(ql)?:/.test(to) ? copyToPostgres : copyToFolder;
  console.log(await copy(source, to));
}

// A file of each day, in folders that column stores read as one table: `day=2026-11-20/events.parquet`. A day of which
// something has come is written again as a whole, so no event is ever in two files.
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { FolderInUseError, lockFolder } from '#server/data-folder/data-lock.ts';
import { CommandError } from '../../run/command-error.ts';
import { writeRows, writeWhole } from '../export-file.ts';
import { refuseIfSetBack } from '../source/continued.ts';
import type { EventSource } from '../source/event-source.ts';

const State = v.object({
  /** What was stored up to it is in the files, but for the days below. */
  position: v.pipe(v.number(), v.safeInteger()),
  /** The newest event in the files; absent in those of earlier versions. */
  mark: v.optional(v.nullable(v.pipe(v.string(), v.uuid())), null),
  /** Days that are still to be written. */
  days: v.array(v.pipe(v.string(), v.isoDate())),
});
type State = v.InferOutput<typeof State>;

const NEW: State = { position: -1, mark: null, days: [] };

type Source = Pick<EventSource, 'changes' | 'export' | 'isContinuation' | 'placeAt'>;

/** Returns a sentence. A copy that was interrupted goes on with the days that it had not written. */
export async function copyToFolder(source: Source, folder: string): Promise<string> {
  await makeFolder(folder);
  const lock = await lockFolder(folder).catch(lockRefused);
  try {
    return await writeDays(source, folder);
  } finally {
    await lock?.release();
  }
}

/** Two copies would write the same files. A place that knows no sockets, as a mounted bucket, has no lock. */
function lockRefused(error: Error): null {
  if (error instanceof FolderInUseError)
    throw new CommandError('Another copy is being written into that folder.');
  return null;
}

async function writeDays(source: Source, folder: string): Promise<string> {
  const path = join(folder, 'position.json');
  const before = await readState(path);
  await refuseIfSetBack(source, before, 'Copy into an empty folder, and read that one from then on.');
  const changes = await source.changes(before.position);
  const place = await source.placeAt(changes.last, before);
  const days = [...new Set([...before.days, ...changes.days])].sort();
  let count = 0;
  for (const [index, day] of days.entries()) {
    // Before the file, so that a day that is only half written is written again.
    await writeState(path, { ...place, days: days.slice(index) });
    count += await writeDay(source, { folder, day });
  }
  await writeState(path, { ...place, days: [] });
  return days.length === 0
    ? `Nothing has come since the last copy; "${folder}" is up to date.`
    : `${count} events of ${days.length} ${days.length === 1 ? 'day' : 'days'} were written in "${folder}"; the next copy resumes after position ${changes.last}.`;
}

async function writeDay(
  source: Pick<EventSource, 'export'>,
  { folder, day }: { folder: string; day: string },
): Promise<number> {
  const dayFolder = join(folder, `day=${day}`);
  await makeFolder(dayFolder);
  const file = { format: 'parquet', out: join(dayFolder, 'events.parquet') } as const;
  const { count } = await writeRows(file, (add) =>
    source.export({ from: day, to: day, by: 'happened' }, add),
  );
  // Its only event was quarantined since.
  if (count === 0) await rm(dayFolder, { recursive: true });
  return count;
}

async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(`Cannot write into "${folder}": ${error.code}.`);
  });
}

const writeState = (path: string, state: State): Promise<void> =>
  writeWhole(path, `${JSON.stringify(state)}\n`);

async function readState(path: string): Promise<State> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return JSON.stringify(NEW);
    throw new CommandError(`Cannot read "${path}": ${error.code}.`);
  });
  const state = v.safeParse(v.pipe(v.string(), v.parseJson(), State), text);
  if (state.success) return state.output;
  throw new CommandError(`"${path}" cannot be read as a position: delete it, and all days are copied again.`);
}

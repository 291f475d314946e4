// Exports events to a file; an incomplete file never gets the final name.
import { existsSync } from 'node:fs';
import { open, readFile, rm, rename, stat, writeFile } from 'node:fs/promises';
import type { ExportRange, ExportRow } from '#server/store/events/export.ts';
import type { Place } from '#server/store/events/place.ts';
import { CommandError } from '../run/command-error.ts';
import type { ExportFile, Format, ResumeArguments } from './arguments.ts';
import { openCsv, openNdjson } from './lines.ts';
import { openParquet } from './parquet.ts';
import type { RowFile } from './row-file.ts';
import { refuseIfSetBack } from './source/continued.ts';
import type { EventSource } from './source/event-source.ts';

const OPEN: Record<Format, (path: string) => RowFile | Promise<RowFile>> = {
  ndjson: openNdjson,
  csv: openCsv,
  parquet: openParquet,
};

export async function writeExport(
  source: Pick<EventSource, 'export'>,
  asked: ExportRange & ExportFile,
): Promise<void> {
  const written = await writeRows(asked, (add) => source.export(asked, add));
  const which = asked.by === 'happened' ? 'happened' : 'came';
  console.log(
    `${written.count} events that ${which} from ${asked.from} to ${asked.to} are in ${written.file}.`,
  );
}

/** The position is written once the file has its name: an export that was interrupted is made again. */
export async function writeResumed(
  source: Pick<EventSource, 'copy' | 'isContinuation' | 'placeAt'>,
  asked: ResumeArguments,
): Promise<void> {
  const before = await readPlace(asked.resume);
  await refuseIfSetBack(source, before, `Delete "${asked.resume}" and load everything anew.`);
  // What it holds may not have been loaded yet, and would not come again.
  if (existsSync(asked.out))
    throw new CommandError(
      `"${asked.out}" is there already: load it and move it away, or name another file.`,
    );
  let last = before.position;
  const written = await writeRows(asked, async (add) => {
    last = await source.copy(before.position, (rows) => add(rows.filter((row) => !row.left_out)));
  });
  const { mark } = await source.placeAt(last, before);
  await writeWhole(asked.resume, `${[last, mark ?? ''].join(' ').trim()}\n`);
  console.log(
    `${written.count} events that came since the last export are in ${written.file}; the next one resumes after position ${last}.`,
  );
}

/** Without the file the export begins with the first event. */
async function readPlace(path: string): Promise<Place> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '-1';
    throw new CommandError(`Cannot read "${path}": ${error.code}.`);
  });
  const [, position, mark = null] = /^(-1|\d{1,15})(?: ([\da-f-]{36}))?$/.exec(text.trim()) ?? [];
  if (position !== undefined) return { position: Number(position), mark };
  throw new CommandError(`"${path}" holds no position: write back the number that the last export printed.`);
}

/** A file is there as a whole, or as it was. */
export async function writeWhole(path: string, text: string): Promise<void> {
  const partial = `${path}.part`;
  await writeFile(partial, text);
  await renameOnDisk(partial, path);
}

/** Written out first: after a power cut a new position must not stand beside an old file. */
async function renameOnDisk(from: string, to: string): Promise<void> {
  const file = await open(from, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(from, to);
}

type Add = (rows: readonly ExportRow[]) => Promise<void>;

export interface ExportResult {
  readonly count: number;
  /** Its name and size. */
  readonly file: string;
}

export async function writeRows(asked: ExportFile, read: (add: Add) => Promise<void>): Promise<ExportResult> {
  const partial = `${asked.out}.part`;
  const file = await openFile(asked, partial);
  let count = 0;
  try {
    await read(async (rows) => {
      count += rows.length;
      await file.add(rows);
    });
    await file.finish();
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  } finally {
    await file.close();
  }
  await renameOnDisk(partial, asked.out);
  const { size } = await stat(asked.out);
  return { count, file: `${asked.out} (${(size / 1e6).toFixed(1)} MB)` };
}

async function openFile({ format, out }: ExportFile, partial: string): Promise<RowFile> {
  try {
    return await OPEN[format](partial);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (!code) throw error;
    throw new CommandError(`Cannot write "${out}": ${code}.`);
  }
}

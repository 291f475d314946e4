// Exports events to a file; an incomplete file never gets the final name.
import { open, readFile, rm, rename, stat, writeFile } from 'node:fs/promises';
import type { ExportRange, ExportRow } from '#server/store/events/export.ts';
import { CommandError } from '../run/command-error.ts';
import type { ExportFile, Format, Resumed } from './arguments.ts';
import { openCsv, openNdjson } from './lines.ts';
import { openParquet } from './parquet.ts';
import type { RowFile } from './row-file.ts';
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
export async function writeResumed(source: Pick<EventSource, 'copy'>, asked: Resumed): Promise<void> {
  const after = await readPosition(asked.resume);
  let last = after;
  const written = await writeRows(asked, async (add) => {
    last = await source.copy(after, (rows) => add(rows.filter((row) => !row.left_out)));
  });
  await writeWhole(asked.resume, `${last}\n`);
  console.log(
    `${written.count} events that came since the last export are in ${written.file}; the next one resumes after position ${last}.`,
  );
}

/** Without the file the export begins with the first event. */
async function readPosition(path: string): Promise<number> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '-1';
    throw new CommandError(`Cannot read "${path}": ${error.code}.`);
  });
  if (/^(-1|\d{1,15})$/.test(text.trim())) return Number(text);
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

export interface Written {
  readonly count: number;
  /** Its name and size. */
  readonly file: string;
}

export async function writeRows(asked: ExportFile, read: (add: Add) => Promise<void>): Promise<Written> {
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

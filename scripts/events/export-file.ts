// Exports events to a file; an incomplete file never gets the final name.
import { readFile, rm, rename, stat, writeFile } from 'node:fs/promises';
import { copyEvents, exportEvents, type ExportRange, type ExportRow } from '#server/store/events/export.ts';
import type { Db } from '#server/store/tables.ts';
import { CommandError } from '../run/command-error.ts';
import type { Copy, ExportFile, Format } from './arguments.ts';
import { openCsv, openNdjson } from './lines.ts';
import { openParquet } from './parquet.ts';
import type { RowFile } from './row-file.ts';

const OPEN: Record<Format, (path: string) => RowFile | Promise<RowFile>> = {
  ndjson: openNdjson,
  csv: openCsv,
  parquet: openParquet,
};

export async function writeExport(db: Db, asked: ExportRange & ExportFile): Promise<void> {
  const written = await writeRows(asked, (add) => exportEvents(db, asked, add));
  const which = asked.by === 'happened' ? 'happened' : 'came';
  console.log(
    `${written.count} events that ${which} from ${asked.from} to ${asked.to} are in ${written.file}.`,
  );
}

/** The position is written once the file has its name: a copy that was interrupted is made again. */
export async function writeCopy(db: Db, asked: Copy): Promise<void> {
  const after = await readPosition(asked.resume);
  let last = after;
  const written = await writeRows(asked, async (add) => void (last = await copyEvents(db, after, add)));
  const partial = `${asked.resume}.part`;
  await writeFile(partial, `${last}\n`);
  await rename(partial, asked.resume);
  console.log(
    `${written.count} events that came since the last copy are in ${written.file}; the next one resumes after position ${last}.`,
  );
}

/** Without the file the copy begins with the first event. */
async function readPosition(path: string): Promise<number> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '-1';
    throw new CommandError(`Cannot read "${path}": ${error.code}.`);
  });
  if (/^(-1|\d{1,15})$/.test(text.trim())) return Number(text);
  throw new CommandError(`"${path}" holds no position: write back the number that the last copy printed.`);
}

type Add = (rows: readonly ExportRow[]) => Promise<void>;

async function writeRows(
  asked: ExportFile,
  read: (add: Add) => Promise<void>,
): Promise<{ count: number; file: string }> {
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
  await rename(partial, asked.out);
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

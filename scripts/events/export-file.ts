// Exports events to a file; an incomplete file never gets the final name.
import { rm, rename, stat } from 'node:fs/promises';
import { exportEvents, type ExportRange } from '#server/store/events/export.ts';
import type { Db } from '#server/store/tables.ts';
import { CommandError } from '../run/command-error.ts';
import type { ExportFile, Format } from './arguments.ts';
import { openCsv, openNdjson } from './lines.ts';
import { openParquet } from './parquet.ts';
import type { RowFile } from './row-file.ts';

const OPEN: Record<Format, (path: string) => RowFile | Promise<RowFile>> = {
  ndjson: openNdjson,
  csv: openCsv,
  parquet: openParquet,
};

export async function writeExport(db: Db, asked: ExportRange & ExportFile): Promise<void> {
  const partial = `${asked.out}.part`;
  const file = await openFile(asked, partial);
  let count = 0;
  try {
    await exportEvents(db, asked, async (rows) => {
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
  console.log(
    `${count} events that ${asked.by === 'happened' ? 'happened' : 'came'} from ${asked.from} to ${asked.to} are in ` +
      `${asked.out} (${(size / 1e6).toFixed(1)} MB).`,
  );
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

// Formats with one event per line. Times are ISO 8601 in UTC with milliseconds; in CSV an object is its JSON text.
import { open } from 'node:fs/promises';
import { EXPORT_COLUMNS, type ExportColumn, type ExportRow } from '#server/store/events/export.ts';
import type { EventProps } from '#src/contract/tracking/plan.ts';
import { printableCell, printableJson } from './printable.ts';
import type { RowFile } from './row-file.ts';

const NAMES = Object.keys(EXPORT_COLUMNS) as ExportColumn[];

export const openNdjson = (path: string): Promise<RowFile> =>
  openLines(path, (row) => printableJson(JSON.stringify(row)));

export const openCsv = (path: string): Promise<RowFile> =>
  openLines(path, (row) => NAMES.map((name) => csvCell(row[name])).join(','), NAMES.join(','));

async function openLines(path: string, lineOf: (row: ExportRow) => string, head?: string): Promise<RowFile> {
  const file = await open(path, 'w');
  if (head) await file.write(`${head}\n`);
  return {
    add: async (rows) => void (await file.write(rows.map((row) => `${lineOf(row)}\n`).join(''))),
    finish: () => {},
    close: () => file.close(),
  };
}

const textOf = (value: string | boolean | EventProps): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

/** An empty field is null, a quoted empty field is an empty text (RFC 4180, as `COPY ... CSV` reads it). */
function csvCell(value: ExportRow[ExportColumn]): string {
  if (value === null) return '';
  if (value instanceof Date) return value.toISOString();
  const text = typeof value === 'number' ? String(value) : printableCell(textOf(value));
  return text === '' || /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

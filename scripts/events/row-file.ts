import type { ExportRow } from '#server/store/events/export.ts';

/** A file that rows are appended to. */
export interface RowFile {
  add(rows: readonly ExportRow[]): void | Promise<void>;
  /** Called after the last row. */
  finish(): void | Promise<void>;
  close(): void | Promise<void>;
}

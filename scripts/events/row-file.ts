import type { ExportRow } from '#server/store/events/export.ts';

/** A file that grows by rows. */
export interface RowFile {
  add(rows: readonly ExportRow[]): void | Promise<void>;
  /** When all are in it. */
  finish(): void | Promise<void>;
  close(): void | Promise<void>;
}

// Parquet: one type per column, compressed with Snappy; one row group is in memory at a time,
// which WebAssembly builds of Parquet do not offer.
import { writeFileSync } from 'node:fs';
import type { SchemaElement } from 'hyparquet';
import { fileWriter, ParquetWriter } from 'hyparquet-writer';
import {
  type ColumnKind,
  EXPORT_COLUMNS,
  type ExportColumn,
  type ExportRow,
} from '#server/store/events/export.ts';
import type { RowFile } from './row-file.ts';

const ROWS_A_GROUP = 50_000;

const TYPES: Record<ColumnKind, Omit<SchemaElement, 'name'>> = {
  uuid: { type: 'FIXED_LEN_BYTE_ARRAY', type_length: 16, logical_type: { type: 'UUID' } },
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  integer: { type: 'INT64' },
  boolean: { type: 'BOOLEAN' },
  instant: {
    type: 'INT64',
    converted_type: 'TIMESTAMP_MILLIS',
    logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: true, unit: 'MILLIS' },
  },
  day: { type: 'INT32', converted_type: 'DATE' },
  seconds: { type: 'DOUBLE' },
  json: { type: 'BYTE_ARRAY', converted_type: 'JSON' },
};

const COLUMNS = Object.entries(EXPORT_COLUMNS) as Array<[ExportColumn, ColumnKind]>;

const SCHEMA: SchemaElement[] = [
  { name: 'events', num_children: COLUMNS.length },
  ...COLUMNS.map(([name, kind]) => ({ name, repetition_type: 'OPTIONAL' as const, ...TYPES[kind] })),
];

export function openParquet(path: string): RowFile {
  // Otherwise the writer's first write would throw, later and with a less clear message.
  writeFileSync(path, '');
  const writer = new ParquetWriter({ writer: fileWriter(path), schema: SCHEMA, createdBy: 'halcyon' });
  let held: ExportRow[] = [];
  const writeGroup = async () => {
    const columnData = COLUMNS.map(([name, kind]) => ({
      name,
      data: held.map((row) => written(row[name], kind)),
    }));
    held = [];
    await writer.write({ columnData, rowGroupSize: ROWS_A_GROUP });
  };
  return {
    add: async (rows) => {
      held.push(...rows);
      if (held.length >= ROWS_A_GROUP) await writeGroup();
    },
    finish: async () => {
      if (held.length > 0) await writeGroup();
      await writer.finish();
    },
    close: () => {},
  };
}

function written(value: ExportRow[ExportColumn], kind: ColumnKind): unknown {
  if (value === null) return null;
  if (kind === 'integer') return BigInt(value as number);
  return kind === 'day' ? new Date(value as string) : value;
}

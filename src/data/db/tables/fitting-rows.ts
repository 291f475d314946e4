// Rows of another shape than this build's read as if they were not there, and are deleted. An update, a bug of an
// earlier build or a damaged disk may leave them; without this, one of them would end every start.
import type { DBCore, DBCoreCursor, DBCoreTable, DBCoreTransaction, Middleware } from 'dexie';
import type * as v from 'valibot';
import { parseWithDropped } from '#src/contract/rows.ts';
import { ROW_SCHEMAS } from './row-schemas.ts';

type Drop = (table: string, key: never) => void;

export const fittingRows = (drop: Drop): Middleware<DBCore> => ({
  stack: 'dbcore',
  name: 'fitting-rows',
  create: (core) => ({
    ...core,
    table(name) {
      const table = core.table(name);
      const schema = (ROW_SCHEMAS as Record<string, v.GenericSchema | undefined>)[name];
      return schema ? checked(table, schema, drop) : table;
    },
  }),
});

function checked(table: DBCoreTable, schema: v.GenericSchema, drop: Drop): DBCoreTable {
  const fitting = (row: unknown): unknown => {
    if (row === undefined) return undefined;
    const { result, dropped } = parseWithDropped(schema, row);
    if (result.success && dropped.length === 0) return row;
    drop(table.name, table.schema.primaryKey.extractKey?.(row) as never);
    return undefined;
  };
  return {
    ...table,
    // Chained on the promises of Dexie, which know their transaction.
    get: (request) => table.get(request).then((row) => (isUpgrade(request) ? row : fitting(row))),
    getMany: (request) =>
      // A change looks at the rows as they are.
      table
        .getMany(request)
        .then((rows) => (request.cache === 'immutable' || isUpgrade(request) ? rows : rows.map(fitting))),
    query: (request) =>
      table
        .query(request)
        .then((found) =>
          request.values && !isUpgrade(request)
            ? { ...found, result: found.result.map(fitting).filter((row) => row !== undefined) }
            : found,
        ),
    openCursor: (request) =>
      table
        .openCursor(request)
        .then((cursor) =>
          cursor && request.values && !isUpgrade(request) ? skipping(cursor, fitting) : cursor,
        ),
  };
}

/** An upgrade reads rows of the version before, which have its shape. */
const isUpgrade = ({ trans }: { trans: DBCoreTransaction }): boolean =>
  (trans as unknown as IDBTransaction).mode === 'versionchange';

function skipping(cursor: DBCoreCursor, fitting: (row: unknown) => unknown): DBCoreCursor {
  const start = cursor.start.bind(cursor);
  cursor.start = (next) =>
    start(() => {
      if (fitting(cursor.value as unknown) === undefined) cursor.continue();
      else next();
    });
  return cursor;
}

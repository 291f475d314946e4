// A write that has begun is noted in Chromium's store, with the tables that it has locked and with its database. A start
// after a kill takes these locks again before it undoes such writes. It fails at the second one of a database, takes the
// whole store for corrupt and begins an empty one. Therefore no two writes of a database run at the same time: each
// also locks a table that all of them name.
import type { DBCore, Middleware } from 'dexie';

/** Across tabs and the worker: the browser itself lets the writes wait for each other. Readers of the table wait, too. */
export const oneWriter = (commonTable: string): Middleware<DBCore> => ({
  stack: 'dbcore',
  name: 'one-writer',
  create: (core) => ({
    ...core,
    transaction: (stores, mode, options) =>
      core.transaction(mode === 'readwrite' ? [...new Set([...stores, commonTable])] : stores, mode, options),
  }),
});

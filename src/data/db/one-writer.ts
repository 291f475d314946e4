// A write that has begun is noted in Chromium's store, with the tables that it has locked and with its database. A start
// after a kill takes these locks again before it undoes such writes. It fails at the second one of a database, takes the
// whole store for corrupt and begins an empty one. Therefore no two writes of the database run at the same time: each
// also locks a table that all of them name.
import type { DBCore, Middleware } from 'dexie';

/** Every version has it, and nothing reads or writes it any more, so that reading waits for no write. */
const COMMON_TABLE = 'wishes';

/** Across tabs and the worker: the browser itself lets the writes wait for each other. */
export const oneWriter: Middleware<DBCore> = {
  stack: 'dbcore',
  name: 'one-writer',
  create: (core) => ({
    ...core,
    transaction: (stores, mode, options) =>
      core.transaction(
        mode === 'readwrite' ? [...new Set([...stores, COMMON_TABLE])] : stores,
        mode,
        options,
      ),
  }),
};

// Connections go to those who ask for them in turn: see fair-queue.ts.
import type { DatabaseConnection, Dialect, DialectAdapter, Driver } from 'kysely';
import { askerNow } from '../fair-queue/asker.ts';
import { DatabaseAwayError } from './away.ts';
import { forwarding } from './forwarding.ts';
import type { FairQueue } from '../fair-queue/fair-queue.ts';

/** `queue` has as many places as `inner` has connections; `leave` gives one on. */
export function fairDialect(inner: Dialect, queue: FairQueue, leave = () => queue.leave()): Dialect {
  return {
    createDriver: () => fairDriver(inner.createDriver(), queue, leave),
    createAdapter: () => withoutMutex(inner.createAdapter()),
    createQueryCompiler: () => inner.createQueryCompiler(),
    createIntrospector: (db) => inner.createIntrospector(db),
  };
}

function fairDriver(inner: Driver, queue: FairQueue, leave: () => void): Driver {
  let isEnded = false;
  const own: Partial<Driver> = {
    destroy: async (options) => {
      isEnded = true;
      await inner.destroy(options);
    },
    acquireConnection: async (options) => {
      await queue.enter(askerNow());
      try {
        if (isEnded) throw new DatabaseAwayError('The database is closed');
        return await inner.acquireConnection(options);
      } catch (error) {
        leave();
        throw error;
      }
    },
    releaseConnection: async (connection: DatabaseConnection, options) => {
      try {
        await inner.releaseConnection(connection, options);
      } finally {
        leave();
      }
    },
  };
  return forwarding(inner, own);
}

/** The queue lets one after another use the only connection; the builder's own lock would be first come, first served. */
const withoutMutex = (inner: DialectAdapter): DialectAdapter =>
  forwarding(inner, { supportsMultipleConnections: true });

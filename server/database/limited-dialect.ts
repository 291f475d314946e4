// Limits of statements on connections that several clients share, as behind PgBouncer in transaction mode: what is set on
// a connection would hold for the next client, so it is set for each transaction.
import { CompiledQuery, type DatabaseConnection, type Dialect, type Driver, PostgresDialect } from 'kysely';
import { forwarding } from './forwarding.ts';
import type { ServerPool } from './server-pool.ts';

/** Where connections are not shared, the pool has set the limits on each of them. */
export function limitedDialect(pool: ServerPool, statementMs: number): Dialect {
  const inner = new PostgresDialect({ pool });
  return forwarding<Dialect>(inner, {
    createDriver: () => limitedDriver(inner.createDriver(), { pool, statementMs }),
  });
}

interface Limit {
  readonly pool: ServerPool;
  readonly statementMs: number;
}

type OwnConnection = Pick<DatabaseConnection, 'executeQuery'>;

function limitedDriver(inner: Driver, { pool, statementMs }: Limit): Driver {
  const limits = `set local statement_timeout = ${statementMs}; set local idle_in_transaction_session_timeout = ${statementMs}`;
  /** In a transaction, or on connections that are not shared. */
  const limited = new WeakSet<DatabaseConnection>();
  const own: Partial<Driver> = {
    acquireConnection: async (options) => {
      const connection = await inner.acquireConnection(options);
      if (!pool.isShared) return connection;
      const executeQuery: OwnConnection['executeQuery'] = (query) =>
        limited.has(shared) ? connection.executeQuery(query) : executeAlone(connection, { limits, query });
      const shared: DatabaseConnection = forwarding(connection, { executeQuery });
      return shared;
    },
    beginTransaction: async (connection, settings) => {
      limited.add(connection);
      await inner.beginTransaction(connection, settings);
      if (pool.isShared) await orUndone(connection, () => run(connection, limits));
    },
    commitTransaction: async (connection) => {
      await inner.commitTransaction(connection);
      limited.delete(connection);
    },
    rollbackTransaction: async (connection) => {
      await inner.rollbackTransaction(connection);
      limited.delete(connection);
    },
  };
  return forwarding(inner, own);
}

interface Alone {
  readonly limits: string;
  readonly query: CompiledQuery;
}

async function executeAlone<R>(connection: DatabaseConnection, { limits, query }: Alone) {
  await run(connection, `begin; ${limits}`);
  const result = await orUndone(connection, () => connection.executeQuery<R>(query));
  await run(connection, 'commit');
  return result;
}

/** Nobody else would end the transaction. */
async function orUndone<T>(connection: DatabaseConnection, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    // A connection that is gone has ended it.
    await run(connection, 'rollback').catch(() => {});
    throw error;
  }
}

const run = (connection: DatabaseConnection, text: string) =>
  connection.executeQuery(CompiledQuery.raw(text));

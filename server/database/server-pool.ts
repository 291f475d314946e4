// Connections to a PostgreSQL server, all of them replaced when the server has been away.
import type { PostgresPool } from 'kysely';
import pg from 'pg';
import { type Absence, DatabaseAwayError, isServerGone } from './away.ts';
import { onlyReads, type Probe, probe } from './probe.ts';
import { WatchedClient, type WatchedConfig } from './watched-client.ts';

export interface Limits {
  /** Connections at most. */
  readonly connections: number;
  /** For connecting, and for a free connection. */
  readonly waitMs: number;
  /** For a statement, and between two statements of a transaction. */
  readonly statementMs: number;
}

type Options = WatchedConfig & Omit<pg.PoolConfig, 'Client'>;

/** OID of bigint, which `pg` returns as text by default. */
const BIGINT_OID = 20;
/** The server ends a statement first, with an error that says so, and keeps the connection. */
const MARGIN_MS = 1000;
const IDLE_MS = 10_000;
const KEEP_ALIVE_MS = 10_000;
/** A server that has not answered for so long is away: requests are refused at once. */
const DOUBT_MS = 1000;

export class ServerPool implements PostgresPool {
  readonly options: Options;
  #pool: pg.Pool;
  #probe: Probe | undefined;
  #declaration: NodeJS.Timeout | undefined;
  #absence: Absence | null = null;
  #isEnded = false;
  #isShared = false;
  /** Called when the pool that they wait for is not to be waited for any longer. */
  readonly #waiting = new Set<() => void>();

  constructor(connectionString: string, limits: Limits) {
    const prepare = async (client: pg.ClientBase) => {
      this.#isShared = await isShared(client);
      if (!this.#isShared) await setLimits(client, limits);
      if (await onlyReads(client)) throw new DatabaseAwayError('The database is read-only', 'read-only');
    };
    this.options = optionsOf(connectionString, limits, { prepare, onSilence: () => this.#doubt() });
    this.#pool = createPool(this.options);
  }

  async connect(): Promise<pg.PoolClient> {
    if (this.#absence) throw new DatabaseAwayError(`The database is ${this.#absence}`, this.#absence);
    try {
      return (await this.#connectOrChange()) ?? (await this.connect());
    } catch (error) {
      if (isServerGone(error)) this.#doubt();
      throw error;
    }
  }

  /** Connections in use and idle, and statements that wait for one. */
  get states(): Readonly<Record<'used' | 'idle' | 'waiting', number>> {
    const { totalCount, idleCount, waitingCount } = this.#pool;
    return { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
  }

  /** Known as soon as there is a connection. */
  get isShared(): boolean {
    return this.#isShared;
  }

  async end(): Promise<void> {
    this.#isEnded = true;
    this.#probe?.stop();
    clearTimeout(this.#declaration);
    await this.#pool.end();
  }

  /** `null` if the server turned out to be away, or has come back, meanwhile. */
  #connectOrChange(): Promise<pg.PoolClient | null> {
    return new Promise((resolve, reject) => {
      const change = () => resolve(null);
      this.#waiting.add(change);
      this.#pool.connect().then(
        (client) => (this.#waiting.delete(change) ? resolve(client) : client.release()),
        (error: Error) => {
          this.#waiting.delete(change);
          reject(error);
        },
      );
    });
  }

  #doubt(): void {
    if (this.#probe || this.#isEnded) return;
    this.#declaration = setTimeout(() => this.#declare('away'), DOUBT_MS);
    this.#probe = probe(this.options, {
      onFailure: (absence) => this.#declare(absence),
      onAnswer: () => this.#renew(),
    });
  }

  #declare(absence: Absence): void {
    clearTimeout(this.#declaration);
    this.#absence = absence;
    this.#tellWaiting();
  }

  /** Connections from before may be dead without saying so; those in use are closed after use. */
  #renew(): void {
    clearTimeout(this.#declaration);
    const old = this.#pool;
    this.#pool = createPool(this.options);
    this.#probe = undefined;
    this.#absence = null;
    void old.end();
    this.#tellWaiting();
  }

  #tellWaiting(): void {
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const change of waiting) change();
  }
}

interface Listeners {
  readonly prepare: (client: pg.ClientBase) => Promise<void>;
  readonly onSilence: () => void;
}

function optionsOf(connectionString: string, limits: Limits, { prepare, onSilence }: Listeners): Options {
  const { connections, waitMs, statementMs } = limits;
  return {
    connectionString,
    max: connections,
    connectionTimeoutMillis: waitMs,
    idleTimeoutMillis: IDLE_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    types: { getTypeParser },
    silenceMs: statementMs + MARGIN_MS,
    idleMs: IDLE_MS + MARGIN_MS,
    onSilence,
    // oxlint-disable-next-line typescript/no-misused-promises -- The pool waits for it, which its types do not say.
    onConnect: prepare,
  };
}

/** Behind a pooler the server's process is another one than that of the greeting, which the pooler has made up. */
async function isShared(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const { processID } = client as pg.ClientBase & { readonly processID?: number | null };
  return rows[0] !== undefined && rows[0].pid !== processID;
}

/** Not in the start-up packet, which poolers between platform and server refuse. */
async function setLimits(client: pg.ClientBase, { statementMs }: Limits): Promise<void> {
  await client.query(
    `set statement_timeout = ${statementMs}; set idle_in_transaction_session_timeout = ${statementMs}`,
  );
}

function createPool(options: Options): pg.Pool {
  const pool = new pg.Pool({ ...options, Client: WatchedClient as unknown as new () => pg.ClientBase });
  // Without a listener a connection that breaks while idle would end the process; the next query opens a new one.
  pool.on('error', () => {});
  pool.on('acquire', (client) => (client as unknown as WatchedClient).watch(true));
  pool.on('release', (_, client) => (client as unknown as WatchedClient).watch(false));
  return pool;
}

// Constraints keep all integers of this schema below 2^53.
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: unknown) =>
  oid === BIGINT_OID ? Number : pg.types.getTypeParser(oid, format as 'text');

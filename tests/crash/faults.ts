// What happens to a platform and its database, one by one.
import pg from 'pg';
import type { PostgresServer } from '../../scripts/run/postgres-server.ts';
import type { TcpLine } from '#tests/support/lines/tcp-line.ts';
import type { Load } from './load.ts';
import type { ProcessEnd, PlatformProcess } from './platform-process.ts';

export type Database = 'embedded' | 'PostgreSQL';

export interface Scene {
  readonly platform: PlatformProcess;
  readonly load: Load;
}

export interface ServerScene extends Scene {
  readonly server: PostgresServer;
  /** Between platform and server. */
  readonly line: TcpLine;
}

export interface Struck {
  /** When everything that the platform needs was there again, by the `performance` clock. */
  readonly backAt: number;
  /** How the process ended, if the fault ends it. */
  readonly ended?: ProcessEnd;
}

export interface Fault<S extends Scene = Scene> {
  readonly name: string;
  /** The platform itself goes on, and answers all the time. */
  readonly isSurvived: boolean;
  /** The databases on which the short form has it. */
  readonly short: readonly Database[];
  readonly strike: (scene: S) => Promise<Struck>;
}

const back = (ended?: ProcessEnd): Struck => ({ backAt: performance.now(), ...(ended && { ended }) });

export const FAULTS: readonly Fault[] = [
  {
    name: 'the platform is killed',
    isSurvived: false,
    short: ['embedded'],
    async strike({ platform }) {
      await platform.kill();
      const struck = back();
      await platform.start();
      return struck;
    },
  },
  {
    name: 'the platform gets SIGTERM',
    isSurvived: false,
    short: ['PostgreSQL'],
    async strike({ platform }) {
      const struck = back(await platform.stop());
      await platform.start();
      return struck;
    },
  },
];

export const FAULTS_OF_A_SERVER: readonly Fault<ServerScene>[] = [
  {
    name: 'a connection is terminated',
    isSurvived: true,
    short: ['PostgreSQL'],
    async strike({ server }) {
      await terminateBusyConnection(server.address);
      return back();
    },
  },
  {
    name: 'the database is restarted',
    isSurvived: true,
    short: ['PostgreSQL'],
    async strike({ server }) {
      await server.stop('fast');
      await server.start();
      return back();
    },
  },
  {
    name: 'the database crashes',
    isSurvived: true,
    short: ['PostgreSQL'],
    async strike({ server, load }) {
      await server.stop('immediate');
      await load.isRefused();
      await server.start();
      return back();
    },
  },
  {
    name: 'the database freezes',
    isSurvived: true,
    short: ['PostgreSQL'],
    async strike({ server, load }) {
      await server.freeze();
      await load.isRefused();
      await server.thaw();
      return back();
    },
  },
  {
    name: 'the line to it falls silent',
    isSurvived: true,
    short: ['PostgreSQL'],
    async strike({ line, load }) {
      line.silence();
      await load.isRefused();
      line.restore();
      return back();
    },
  },
  {
    name: 'the database is there after the platform',
    isSurvived: false,
    short: [],
    async strike({ platform, server }) {
      await platform.kill();
      await server.stop('fast');
      platform.begin();
      await platform.says('waiting for it');
      await server.start();
      const struck = back();
      await platform.says('Halcyon is ready at');
      return struck;
    },
  },
];

/** One that is in the middle of something. */
async function terminateBusyConnection(address: string): Promise<void> {
  const admin = new pg.Client({ connectionString: address });
  await admin.connect();
  try {
    for (let terminated = 0; terminated === 0; ) {
      const { rowCount } = await admin.query(`
        select pg_terminate_backend(pid) from (
          select pid from pg_stat_activity
          where backend_type = 'client backend' and state <> 'idle' and pid <> pg_backend_pid() limit 1
        ) as busy`);
      terminated = rowCount ?? 0;
    }
  } finally {
    await admin.end();
  }
}

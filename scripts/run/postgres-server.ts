// A PostgreSQL server of one's own, that can be stopped, started again and frozen.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

export interface Installation {
  /** Folder of the server's programs. */
  readonly programs: string;
  /** The server refuses to run as root, so root uses the user that the package created. */
  readonly owner: { readonly uid?: number; readonly gid?: number };
}

export class PostgresServer {
  readonly address: string;
  readonly #installed: Installation;
  readonly #folder: string;
  readonly #port: number;
  #frozen: { readonly pids: readonly number[]; readonly admin: pg.Client } | undefined;

  constructor(installed: Installation, port: number) {
    this.#installed = installed;
    this.#port = port;
    this.#folder = mkdtempSync(join(tmpdir(), 'halcyon-postgres-'));
    this.address = `postgresql://halcyon@127.0.0.1:${port}/postgres`;
  }

  /** An empty one; `more` are lines of its configuration. */
  create(more = ''): void {
    const { uid, gid } = this.#installed.owner;
    if (uid !== undefined && gid !== undefined) chownSync(this.#folder, uid, gid);
    const settings = ['-U', 'halcyon', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'];
    this.#run('initdb', '-D', this.#data, ...settings);
    appendFileSync(join(this.#data, 'postgresql.conf'), configuration(this.#port, this.#folder) + more);
  }

  /** A standby that streams from this one, which is running. */
  createStandby(port: number): PostgresServer {
    const standby = new PostgresServer(this.#installed, port);
    const { uid, gid } = this.#installed.owner;
    if (uid !== undefined && gid !== undefined) chownSync(standby.#folder, uid, gid);
    this.#run('pg_basebackup', '-D', standby.#data, '-R', '-X', 'stream', '-c', 'fast', '-d', this.address);
    appendFileSync(join(standby.#data, 'postgresql.conf'), configuration(port, standby.#folder));
    return standby;
  }

  /** A standby becomes the primary. */
  async promote(): Promise<void> {
    await this.#control('-w', 'promote');
  }

  /** Resolves when it takes connections. */
  async start(): Promise<void> {
    await this.#control('-w', '-l', join(this.#folder, 'log'), 'start');
  }

  /** `fast` ends every connection, `immediate` is a crash. */
  async stop(mode: 'fast' | 'immediate'): Promise<void> {
    await this.#control('-w', '-m', mode, 'stop');
  }

  /** Its kernel still takes connections, and nobody answers on them. */
  async freeze(): Promise<void> {
    const admin = new pg.Client({ connectionString: this.address });
    await admin.connect();
    const postmaster = Number(readFileSync(join(this.#data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    // Stopped first, so that no connection begins while the others are being listed.
    process.kill(postmaster, 'SIGSTOP');
    const { rows } = await admin.query<{ pid: number; own: boolean }>(
      'select pid, pid = pg_backend_pid() as own from pg_stat_activity order by own',
    );
    for (const { pid } of rows) signal(pid, 'SIGSTOP');
    this.#frozen = { pids: [postmaster, ...rows.map(({ pid }) => pid)], admin };
  }

  async thaw(): Promise<void> {
    const { pids = [], admin } = this.#frozen ?? {};
    this.#frozen = undefined;
    for (const pid of pids) signal(pid, 'SIGCONT');
    await admin?.end();
  }

  /** Synchronous, for the end of the process. */
  remove(): void {
    for (const pid of this.#frozen?.pids ?? []) signal(pid, 'SIGCONT');
    if (existsSync(join(this.#data, 'postmaster.pid')))
      this.#run('pg_ctl', '-D', this.#data, '-m', 'immediate', 'stop');
    rmSync(this.#folder, { recursive: true, force: true });
  }

  get #data(): string {
    return join(this.#folder, 'data');
  }

  async #control(...args: string[]): Promise<void> {
    const { programs, owner } = this.#installed;
    const options = { cwd: this.#folder, stdio: 'ignore', ...owner } as const;
    const control = spawn(join(programs, 'pg_ctl'), ['-D', this.#data, ...args], options);
    const [code] = (await once(control, 'exit')) as [number];
    if (code !== 0) throw new Error(`pg_ctl ${args.join(' ')} ended with ${code}`);
  }

  #run(program: string, ...args: string[]): void {
    const { programs, owner } = this.#installed;
    const cwd = this.#folder;
    execFileSync(join(programs, program), args, { cwd, stdio: ['ignore', 'ignore', 'pipe'], ...owner });
  }
}

/** Test data need not survive a power failure. */
const configuration = (port: number, folder: string): string => `
port = ${port}
listen_addresses = '127.0.0.1'
unix_socket_directories = '${folder}'
max_connections = 200
fsync = off
`;

/** A process that has ended meanwhile needs no signal. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

// A PostgreSQL of one's own for the length of a test run, where the server is installed.
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

export interface TemporaryPostgres {
  /** For TEST_DATABASE_URL. */
  readonly url: string;
  stop(): Promise<void>;
}

const run = promisify(execFile);
/** Where Debian keeps each major version. */
const VERSIONS = '/usr/lib/postgresql';
/** Nothing has to survive: a test database that is not synced to disk is twice as fast. */
const CAREFREE = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];

/** The folder of `initdb` and `pg_ctl`, or `null` where PostgreSQL is not installed. */
export function findPostgres(): string | null {
  const installed = existsSync(VERSIONS) ? readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...installed.map((version) => join(VERSIONS, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  return (
    folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl'))) ?? null
  );
}

export async function startPostgres(bin: string): Promise<TemporaryPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'halcyon-postgres-'));
  const data = join(folder, 'data');
  const port = await freePort();
  const asServer = await serverUser(folder);
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    ...CAREFREE,
  ];
  const options = settings.map((setting) => `-c ${setting}`).join(' ');
  await asServer(join(bin, 'initdb'), [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-sync',
  ]);
  await asServer(join(bin, 'pg_ctl'), ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start']);
  const stop = async () => {
    await asServer(join(bin, 'pg_ctl'), ['-D', data, '-w', '-m', 'fast', 'stop']);
    await rm(folder, { recursive: true, force: true });
  };
  return { url: `postgresql://postgres@127.0.0.1:${port}/postgres`, stop };
}

type Run = (file: string, args: readonly string[]) => Promise<unknown>;

/** The server refuses to run as root, so there it runs as the user that came with it. */
async function serverUser(folder: string): Promise<Run> {
  if (process.getuid?.() !== 0) return (file, args) => run(file, args);
  await run('chown', ['postgres', folder]);
  await chmod(folder, 0o755);
  return (file, args) => run('runuser', ['-u', 'postgres', '--', file, ...args], { cwd: folder });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

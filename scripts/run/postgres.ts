// A PostgreSQL server for one run, in a temporary folder, if the server is installed.
import { execFileSync } from 'node:child_process';
import { appendFileSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePorts } from './free-ports.ts';

const PACKAGES = '/usr/lib/postgresql';

/** The server refuses to run as root, so root uses the user that the package created. */
interface Owner {
  readonly uid?: number;
  readonly gid?: number;
}

/** `undefined` if PostgreSQL is not installed. */
export async function withPostgres<T>(work: (address: string) => Promise<T>): Promise<T | undefined> {
  const programs = findPrograms();
  const owner = programs && findOwner();
  if (!programs || !owner) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'halcyon-postgres-'));
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(programs, program), args, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      ...owner,
    });
  const data = join(folder, 'data');
  const [port = 0] = await freePorts(1);
  const remove = () => {
    if (existsSync(join(data, 'postmaster.pid'))) run('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
    rmSync(folder, { recursive: true, force: true });
  };
  // The server is detached, so a run that is interrupted has to stop it.
  process.once('exit', remove);
  try {
    run('initdb', '-D', data, '-U', 'halcyon', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync');
    appendFileSync(join(data, 'postgresql.conf'), configuration(port, folder));
    run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), 'start');
    return await work(`postgresql://halcyon@127.0.0.1:${port}/postgres`);
  } finally {
    process.off('exit', remove);
    remove();
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

function findPrograms(): string | undefined {
  const versions = existsSync(PACKAGES) ? readdirSync(PACKAGES).sort((a, b) => Number(b) - Number(a)) : [];
  const packaged = versions.map((version) => join(PACKAGES, version, 'bin'));
  const folders = [...packaged, ...(process.env['PATH'] ?? '').split(delimiter)];
  return folders.find((folder) =>
    ['initdb', 'pg_ctl', 'postgres'].every((name) => existsSync(join(folder, name))),
  );
}

function findOwner(): Owner | undefined {
  if (process.getuid?.() !== 0) return {};
  try {
    const [uid, gid] = ['-u', '-g'].map((which) =>
      Number(execFileSync('id', [which, 'postgres'], { stdio: 'pipe' })),
    );
    return { uid: uid ?? 0, gid: gid ?? 0 };
  } catch {
    return undefined;
  }
}

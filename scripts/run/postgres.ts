// A PostgreSQL server for one run, in a temporary folder, if the server is installed.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { freePorts } from './free-ports.ts';
import { type Installation, PostgresServer } from './postgres-server.ts';

const PACKAGES = '/usr/lib/postgresql';

/** `undefined` if PostgreSQL is not installed. */
export async function withPostgres<T>(
  work: (address: string, server: PostgresServer) => Promise<T>,
): Promise<T | undefined> {
  const running = await startServer();
  if (!running) return undefined;
  try {
    return await work(running.server.address, running.server);
  } finally {
    process.off('exit', running.remove);
    running.remove();
  }
}

/** No test runs long enough to be worth compiling, or to leave rows behind that have to be cleared away. */
const FOR_TESTS = `
full_page_writes = off
jit = off
autovacuum = off
`;

let kept: ReturnType<typeof startServer> | undefined;

/** The address of one that runs as long as this process; `undefined` if PostgreSQL is not installed. */
export const keptPostgres = async (): Promise<string | undefined> =>
  (await (kept ??= startServer(FOR_TESTS)))?.server.address;

async function startServer(
  configuration = '',
): Promise<{ server: PostgresServer; remove: () => void } | undefined> {
  const programs = findPrograms();
  const owner = programs && findOwner();
  if (!programs || !owner) return undefined;
  const [port = 0] = await freePorts(1);
  const server = new PostgresServer({ programs, owner }, port);
  const remove = () => server.remove();
  // The server is detached, so a run that is interrupted has to stop it.
  process.once('exit', remove);
  server.create(configuration);
  await server.start();
  return { server, remove };
}

function findPrograms(): string | undefined {
  const versions = existsSync(PACKAGES) ? readdirSync(PACKAGES).sort((a, b) => Number(b) - Number(a)) : [];
  const packaged = versions.map((version) => join(PACKAGES, version, 'bin'));
  const folders = [...packaged, ...(process.env['PATH'] ?? '').split(delimiter)];
  return folders.find((folder) =>
    ['initdb', 'pg_ctl', 'postgres'].every((name) => existsSync(join(folder, name))),
  );
}

function findOwner(): Installation['owner'] | undefined {
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

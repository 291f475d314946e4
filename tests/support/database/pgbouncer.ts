// The sample of `deploy/` in front of a database of the tests.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { freePorts } from '../../../scripts/run/free-ports.ts';
import { PGBOUNCER } from '../../../scripts/run/pgbouncer.ts';

export interface PgBouncer {
  /** The address of the same database. */
  readonly address: string;
  stop(): Promise<void>;
}

/** `connections` are those that it shares out. */
export async function startPgBouncer(database: string, connections: number): Promise<PgBouncer> {
  const { port: behind, username, pathname } = new URL(database);
  const [port = 0] = await freePorts(1);
  const folder = mkdtempSync(join(tmpdir(), 'halcyon-pgbouncer-'));
  const file = join(folder, 'pgbouncer.ini');
  const text = readFileSync('deploy/pgbouncer.ini', 'utf8')
    .replace(/^halcyon = .*$/m, `* = host=127.0.0.1 port=${behind} user=${username}`)
    .replace('listen_port = 6432', `listen_port = ${port}`)
    .replace('auth_type = scram-sha-256', 'auth_type = any')
    .replace(/^auth_file.*$/m, '')
    .replace('default_pool_size = 20', `default_pool_size = ${connections}`);
  writeFileSync(file, text);
  // It refuses to run as root, and then reads nothing that root alone may read.
  const isRoot = process.getuid?.() === 0;
  const input = isRoot ? ['-u', 'nobody', file] : [file];
  const running = spawn(PGBOUNCER ?? '', ['-q', ...input], { stdio: 'ignore' });
  const ended = once(running, 'exit');
  await vi.waitUntil(() => isOpen(port), { timeout: 10_000 });
  return {
    address: `postgresql://${username}@127.0.0.1:${port}${pathname}`,
    stop: async () => {
      running.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.end());
  });

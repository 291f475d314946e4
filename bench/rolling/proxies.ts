// The samples of `deploy/` in front of two platforms, with the ports and the certificate of a run.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { CommandError } from '../../scripts/run/command-error.ts';

export interface Ports {
  readonly app: number;
  readonly games: number;
  readonly ops: number;
}

export interface Proxy {
  /** Of TLS, for both hosts. */
  readonly port: number;
  stop(): Promise<void>;
}

const SAMPLE: readonly Ports[] = [
  { app: 8080, games: 8081, ops: 9100 },
  { app: 8090, games: 8091, ops: 9101 },
];

export type ProxyName = 'nginx' | 'haproxy';

interface ProxyConfig {
  readonly sample: string;
  /** The sample as all that the program reads, and how it is started with that file. */
  readonly whole: (text: string, folder: string) => string;
  readonly start: (file: string) => readonly [string, ...string[]];
}

const PROXIES: Readonly<Record<ProxyName, ProxyConfig>> = {
  nginx: {
    sample: 'deploy/nginx.conf',
    whole: (text, folder) =>
      `daemon off; pid ${folder}/pid; error_log ${folder}/log;\nevents {}\nhttp { access_log off;\n${text}\n}\n`,
    start: (file) => ['nginx', '-e', 'stderr', '-c', file],
  },
  haproxy: {
    sample: 'deploy/haproxy.cfg',
    whole: (text) => text,
    start: (file) => ['haproxy', '-db', '-f', file],
  },
};

export async function startProxy(name: ProxyName, port: number, platforms: readonly Ports[]): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'halcyon-proxy-'));
  const pem = certificate(folder);
  const { sample, whole, start } = PROXIES[name];
  const text = withPorts(readFileSync(sample, 'utf8'), platforms)
    .replaceAll('listen 443', `listen ${port}`)
    .replaceAll('bind :443', `bind :${port}`)
    .replaceAll(/\/etc\/ssl\/\w+\.(?:pem|key)|\/etc\/ssl\/halcyon/g, pem);
  const file = join(folder, 'proxy.conf');
  writeFileSync(file, whole(text, folder));
  const [program, ...args] = start(file);
  const proxy = spawn(program, args, { stdio: 'inherit' });
  await listening(proxy, port, program);
  return {
    port,
    async stop() {
      proxy.kill('SIGTERM');
      await once(proxy, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The ports of the sample are whole words in it. */
const withPorts = (text: string, platforms: readonly Ports[]): string =>
  SAMPLE.flatMap((sample, at) =>
    (['app', 'games', 'ops'] as const).map((kind) => [sample[kind], platforms[at]?.[kind] ?? 0] as const),
  )
    .reduce((result, [from, to]) => result.replaceAll(new RegExp(`\\b${from}\\b`, 'g'), `@${to}`), text)
    .replaceAll(/@(\d+)/g, '$1');

/** Key and certificate in one file. */
function certificate(folder: string): string {
  const [key, pem] = [join(folder, 'key'), join(folder, 'both.pem')];
  const subject = ['-subj', '/CN=localhost', '-days', '1', '-nodes'];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-keyout', key, '-out', pem, ...subject], {
    stdio: 'ignore',
  });
  writeFileSync(pem, readFileSync(pem, 'utf8') + readFileSync(key, 'utf8'));
  return pem;
}

async function listening(proxy: ChildProcess, port: number, program: string): Promise<void> {
  const failed = once(proxy, 'error').then(([error]) => {
    throw new CommandError(
      `${program} cannot be started: ${String((error as Error).message)}. Install it first.`,
    );
  });
  for (let left = 100; left > 0; left -= 1) {
    if (proxy.exitCode !== null) throw new CommandError(`${program} refuses its sample.`);
    if (await Promise.race([isOpen(port), failed])) return;
    await delay(100);
  }
  throw new CommandError(`${program} does not listen.`);
}

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.end());
  });

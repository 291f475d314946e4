// `npm run bench rolling`: what fails of fifty calls a second while each of two platforms behind a proxy is restarted, and
// while the database fails over to its standby. For nginx and HAProxy with the samples of `deploy/`, which are installed.
import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { API_PREFIX, type Envelope } from '#src/contract/envelope.ts';
import { PlatformProcess } from '#tests/crash/platform-process.ts';
import { COMMON, registration } from '#tests/support/registration.ts';
import { CommandError } from '../scripts/run/command-error.ts';
import { ensureBuilt } from '../scripts/run/built.ts';
import { freePorts } from '../scripts/run/free-ports.ts';
import { withPostgres } from '../scripts/run/postgres.ts';
import { keepSections, stamp, table } from './measurements.ts';
import { beginLoad, type Tally } from './rolling/load.ts';
import { type Ports, type ProxyName, startProxy } from './rolling/proxies.ts';

const MEMBERS = 10;
const CALM_MS = 3000;
const HOST = 'play.example.com';
const TITLE = 'Restarts and failover';

/** Through a proxy with TLS, and with no limit that fifty calls a second of one address would meet. */
const SETTINGS = {
  TRUST_PROXY: '1',
  PUBLIC_ORIGIN: `https://${HOST}`,
  GAMES_ORIGIN: 'https://games.example.com',
  PLATFORM_KEY: 'k'.repeat(32),
  EVENT_LIMIT: '0',
  EVENT_LIMIT_ADDRESS: '0',
  DATABASE_TIMEOUT: '3',
};

export async function main(): Promise<number> {
  await ensureBuilt();
  const rows: string[][] = [];
  for (const name of ['nginx', 'haproxy'] as const) {
    const scene = await withPostgres(async (address) => restarts(name, address));
    if (!scene) throw new CommandError('PostgreSQL is not installed.');
    rows.push(row(name, 'each process restarted in turn', scene));
  }
  rows.push(row('nginx', 'the database fails over', await failover()));
  keepSections([{ title: TITLE, text: textOf(rows) }]);
  return rows.some((cells) => cells.at(-1) !== '0') ? 1 : 0;
}

async function restarts(name: ProxyName, databaseUrl: string): Promise<Tally> {
  return behindProxy(name, databaseUrl, async (platforms, wanted) => {
    const end = beginLoad({ ...wanted, tries: 1 });
    await delay(CALM_MS);
    for (const platform of platforms) {
      await platform.stop();
      await platform.start();
      await delay(CALM_MS);
    }
    return end();
  });
}

/** The address stays, as it does with a virtual one; the standby has every transaction that was acknowledged. */
async function failover(): Promise<Tally> {
  const [standbyPort = 0] = await freePorts(1);
  const tally = await withPostgres(async (address, primary) => {
    await query(address, "alter system set synchronous_commit = 'on'");
    const standby = primary.createStandby(standbyPort);
    try {
      await standby.start();
      await query(address, "alter system set synchronous_standby_names = '*'");
      await query(address, 'select pg_reload_conf()');
      const moving = await movingAddress(Number(new URL(address).port));
      const url = new URL(address);
      url.port = String(moving.port);
      return await behindProxy('nginx', url.href, async (_, wanted) => {
        const end = beginLoad({ ...wanted, tries: 100 });
        await delay(CALM_MS);
        await primary.stop('immediate');
        await standby.promote();
        moving.moveTo(standbyPort);
        await delay(2 * CALM_MS);
        const result = await end();
        await accountFor(standby.address, result);
        return result;
      });
    } finally {
      standby.remove();
    }
  });
  if (!tally) throw new CommandError('PostgreSQL is not installed.');
  return tally;
}

/** Every event that was acknowledged is there once. */
async function accountFor(address: string, tally: Tally): Promise<void> {
  const ids = [...tally.eventIds];
  const [found] = await query<{ count: number }>(
    address,
    'select count(*)::int as count from event where event_id = any($1::uuid[])',
    [ids],
  );
  if (found?.count !== ids.length) tally.failed.set('events lost', ids.length - (found?.count ?? 0));
}

type Work = (
  platforms: readonly PlatformProcess[],
  wanted: Omit<Parameters<typeof beginLoad>[0], 'tries'>,
) => Promise<Tally>;

async function behindProxy(name: ProxyName, databaseUrl: string, work: Work): Promise<Tally> {
  const [port = 0, ...ops] = await freePorts(3);
  const platforms: PlatformProcess[] = [];
  for (const opsPort of ops) {
    const settings = { ...SETTINGS, DATABASE_URL: databaseUrl, OPS_PORT: String(opsPort) };
    platforms.push(await PlatformProcess.with(settings));
  }
  try {
    for (const platform of platforms) await platform.start();
    const proxy = await startProxy(
      name,
      port,
      platforms.map((platform, at) => portsOf(platform, ops[at] ?? 0)),
    );
    try {
      const tokens = await Promise.all(
        Array.from({ length: MEMBERS }, (_, at) => register(platforms[0], at)),
      );
      return await work(platforms, {
        place: { port, host: HOST },
        tokens,
        gameId: await anyGame(databaseUrl),
      });
    } finally {
      await proxy.stop();
    }
  } finally {
    for (const platform of platforms) await platform.kill();
  }
}

const portsOf = ({ address, gamesAddress }: PlatformProcess, ops: number): Ports => ({
  app: Number(new URL(address).port),
  games: Number(new URL(gamesAddress).port),
  ops,
});

async function register(platform: PlatformProcess | undefined, at: number): Promise<string> {
  const answer = await fetch(`${platform?.address}${API_PREFIX}/accountRegist`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', fingerprint: `rolling ${at}` },
    body: JSON.stringify({ ...COMMON, ...registration(`rolling${at}`) }),
  });
  const { errcode, data } = (await answer.json()) as Envelope;
  if (errcode !== 0) throw new Error(`A member could not be registered: ${errcode}`);
  return (data as { token: string }).token;
}

const anyGame = async (address: string): Promise<number> =>
  (await query<{ game_id: number }>(address, 'select game_id::int from game where status = 1 limit 1'))[0]
    ?.game_id ?? 0;

async function query<T>(address: string, text: string, values: unknown[] = []): Promise<T[]> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    return (await client.query(text, values)).rows as T[];
  } finally {
    await client.end();
  }
}

/** Takes connections for one server, and after a move for another. */
async function movingAddress(first: number): Promise<{ port: number; moveTo: (port: number) => void }> {
  let target = first;
  const open = new Set<Socket>();
  const server = createServer((from) => {
    const to = connect(target, '127.0.0.1');
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      open.add(one);
      one
        .on('error', () => other.destroy())
        .on('close', () => {
          open.delete(one);
          other.destroy();
        });
      one.pipe(other);
    }
  }).unref();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const moveTo = (port: number) => {
    target = port;
    for (const socket of open) socket.destroy();
  };
  return { port: (server.address() as AddressInfo).port, moveTo };
}

const row = (proxy: string, what: string, { calls, repeated, failed, slowestMs }: Tally): string[] => {
  const problems = [...failed].map(([problem, count]) => `${count} ${problem}`).join(', ');
  return [proxy, what, String(calls), String(repeated), (slowestMs / 1000).toFixed(1), problems || '0'];
};

const textOf = (
  rows: string[][],
): string => `${stamp('PostgreSQL 15, two platforms')} Fifty calls a second: the page,
\`refreshData\`, likes, batches of events, the list of mails. A restart is a signal, the end, and a new start; calls are
sent once. In a failover the primary is killed and a synchronous standby promoted under the same address; a call that
fails is sent again with its id until it is answered, as the app does, and every event that was acknowledged has to be
there once.

${table(['proxy', 'while', 'calls', 'answered after a repeat', 'slowest, seconds', 'failed'], rows)}`;

// `npm run bench attacks`: how long a page and another member wait while one address, or one member, asks for too much.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { API_PREFIX, type Envelope } from '#src/contract/envelope.ts';
import { COMMON, registration } from '#tests/support/registration.ts';
import { DATABASE_SERVER, type ServedPlatform, servePlatform } from '#tests/support/served-platform.ts';
import { keptPostgres } from '../scripts/run/postgres.ts';
import { ATTACKS, type Attack } from './attacks/attacks.ts';
import { keepSections, stamp, table } from './measurements.ts';
import { median } from './numbers.ts';

const BUDGET_MS = 1000;
/** Milliseconds between two questions. */
const PAUSE_MS = 50;
const ATTACKER = new URL('attacks/attacker.ts', import.meta.url);

export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { times: { type: 'string', default: '100' } } });
  const rows: string[][] = [];
  const server = await keptPostgres();
  for (const [database, address] of Object.entries({ embedded: undefined, PostgreSQL: server })) {
    if (database === 'PostgreSQL' && address === undefined) continue;
    if (address !== undefined) process.env[DATABASE_SERVER] = address;
    rows.push(...(await measureAll(database, Number(values.times))));
  }
  delete process.env[DATABASE_SERVER];
  keepSections([{ title: 'Waiting beside a flood', text: textOf(rows) }]);
  return rows.some((row) => row.at(-1) === 'over') ? 1 : 0;
}

async function measureAll(database: string, times: number): Promise<string[][]> {
  const platform = await servePlatform({ NODE_ENV: 'production' });
  try {
    const member = await register(platform, 'bystander');
    const measured = async (what: string) => [database, what, ...cells(await waits(platform, member, times))];
    const rows = [await measured('nothing')];
    for (const attack of ATTACKS) {
      const attacker = await attackBy(platform, attack);
      rows.push(await measured(attack));
      attacker.kill();
      await once(attacker, 'exit');
    }
    return rows;
  } finally {
    await platform.remove();
  }
}

/** In a process of its own, so that it does not slow the clock of those who wait. */
async function attackBy(platform: ServedPlatform, attack: Attack) {
  const token = await register(platform, `attacker${ATTACKS.indexOf(attack)}`);
  const execArgv = ['--import', 'tsx'];
  const attacker = fork(ATTACKER, [attack, platform.address, token], { execArgv });
  await once(attacker, 'message');
  return attacker;
}

interface Waits {
  readonly page: number[];
  readonly member: number[];
}

async function waits({ address }: ServedPlatform, token: string, times: number): Promise<Waits> {
  const taken: Waits = { page: [], member: [] };
  for (let time = 0; time < times; time += 1) {
    taken.page.push(await timed(async () => (await fetch(address)).arrayBuffer()));
    taken.member.push(await timed(() => ask(address, 'refreshData', { token })));
    await delay(PAUSE_MS);
  }
  return taken;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now();
  await work();
  return performance.now() - since;
}

async function ask(
  address: string,
  name: string,
  { token = '', input = {} }: { token?: string; input?: object },
): Promise<Envelope> {
  const headers = { 'content-type': 'application/json', authorization: token, fingerprint: `bench ${token}` };
  const body = JSON.stringify({ ...COMMON, ...input });
  const answer = (await (
    await fetch(`${address}${API_PREFIX}/${name}`, { method: 'POST', headers, body })
  ).json()) as Envelope;
  if (answer.errcode !== 0) throw new Error(`${name} was answered with ${answer.errcode}.`);
  return answer;
}

async function register({ address }: ServedPlatform, account: string): Promise<string> {
  const { data } = await ask(address, 'accountRegist', { input: registration(account) });
  return (data as { token: string }).token;
}

const cells = ({ page, member }: Waits): string[] => [
  summary(page),
  summary(member),
  Math.max(...page, ...member) < BUDGET_MS ? '' : 'over',
];

const summary = (times: readonly number[]): string =>
  `${median(times).toFixed(0)} / ${Math.max(...times).toFixed(0)}`;

const textOf = (
  rows: string[][],
): string => `${stamp('both databases, the limits that a platform has')} Milliseconds
until the page, and \`refreshData\` of another member at the same address, are answered: median / slowest. The slowest is
to stay below ${BUDGET_MS}.

${table(['database', 'beside', 'the page', 'another member', ''], rows)}`;

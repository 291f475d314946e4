// `npm run test:storm`: members who deposit, withdraw and play at once, while platforms are killed and started again.
import { parseArgs } from 'node:util';
import { type DatabaseStorm, stormOnEmbedded, stormOnServer } from '#tests/storm/processes.ts';
import { ensureBuilt } from './run/built.ts';

export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      members: { type: 'string', default: '200' },
      actions: { type: 'string', default: '20000' },
      kills: { type: 'string', default: '6' },
      seed: { type: 'string', default: '20261123' },
      only: { type: 'string', default: '' },
    },
  });
  // Servers and platforms that this process has started are stopped when it exits.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  await ensureBuilt();
  const { members, actions, kills, seed, only } = values;
  const wanted = {
    ...{ members: Number(members), actions: Number(actions) },
    ...{ kills: Number(kills), seed: Number(seed) },
  };
  const runs = { server: stormOnServer, embedded: stormOnEmbedded };
  let problems = 0;
  for (const [name, run] of Object.entries(runs)) {
    if (only !== '' && only !== name) continue;
    const result = await run(wanted);
    console.log(result ? report(result) : 'Not run on PostgreSQL: its server is not installed here.');
    problems += result?.problems.length ?? 0;
  }
  return problems === 0 ? 0 : 1;
}

function report({
  database,
  actions,
  kills,
  seconds,
  acknowledged,
  answers,
  accounts,
  late,
  returned,
  problems,
}: DatabaseStorm): string {
  const { deposits, withdrawals, rounds, claims, paused, limits } = acknowledged;
  const codes = [...answers].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, count]) => `${key}: ${count}`);
  return [
    `${database}: ${actions} actions, ${kills} kills, ${seconds} s`,
    `acknowledged: ${deposits} deposits, ${withdrawals} withdrawals, ${rounds} rounds, ${claims} claims, ${limits} limits, ${paused} breaks and exclusions`,
    `paid late: ${late} deposits credited, ${returned} sent back`,
    `came and went by kind: ${sums(accounts.moved)}`,
    `held, withdrawable and bound by kind: ${sums(accounts.held)}`,
    `answers by call and code: ${codes.join(', ')}`,
    ...(problems.length > 0 ? problems : ['Everything adds up.']),
    '',
  ].join('\n');
}

const sums = (hundredths: Readonly<Record<string, number>>): string =>
  Object.entries(hundredths)
    .map(([kind, amount]) => `${kind} ${(amount / 100).toFixed(2)}`)
    .join(', ');

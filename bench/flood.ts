// `npm run bench flood`: how long a page and a sign-in take while anonymous password resets arrive.
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { API_PREFIX, type Envelope } from '#src/contract/envelope.ts';
import { world } from '#demo/world.ts';
import { COMMON } from '#tests/support/registration.ts';
import { type ServedPlatform, servePlatform } from '#tests/support/served-platform.ts';
import { keepSections, stamp, table } from './measurements.ts';
import { median, quantile } from './numbers.ts';

/** Password resets a second. */
const RATE = 50;
const BUDGET_MS = 1000;

/** As if every call came from an address of its own. */
const NO_LIMITS = {
  RATE_LIMIT: '0',
  RATE_LIMIT_ADDRESS: '0',
  RESET_LIMIT: '0',
  TRIES_PER_ADDRESS: '1000000',
  NODE_ENV: 'production',
};

export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { times: { type: 'string', default: '200' } } });
  const platform = await servePlatform(NO_LIMITS);
  try {
    const quiet = await measure(platform, Number(values.times));
    const flood = startFlood(platform);
    const flooded = await measure(platform, Number(values.times));
    const sent = await flood.stop();
    keepSections([{ title: 'Signing in during a flood', text: textOf({ quiet, flooded, sent }) }]);
    return Object.values(flooded).every((times) => quantile(times, 0.99) < BUDGET_MS) ? 0 : 1;
  } finally {
    await platform.remove();
  }
}

type Times = Readonly<Record<'page' | 'signIn', readonly number[]>>;

async function measure(platform: ServedPlatform, count: number): Promise<Times> {
  const times = { page: [] as number[], signIn: [] as number[] };
  for (let time = 0; time < count; time += 1) {
    times.page.push(await timed(() => fetch(platform.address)));
    const input = { ...world.member, loginType: 2 };
    times.signIn.push(await timed(() => ask(platform, 'accountLogin', { input, errcode: 0 })));
  }
  return times;
}

async function timed(act: () => Promise<Response>): Promise<number> {
  const since = performance.now();
  await (await act()).arrayBuffer();
  return performance.now() - since;
}

async function ask(
  { address }: ServedPlatform,
  name: string,
  { input, errcode }: { input: object; errcode: number },
): Promise<Response> {
  const body = JSON.stringify({ ...COMMON, ...input, requestId: randomUUID() });
  const headers = { 'content-type': 'application/json', fingerprint: randomUUID() };
  const response = await fetch(`${address}${API_PREFIX}/${name}`, { method: 'POST', headers, body });
  const answer = (await response.clone().json()) as Envelope;
  if (answer.errcode !== errcode) throw new Error(`${name} was answered with ${answer.errcode}.`);
  return response;
}

/** At a steady rate, whether or not earlier calls have been answered. */
function startFlood(platform: ServedPlatform): { stop: () => Promise<number> } {
  const asked: Promise<unknown>[] = [];
  let isOn = true;
  const send = async () => {
    for (const since = performance.now(); isOn; ) {
      const mobile = `+639${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
      const input = { mobile, smsCode: '000000', password: 'a-new-password', purpose: 2 };
      // No code was sent to the number.
      asked.push(ask(platform, 'forgetPassword', { input, errcode: 1006 }));
      await delay(Math.max(0, since + (asked.length * 1000) / RATE - performance.now()));
    }
  };
  const sending = send();
  const stop = async () => {
    isOn = false;
    await sending;
    await Promise.all(asked);
    return asked.length;
  };
  return { stop };
}

const NAMES = { page: 'the page', signIn: '`accountLogin`' } as const;

function textOf({ quiet, flooded, sent }: { quiet: Times; flooded: Times; sent: number }): string {
  const rows = (['page', 'signIn'] as const).map((name) => [
    NAMES[name],
    summary(quiet[name]),
    summary(flooded[name]),
    quantile(flooded[name], 0.99) < BUDGET_MS ? '' : 'over',
  ]);
  return `${stamp('the embedded database')} Milliseconds until an answer is complete, alone and while ${RATE} anonymous calls
of \`forgetPassword\` a second arrive (${sent} in all, each for another number, without limits): median / p99. The p99 is to
stay below ${BUDGET_MS}.

${table(['request', 'alone', 'during the flood', ''], rows)}`;
}

const summary = (times: readonly number[]): string =>
  `${median(times).toFixed(0)} / ${quantile(times, 0.99).toFixed(0)}`;

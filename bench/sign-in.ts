// `npm run bench:sign-in`: whether response times reveal that a phone number belongs to a member.
import { randomInt, randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { API_PREFIX, type Envelope } from '#src/contract/envelope.ts';
import { COMMON } from '#tests/support/registration.ts';
import { type ServedPlatform, servePlatform } from '#tests/support/served-platform.ts';
import { keepSections, stamp, table } from './measurements.ts';
import { median, quantile } from './numbers.ts';

/** Calls before anything is counted. */
const WARM_UP = 20;

const CALLS = {
  smsSend: { fields: { purpose: 2 }, answer: 0 },
  forgetPassword: {
    fields: { purpose: 2, smsCode: '000000', password: 'a-new-password' },
    // A wrong guess, as an attacker would make.
    answer: 1005,
  },
} as const;
type Name = keyof typeof CALLS;

interface Times {
  readonly known: number[];
  readonly unknown: number[];
}

/** Each request comes from its own installation, without limits. */
const NO_LIMITS = {
  RATE_LIMIT: '0',
  RATE_LIMIT_ADDRESS: '0',
  CODES_PER_ADDRESS: '0',
  RESET_LIMIT: '0',
  TRIES_PER_ADDRESS: '1000000',
  NODE_ENV: 'production',
};

export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { numbers: { type: 'string', default: '200' } } });
  const count = Number(values.numbers);
  const platform = await servePlatform(NO_LIMITS);
  try {
    const times = await measure(platform, count);
    const rows = Object.entries(times).map(([name, each]) => rowOf(name, each));
    keepSections([{ title: 'Signing in: response times', text: textOf(rows, count) }]);
    return rows.every(({ isWithin }) => isWithin) ? 0 : 1;
  } finally {
    await platform.remove();
  }
}

async function measure(platform: ServedPlatform, count: number): Promise<Record<Name, Times>> {
  const known = await numbersOfMembers(platform, count + WARM_UP);
  const unknown = known.map(() => newNumber());
  const times = { smsSend: noTimes(), forgetPassword: noTimes() };
  for (const [at, number] of known.entries()) {
    const pair = [
      { number, kind: 'known' as const },
      { number: unknown[at] ?? '', kind: 'unknown' as const },
    ];
    // In random order, so that neither kind always comes second.
    if (randomInt(2) === 1) pair.reverse();
    for (const { number: asked, kind } of pair) {
      const sent = await ask(platform, 'smsSend', asked);
      const guessed = await ask(platform, 'forgetPassword', asked);
      if (at < WARM_UP) continue;
      times.smsSend[kind].push(sent);
      times.forgetPassword[kind].push(guessed);
    }
  }
  return times;
}

const noTimes = (): Times => ({ known: [], unknown: [] });

const newNumber = (): string => `+639${String(randomInt(1_000_000_000)).padStart(9, '0')}`;

/** Copies of one member, each with its own number. */
async function numbersOfMembers(platform: ServedPlatform, count: number): Promise<string[]> {
  const numbers = Array.from({ length: count }, newNumber);
  for (const number of numbers) {
    await platform.rows(
      `with made as (
        insert into member (uuid, account, account_key, mobile, account_type, nickname, invite_code, registered_at)
        values ($1, $2, $2, $3, 1, $2, $2, now()) returning id
      ), balance as (insert into member_balance (member_id) select id from made)
      insert into credential (member_id, password_hash, changed_at)
      select made.id, password_hash, now() from made, credential limit 1`,
      [randomUUID(), randomUUID(), number],
    );
  }
  return numbers;
}

/** Milliseconds until the response is complete. */
async function ask({ address }: ServedPlatform, name: Name, mobile: string): Promise<number> {
  const { fields, answer } = CALLS[name];
  const body = JSON.stringify({ ...COMMON, ...fields, mobile, requestId: randomUUID() });
  // The number is also the installation id: the same installation requests the code and guesses it.
  const headers = { 'content-type': 'application/json', fingerprint: mobile };
  const since = performance.now();
  const response = await fetch(`${address}${API_PREFIX}/${name}`, { method: 'POST', headers, body });
  const { errcode } = (await response.json()) as Envelope;
  const ms = performance.now() - since;
  if (errcode !== answer) throw new Error(`${name} was answered with ${errcode}.`);
  return ms;
}

function rowOf(name: string, { known, unknown }: Times) {
  const apart = Math.abs(median(known) - median(unknown));
  const range = quantile(known, 0.75) - quantile(known, 0.25);
  const isWithin = apart < range;
  const cells = [
    `\`${name}\``,
    quartiles(known),
    quartiles(unknown),
    apart.toFixed(2),
    range.toFixed(2),
    isWithin ? '' : 'over',
  ];
  return { isWithin, cells };
}

const quartiles = (times: readonly number[]): string =>
  [0.25, 0.5, 0.75].map((share) => quantile(times, share).toFixed(2)).join(' / ');

const textOf = (rows: readonly { cells: string[] }[], count: number): string =>
  `${stamp('the embedded database')} Milliseconds of an answer for ${count} numbers of members and ${count} that nobody
has, in turn, each from an installation of its own, without limits: first quartile / median / third quartile. The
medians are to be apart by less than the known ones' interquartile range.

${table(
  ['call', 'known', 'unknown', 'medians apart', 'allowed', ''],
  rows.map(({ cells }) => cells),
)}`;

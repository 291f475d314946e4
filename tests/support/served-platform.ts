// The real platform with the production build, on its own ports and database.
import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { freePorts } from '../../scripts/run/free-ports.ts';
import type { Row } from '#server/database/tables/tables.ts';
import type { CommandResult } from '#server/operator/command-result.ts';
import type { Answer, Question } from './platform-host.ts';

type QuestionWithoutId = Question extends infer Each
  ? Each extends Question
    ? Omit<Each, 'id'>
    : never
  : never;

const HOST = fileURLToPath(new URL('./platform-host.ts', import.meta.url));

/** Names a data folder that a platform has filled. */
export const PREPARED_DATA = 'HALCYON_PREPARED_DATA';

/**
 * The address of a PostgreSQL server for all platforms of a run, because an embedded database takes most of the time of
 * a platform that lives for minutes. Without it they are on embedded ones.
 */
export const DATABASE_SERVER = 'HALCYON_DATABASE_SERVER';

/** Names the platform as one script (`builds/platform-bundle.ts`). */
export const PLATFORM_SCRIPT = 'HALCYON_PLATFORM_SCRIPT';

/** On that server, beside the folder that a platform has filled. */
const PREPARED_DATABASE = 'halcyon_prepared';

/** Platforms end within minutes: optimizing the embedded database, 10 MB of code, costs more than they get back. */
export const SHORT_LIVED = 'HALCYON_SHORT_LIVED';

/** Tests register more members than one address may in an hour. */
const SETTINGS = {
  REGISTER_LIMIT: '0',
  HALCYON_FAULTS: '1',
  LOG_LEVEL: 'error',
  BUILDS_KEPT: '0',
  MESSAGE_OUTBOX: '1',
};

export async function servePlatform(settings: Record<string, string> = {}): Promise<ServedPlatform> {
  const [port, gamesPort] = await freePorts(2);
  const dataDir = await mkdtemp(join(tmpdir(), 'halcyon-'));
  // A catalogue of another size is seeded again.
  const prepared = 'CATALOGUE_SIZE' in settings ? undefined : process.env[PREPARED_DATA];
  if (prepared) await cp(prepared, dataDir, { recursive: true });
  const server = process.env[DATABASE_SERVER];
  const platform = new ServedPlatform(dataDir, {
    ...SETTINGS,
    ...(server && (await onServer(server, { isPrepared: prepared !== undefined }))),
    PORT: String(port),
    GAMES_PORT: String(gamesPort),
    DATA_DIR: dataDir,
    ...settings,
  });
  await platform.start();
  // Nothing opens by itself over what a test presses; a test of the pop-ups asks for them.
  if (!prepared) await platform.rows(POPUPS, [[]]);
  return platform;
}

/** Settings for a database of its own; the first of a run, which is not prepared, is what later ones copy. */
async function onServer(server: string, { isPrepared }: { isPrepared: boolean }) {
  const isFirst = process.env[PREPARED_DATA] === undefined;
  const name = isFirst ? PREPARED_DATABASE : `halcyon_${randomBytes(6).toString('hex')}`;
  await createDatabase(server, isPrepared ? `${name} template ${PREPARED_DATABASE}` : name);
  const address = new URL(server);
  address.pathname = `/${name}`;
  // Patient: a statement waits for its turn on a machine with ten times as much to do as it has cores.
  return { DATABASE_URL: address.href, DATABASE_TIMEOUT: '60', PLATFORM_KEY: 'k'.repeat(32) };
}

async function createDatabase(server: string, what: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(`create database ${what}`);
  } finally {
    await client.end();
  }
}

/** Makes the activities of these types pop-ups, and no others. */
export const POPUPS = `
  update config_entry set value = (
    select jsonb_agg(
      activity || jsonb_build_object('type', ((activity ->> 'activityType')::int = any ($1::int[]))::int)
      order by position)
    from jsonb_array_elements(value) with ordinality as listed(activity, position)
  ) where key = 'activityList'`;

export class ServedPlatform {
  readonly address: string;
  readonly gamesAddress: string;
  readonly dataDir: string;
  readonly #env: Record<string, string>;
  #process: ChildProcess | undefined;
  #asked = 0;

  constructor(dataDir: string, env: Record<string, string>) {
    this.dataDir = dataDir;
    this.#env = env;
    this.address = `http://localhost:${env['PORT']}`;
    this.gamesAddress = `http://localhost:${env['GAMES_PORT']}`;
  }

  /** On the same ports and data as before, if it ran before. */
  async start(): Promise<void> {
    if (this.#process) return;
    const script = process.env[PLATFORM_SCRIPT];
    const started = fork(script ?? HOST, {
      execArgv: [
        ...(process.env[SHORT_LIVED] ? ['--liftoff-only'] : []),
        ...(script === undefined ? ['--import', 'tsx'] : []),
      ],
      env: { ...process.env, ...this.#env },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#process = started;
    await new Promise<void>((resolve, reject) => {
      started.once('message', () => resolve());
      started.once('exit', (code) =>
        reject(new Error(`The platform ended with ${code} before it was ready.`)),
      );
    });
  }

  /** An outage: connections are refused at once. */
  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }

  /** As in a power failure: nothing is finished. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  /** Stops it for good and removes its data. */
  async remove(): Promise<void> {
    await this.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }

  events(): Promise<Array<Row<'event'>>> {
    return this.rows<Row<'event'>>('select * from event order by install_id, event_seq');
  }

  ledgerOf(account: string): Promise<Array<Row<'ledger_entry'>>> {
    return this.rows<Row<'ledger_entry'>>(
      'select * from ledger_entry where member_id = (select id from member where account = $1) order by seq',
      [account],
    );
  }

  /** Gives the member what is missing to `coin` hundredths, by a win. */
  async raiseCoin(account: string, coin: number): Promise<void> {
    await this.rows(RAISED_COIN, [account, coin]);
  }

  /** Dates arrive as text. */
  async rows<T>(sql: string, parameters: readonly unknown[] = []): Promise<T[]> {
    const answer = await this.#ask({ sql, parameters });
    return ('rows' in answer ? answer.rows : []) as T[];
  }

  /** What `npm run admin -- ...` would print. */
  async admin(...command: string[]): Promise<CommandResult> {
    const answer = await this.#ask({ command });
    if (!('result' in answer)) throw new Error('No result');
    return answer.result;
  }

  /** Moves its clock, so that nobody has to wait. Until it is set back it is wrong by that much. */
  async setClock(seconds: number): Promise<void> {
    const headers = { 'content-type': 'application/json' };
    const clock = [{ kind: 'clock', seconds }];
    const faults = `${this.address}/__faults`;
    await fetch(faults, { method: 'DELETE' });
    if (seconds !== 0) await fetch(faults, { method: 'POST', headers, body: JSON.stringify(clock) });
  }

  async #ask(question: QuestionWithoutId): Promise<Answer> {
    const running = this.#process;
    if (!running) throw new Error('The platform is stopped: it can be asked when it runs again.');
    const id = ++this.#asked;
    const answered = new Promise<Answer>((resolve) => {
      const listen = (answer: Answer) => {
        if (answer.id !== id) return;
        running.off('message', listen);
        resolve(answer);
      };
      running.on('message', listen);
    });
    running.send({ ...question, id } satisfies Question);
    const answer = await answered;
    if ('problem' in answer) throw new Error(answer.problem);
    return answer;
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const running = this.#process;
    this.#process = undefined;
    if (!running) return;
    const ended = once(running, 'exit');
    running.kill(signal);
    await ended;
  }
}

/** An entry and both of its sides, which the database only accepts together. */
const RAISED_COIN = `
  with raised as (
    select member_id, $2::bigint - coin as amount from member_balance
    join member on member.id = member_id where account = $1
  ), moved as (
    update member_balance mine set coin = coin + amount, seq = seq + 1 from raised
    where mine.member_id = raised.member_id
    returning mine.member_id, mine.coin, mine.seq, amount
  ), countered as (
    update ledger_account other set balance = other.balance - amount, seq = other.seq + 1 from moved
    where code = 'house' and shard = member_id % 32
    returning code, shard, other.balance, other.seq
  )
  insert into ledger_entry (member_id, seq, pocket, counter, counter_shard, counter_seq, counter_balance, kind, type,
    amount, balance, created_at)
  select member_id, moved.seq, 'coin', code, shard, countered.seq, balance, 'win', 3, amount, coin, now()
  from moved cross join countered`;

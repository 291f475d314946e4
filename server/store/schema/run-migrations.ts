// Runs migrations step by step, beside calls that read and write: a step that cannot get its locks at once gives up.
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { BlockedMigrationError } from '../../database/errors.ts';
import type { Db, Trx } from '../../database/tables/tables.ts';
import { isStepped, type Migrations, oldestFor, type SteppedMigration } from './migration.ts';
import {
  createState,
  hasState,
  type Progress,
  readState,
  recordDone,
  recordStep,
  refuseNewer,
} from './state.ts';
import { runStep } from './steps.ts';

/** Held by the process that runs a step; negative, because the locks above zero are member ids. */
const TURN_LOCK = -3;
/** For a lock: every call that needs the table waits behind the one that waits for it. */
const LOCK_MS = 200;
/** For what holds nobody up, such as the proof that all rows keep a new rule; a pooler may have set less. */
const STEP_MS = 3_600_000;
/** Between two tries, more each time: what has queued up meanwhile is done by then. */
const AGAIN_MS = 800;
const AGAIN_MOST_MS = 5000;
/** Between two looks whether another process is done. */
const TURN_MS = 100;
/** Longer than a transaction stays open that anybody waits for. */
const GIVE_UP_MS = 600_000;
/** SQLSTATE: no lock in time, or two that waited for each other. */
const BLOCKED: ReadonlySet<string> = new Set(['55P03', '40P01']);

export interface Running {
  /** Takes a line for the operator. */
  readonly say?: (line: string) => void;
  /** For the locks of one step. */
  readonly giveUpMs?: number;
}

/** Any number of processes may run them at once: each step is done by one of them. */
export async function runMigrations(db: Db, migrations: Migrations, running: Running = {}): Promise<void> {
  const [first = ''] = Object.keys(migrations).sort();
  if (!(await hasState(db))) await inTurn(db, running, { name: first, work: createState });
  const state = await readState(db);
  refuseNewer(state, migrations);
  const pending = Object.keys(migrations)
    .sort()
    .filter((name) => !state.done.has(name));
  refuseGaps(pending, state.done);
  for (const name of pending) await runOne(name, { db, migrations, running });
}

function refuseGaps([first = '']: readonly string[], done: ReadonlySet<string>): void {
  const later = [...done].find((name) => first !== '' && name > first);
  if (later !== undefined) throw new Error(`The migration ${first} has not run, but ${later} has.`);
}

interface Scene {
  readonly db: Db;
  readonly migrations: Migrations;
  readonly running: Running;
}

async function runOne(name: string, scene: Scene): Promise<void> {
  const work = (trx: Trx) => runNext(name, trx, scene);
  for (let came: Advance = 'more'; came !== 'done'; ) {
    came = await inTurn(scene.db, scene.running, { name, work });
    if (came === 'busy') await wait(TURN_MS);
  }
}

type Advance = 'done' | 'more' | 'busy';

async function runNext(name: string, trx: Trx, scene: Scene): Promise<Advance> {
  const { done, progress } = await readState(trx);
  const migration = scene.migrations[name];
  if (!migration || done.has(name)) return 'done';
  if (isStepped(migration)) return advance(name, { trx, scene, migration, before: progress.get(name) });
  await migration.up(trx);
  await recordDone(trx, name);
  return 'done';
}

interface StepContext {
  readonly trx: Trx;
  readonly scene: Scene;
  readonly migration: SteppedMigration;
  /** Not given: nothing is done yet. */
  readonly before: Progress | undefined;
}

/** The first step that is not done yet, or a part of it. */
async function advance(name: string, { trx, scene, migration, before }: StepContext): Promise<Advance> {
  const { db, migrations } = scene;
  const stepsDone = before?.steps_done ?? 0;
  const step = migration.steps[stepsDone];
  if (!step) {
    await recordDone(trx, name);
    return 'done';
  }
  const { reached = null, isBusy } = await runStep(step, { db, trx, reached: before?.reached ?? null });
  if (isBusy) return 'busy';
  const steps_done = reached ? stepsDone : stepsDone + 1;
  await recordStep(trx, { name, oldest: oldestFor(name, migrations), steps_done, reached });
  return 'more';
}

interface Turn<T> {
  readonly name: string;
  readonly work: (trx: Trx) => Promise<T>;
}

/** Asked again and again instead of waited for: a statement that waits would hold up the build of an index. */
async function inTurn<T>(db: Db, running: Running, { name, work }: Turn<T>): Promise<T> {
  const { say = () => {}, giveUpMs = GIVE_UP_MS } = running;
  let begun: number | undefined;
  for (let tries = 0; ; ) {
    const tried = await tryTurn(db, work);
    if (typeof tried === 'object') return tried.value;
    if (tried === 'taken') {
      await wait(TURN_MS);
      continue;
    }
    begun ??= Date.now();
    const holder = await oldestTransaction(db);
    if (tries === 0) say(`The migration ${name} waits for a lock; ${holder}.`);
    if (Date.now() - begun >= giveUpMs) throw new BlockedMigrationError(name, holder);
    await wait(Math.min(AGAIN_MOST_MS, AGAIN_MS * 2 ** tries++));
  }
}

type TurnResult<T> = 'taken' | 'blocked' | { readonly value: T };

async function tryTurn<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<TurnResult<T>> {
  // Without a snapshot between its statements, which the build of an index would wait for.
  const turn = db.transaction().setIsolationLevel('read committed');
  try {
    return await turn.execute(async (trx) => {
      if (!(await takeTurn(trx))) return 'taken';
      return { value: await work(trx) };
    });
  } catch (error) {
    if (error instanceof Error && 'code' in error && BLOCKED.has(String(error.code))) return 'blocked';
    throw error;
  }
}

async function takeTurn(trx: Trx): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(${TURN_LOCK}::bigint) as free,
      set_config('lock_timeout', ${String(LOCK_MS)}, true),
      set_config('statement_timeout', ${String(STEP_MS)}, true)`.execute(trx);
  return rows[0]?.free ?? false;
}

/** Most likely the one that holds the lock: which one it was is not known any more. */
async function oldestTransaction(db: Db): Promise<string> {
  const { rows } = await sql<{ pid: number; seconds: number; what: string }>`
    select pid, round(date_part('epoch', clock_timestamp() - xact_start))::int as seconds,
      coalesce(nullif(application_name, ''), backend_type) as what
    from pg_stat_activity
    where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()
    order by xact_start limit 1`.execute(db);
  const [oldest] = rows;
  if (!oldest) return 'its holder does not show to this role';
  const { pid, seconds, what } = oldest;
  return `the oldest transaction is open for ${seconds} s, in process ${pid} of the server (${what})`;
}

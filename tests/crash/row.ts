// One fault under load: what was acknowledged, what is kept, and how long it took until everybody was served again.
import { setTimeout as delay } from 'node:timers/promises';
import type { Db } from '#server/database/tables/tables.ts';
import { type Counts, countKept } from './count.ts';
import type { Database, Fault, Scene, Struck } from './faults.ts';
import type { Load } from './load.ts';
import type { ProcessEnd } from './platform-process.ts';

export interface Row {
  readonly fault: string;
  readonly database: Database;
  readonly counts: Counts;
  readonly refused: number;
  readonly unanswered: number;
  readonly seconds: number;
  readonly ended: ProcessEnd | undefined;
  /** What must not be. */
  readonly problems: readonly string[];
}

export interface Conditions<S extends Scene> {
  readonly database: Database;
  readonly scene: S;
  /** Opens the database while the platform may be running. */
  readonly read: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
  /** Writes that each member and installation has acknowledged before the fault, and again after it. */
  readonly writes: number;
  /** Seconds in which everybody is served again after a fault that the platform survives. */
  readonly serviceWithin: number;
  /** Seconds from SIGTERM to the end of the process. */
  readonly stopWithin: number;
}

/** For all that is waited for; a fault that takes longer has no end. */
const PATIENCE_MS = 300_000;

export async function strike<S extends Scene>(fault: Fault<S>, conditions: Conditions<S>): Promise<Row> {
  const { scene, database, read, serviceWithin, stopWithin } = conditions;
  const { platform, load } = scene;
  try {
    const { struck, seconds } = await inTime(fault.name, throughFault(fault, conditions));
    await load.stop();
    const isRunning = platform.isRunning;
    const counts = await read((db) => countKept(db, load));
    const problems = [
      ...problemsOf(counts),
      ...wrongAnswers(load, fault),
      ...wrongEnd(struck.ended, stopWithin),
    ];
    if (!isRunning) problems.push('the platform ended');
    if (fault.isSurvived && seconds > serviceWithin) problems.push(`service after ${seconds.toFixed(1)} s`);
    const { refused, unanswered } = load.tally;
    return {
      fault: fault.name,
      database,
      counts,
      refused,
      unanswered,
      seconds,
      ended: struck.ended,
      problems,
    };
  } finally {
    load.abandon();
  }
}

async function throughFault<S extends Scene>(
  fault: Fault<S>,
  { scene, writes }: Conditions<S>,
): Promise<{ struck: Struck; seconds: number }> {
  const { load } = scene;
  await load.isServed(writes);
  const struck = await fault.strike(scene);
  await load.isServed();
  const seconds = (performance.now() - struck.backAt) / 1000;
  await load.isServed(writes);
  return { struck, seconds };
}

async function inTime<T>(fault: string, work: Promise<T>): Promise<T> {
  const done = new AbortController();
  const timeUp = delay(PATIENCE_MS, undefined, { signal: done.signal }).then(() => {
    throw new Error(`${fault}: no service within ${PATIENCE_MS / 1000} s`);
  });
  // Aborted when the work is done.
  timeUp.catch(() => {});
  try {
    return await Promise.race([work, timeUp]);
  } finally {
    done.abort();
  }
}

const problemsOf = ({ rounds, events, wrongBalances }: Counts): string[] =>
  [
    [rounds.lost, 'rounds lost'],
    [rounds.doubled, 'rounds doubled'],
    [events.lost, 'events lost'],
    [events.doubled, 'events doubled'],
    [wrongBalances, 'balances wrong'],
  ]
    .filter(([count]) => count !== 0)
    .map(([count, what]) => `${count} ${what}`);

function wrongAnswers({ tally }: Load, { isSurvived }: Pick<Fault, 'isSurvived'>): string[] {
  const wrong = tally.wrong.slice(0, 3);
  if (isSurvived && tally.unanswered > 0) wrong.push(`${tally.unanswered} requests without an answer`);
  return wrong;
}

function wrongEnd(ended: ProcessEnd | undefined, within: number): string[] {
  if (!ended) return [];
  const problems = ended.code === 0 ? [] : [`it ended with ${ended.code}`];
  if (ended.seconds > within) problems.push(`it ended after ${ended.seconds.toFixed(1)} s`);
  return problems;
}

// What `npm run events` asks of a platform that runs on an embedded database; the answers are JSON.
import * as v from 'valibot';
import { readRecent } from '../store/events/recent.ts';
import { readReport } from '../store/events/summary.ts';
import type { Db } from '../store/tables.ts';
import { type CommandResult, done, refused } from './command-result.ts';
import { runCommand } from './commands.ts';

const Range = v.object({ from: v.string(), to: v.string() });
const After = v.nullable(v.object({ position: v.number(), eventId: v.pipe(v.string(), v.uuid()) }));

const QUERIES: Readonly<Record<string, (db: Db, asked: unknown) => Promise<unknown>>> = {
  report: (db, asked) => readReport(db, v.parse(Range, asked)),
  recent: (db, asked) => readRecent(db, v.parse(After, asked)),
};

/** Commands of an operator, and questions of an analyst. */
export async function answerShell(db: Db, args: readonly string[], now: Date): Promise<CommandResult> {
  const [area, name = '', asked = 'null'] = args;
  if (area !== 'events') return runCommand(db, args, { now });
  const query = Object.hasOwn(QUERIES, name) ? QUERIES[name] : undefined;
  return query ? done(JSON.stringify(await query(db, JSON.parse(asked)))) : refused('Unknown question.');
}

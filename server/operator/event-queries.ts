// What `npm run events` asks of a platform that runs on an embedded database; the answers are JSON.
import * as v from 'valibot';
import { readAnalysis } from '../store/events/analysis.ts';
import { readChanges, readPortion } from '../store/events/export.ts';
import { isContinuation, placeAt } from '../store/events/place.ts';
import { readRecent } from '../store/events/recent.ts';
import { readDelivery } from '../store/events/summary.ts';
import type { Db } from '../database/tables/tables.ts';
import { type CommandResult, done, refused } from './command-result.ts';
import { runCommand, shellOf } from './commands.ts';

const Range = v.object({ from: v.string(), to: v.string() });
const After = v.nullable(v.object({ position: v.number(), eventId: v.pipe(v.string(), v.uuid()) }));
const Portion = v.object({
  wanted: v.union([
    v.object({ after: v.number(), last: v.number() }),
    v.object({ ...Range.entries, by: v.picklist(['happened', 'received']) }),
  ]),
  after: v.nullable(v.object({ at: v.string(), eventId: v.pipe(v.string(), v.uuid()) })),
});

const Place = v.object({ position: v.number(), mark: v.nullable(v.pipe(v.string(), v.uuid())) });
const Placed = v.object({ position: v.number(), before: Place });

type Query = (db: Db, asked: unknown, now: Date) => Promise<unknown>;

const QUERIES: Readonly<Record<string, Query>> = {
  delivery: (db, asked) => readDelivery(db, v.parse(Range, asked)),
  analysis: (db, asked, now) => readAnalysis(db, v.parse(Range, asked), now),
  recent: (db, asked) => readRecent(db, v.parse(After, asked)),
  continuation: (db, asked) => isContinuation(db, v.parse(Place, asked)),
  place(db, asked) {
    const { position, before } = v.parse(Placed, asked);
    return placeAt(db, position, before);
  },
  changes: (db, asked) => readChanges(db, v.parse(v.number(), asked)),
  portion: (db, asked) => {
    const { wanted, after } = v.parse(Portion, asked);
    return readPortion(db, wanted, after);
  },
};

/** Commands of an operator, and questions of an analyst. */
export async function answerShell(
  db: Db,
  args: readonly string[],
  { now, by }: { now: Date; by: string },
): Promise<CommandResult> {
  const [area, name = '', asked = 'null'] = args;
  if (area !== 'events') return runCommand(db, args, { now, actor: shellOf(by) });
  const query = Object.hasOwn(QUERIES, name) ? QUERIES[name] : undefined;
  return query ? done(JSON.stringify(await query(db, JSON.parse(asked), now))) : refused('Unknown question.');
}

// Judges a migration by what it does to a database: what it reads through while nobody can write, what it writes anew, and
// what the build before would miss or be refused.
import { sql } from 'kysely';
import type { SteppedMigration, Step } from '#server/store/schema/migration.ts';
import type { Db } from '#server/database/tables/tables.ts';
import { readSchema, type Schema, type Use, usesIn } from './schema.ts';

/** In sentences; nothing if it may run beside calls and the build before. It has run afterwards. */
export async function judge(db: Db, migration: SteppedMigration): Promise<string[]> {
  const before = await readSchema(db);
  const said: string[] = [];
  for (const step of migration.steps) said.push(...(await judgeStep(db, step)));
  if (migration.contracts === undefined) said.push(...missed(before, await readSchema(db)));
  return said;
}

async function judgeStep(db: Db, step: Step): Promise<string[]> {
  if ('index' in step) {
    await sql.raw(`create ${step.unique ? 'unique' : ''} index ${step.index} on ${step.on}`).execute(db);
    return [];
  }
  if ('backfill' in step) {
    await sql.raw(`update ${step.backfill} set ${step.set} where ${step.where}`).execute(db);
    return [];
  }
  return db.transaction().execute(async (trx) => {
    // So that a change of one row goes by its key in a small table, too.
    await sql`set local enable_seqscan = off`.execute(trx);
    const before = await readSchema(trx);
    await sql.raw(lockedForReading(before)).execute(trx);
    const earlier = new Map((await usesIn(trx)).map((use) => [use.relation, use]));
    for (const statement of step.statements) await sql.raw(statement).execute(trx);
    const uses = (await usesIn(trx)).filter(({ relation }) => before.relations.has(relation));
    return [
      ...uses.flatMap((use) => readThrough(use, earlier.get(use.relation))),
      ...rewritten(before, await readSchema(trx)),
    ];
  });
}

/** Whoever reads one row of a table shows in the locks, and so with what it had counted before. */
const lockedForReading = ({ relations }: Schema): string => {
  const tables = [...relations].filter(([, file]) => file !== '0').map(([name]) => `"${name}"`);
  return `lock table ${tables.join(', ')} in access share mode`;
};

function readThrough({ relation, isHeld, isWritten, ...now }: Use, earlier?: Use): string[] {
  const through = now.through - (earlier?.through ?? 0);
  const all = through + now.byIndex - (earlier?.byIndex ?? 0);
  if (isHeld && all > 0)
    return [
      `reads through ${relation} while nobody can write to it: add a rule as not valid and validate it in a later step, and build an index with a step of its own.`,
    ];
  if (isWritten && through > 0)
    return [
      `reads through ${relation} to change it in one transaction: fill in its rows with a step of its own.`,
    ];
  return [];
}

const rewritten = (before: Schema, after: Schema): string[] =>
  [...before.relations]
    .filter(([name, file]) => after.relations.has(name) && after.relations.get(name) !== file)
    .map(
      ([name]) => `writes ${name} anew: add a column, fill it in, and drop the old one in the next release.`,
    );

/** By the build before. */
function missed(before: Schema, after: Schema): string[] {
  const gone = (kind: 'relations' | 'columns' | 'restrictions') =>
    [...before[kind].keys()].filter((name) => !after[kind].has(name));
  const isOld = (name: string) => before.columns.has(name);
  const required = [...after.columns.values()].filter(
    ({ name, relation, isRequired }) =>
      isRequired && before.relations.has(relation) && before.columns.get(name)?.isRequired !== true,
  );
  const restricted = [...after.restrictions.values()].filter(
    ({ name, columns }) => !before.restrictions.has(name) && columns.length > 0 && columns.every(isOld),
  );
  const goneColumns = gone('columns').filter((name) => after.relations.has(name.split('.')[0] ?? ''));
  return [
    ...[...gone('relations'), ...goneColumns].map(
      (name) => `takes ${name} away, which the build before uses.`,
    ),
    ...required.map(({ name }) => `requires ${name}, which the build before may leave out.`),
    ...restricted.map(({ name }) => `forbids by ${name} what the build before may write.`),
  ].map(
    (each) =>
      `${each.slice(0, -1)}: do it in the next release, and name this one's migration in \`contracts\`.`,
  );
}

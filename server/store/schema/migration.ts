// What a migration is: steps that calls under way do not notice, and the oldest build that runs on what they leave.
import type { Migration } from 'kysely/migration';

/** Statements in one transaction that takes its locks at once or not at all, and reads through no table that it holds. */
interface Statements {
  readonly statements: readonly string[];
}

/** Built beside the calls that write to the table. */
interface Index {
  readonly index: string;
  readonly unique?: true;
  /** What stands after `on`: the table, the columns, a condition. */
  readonly on: string;
}

/** Rows of a table, a thousand at a time in the order of its primary key. */
interface Backfill {
  readonly backfill: string;
  readonly set: string;
  /** The rows that still lack it. */
  readonly where: string;
}

export type Step = Statements | Index | Backfill;

export interface SteppedMigration {
  /** The version of the platform that brings it, as CHANGELOG.md will name it. */
  readonly release: `${number}.${number}.${number}`;
  /** The migration of an earlier release since which no build uses what this one takes away. */
  readonly contracts?: string;
  readonly steps: readonly Step[];
}

/** Those up to 032 are functions, and going back beyond them takes a backup. */
export type Migrations = Readonly<Record<string, Migration | SteppedMigration>>;

export const isStepped = (migration: Migration | SteppedMigration): migration is SteppedMigration =>
  'steps' in migration;

/** The last migration of the release before: its build runs on this schema, and those before it need not. */
export function oldestFor(name: string, migrations: Migrations): string {
  const released = releaseOf(migrations[name]);
  return (
    Object.keys(migrations)
      .sort()
      .filter((each) => each < name && releaseOf(migrations[each]) !== released)
      .at(-1) ?? name
  );
}

const releaseOf = (migration: Migrations[string] | undefined): string | undefined =>
  migration && isStepped(migration) ? migration.release : undefined;

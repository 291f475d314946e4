// Why a database cannot be used; what starts the platform turns each into a sentence.

/** The embedded database that cannot be opened, whatever its driver says. */
export class BrokenFolderError extends Error {}

/** A migration that this version does not know has been run. */
export class NewerSchemaError extends Error {
  constructor(readonly migration: string) {
    super(`The migration ${migration} is unknown.`);
  }
}

/** Another transaction has kept a lock for as long as a migration waits. */
export class BlockedMigrationError extends Error {
  constructor(
    readonly migration: string,
    /** Which one it may be. */
    readonly holder: string,
  ) {
    super(`The migration ${migration} is blocked: ${holder}.`);
  }
}

// Shared by worker and page, so that both open the same database.
export const DB_NAME = 'halcyon';

/** The last version in `versions.ts`. */
export const DB_VERSION = 9;

// Shared by worker and page, so that both open the same databases.
export const DB_NAME = 'halcyon';

/** The last version in `versions.ts`. */
export const DB_VERSION = 10;

export const OUTBOX_NAME = 'halcyon-outbox';

export const OUTBOX_VERSION = 1;

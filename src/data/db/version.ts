// What worker and page have to agree on to share the database.
export const DB_NAME = 'halcyon';

/** The last one that `declareVersions` declares. */
export const DB_VERSION = 8;

// The part that carries Dexie: loaded by `database()` alone.
export { liveQuery } from 'dexie';
export { HalcyonDb } from './schema.ts';

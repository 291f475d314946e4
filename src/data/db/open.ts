// The chunk with Dexie, loaded only by `database()`.
export { liveQuery } from 'dexie';
export { HalcyonDb } from './schema.ts';

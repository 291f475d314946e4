// The chunk with Dexie, loaded only by `database()`.
export { liveQuery } from 'dexie';
export { PageDb } from './page-db.ts';

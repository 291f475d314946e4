// The chunk with Dexie, loaded only by `database()` and `outbox()`.
export { liveQuery } from 'dexie';
export { PageDb } from './page-db.ts';
export { PageOutbox } from './page-outbox.ts';

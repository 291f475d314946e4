import { readAnalysis } from '#server/store/events/analysis.ts';
import { copyEvents, exportEvents, readChanges } from '#server/store/events/export.ts';
import { isContinuation, placeAt } from '#server/store/events/place.ts';
import { readRecent } from '#server/store/events/recent.ts';
import { readDelivery } from '#server/store/events/summary.ts';
import type { Db } from '#server/database/tables/tables.ts';
import type { EventSource } from './event-source.ts';

export const sourceOf = (db: Db): Omit<EventSource, 'close'> => ({
  delivery: (range) => readDelivery(db, range),
  analysis: (range) => readAnalysis(db, range, new Date()),
  recent: (after) => readRecent(db, after),
  export: (range, take) => exportEvents(db, range, take),
  isContinuation: (place) => isContinuation(db, place),
  placeAt: (position, before) => placeAt(db, position, before),
  changes: (after) => readChanges(db, after),
  copy: (after, take) => copyEvents(db, after, take),
});

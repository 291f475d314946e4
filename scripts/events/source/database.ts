import { readAnalysis } from '#server/store/events/analysis.ts';
import { copyEvents, exportEvents, readChanges } from '#server/store/events/export.ts';
import { readRecent } from '#server/store/events/recent.ts';
import { readDelivery } from '#server/store/events/summary.ts';
import type { Db } from '#server/store/tables.ts';
import type { EventSource } from './event-source.ts';

export const sourceOf = (db: Db): Omit<EventSource, 'close'> => ({
  delivery: (range) => readDelivery(db, range),
  analysis: (range) => readAnalysis(db, range, new Date()),
  recent: (after) => readRecent(db, after),
  export: (range, take) => exportEvents(db, range, take),
  changes: (after) => readChanges(db, after),
  copy: (after, take) => copyEvents(db, after, take),
});

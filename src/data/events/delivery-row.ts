import { EVENT_BATCH, EVENT_BODY_LIMIT } from '#src/contract/events.ts';
import type { DeliveryRow, HalcyonDb } from '../db/schema.ts';

const FRESH: DeliveryRow = {
  key: 'delivery',
  nextAttemptAt: 0,
  waitSetAt: 0,
  failures: 0,
  lastError: '',
  batchLimit: EVENT_BATCH,
  byteLimit: EVENT_BODY_LIMIT,
};

export const readDelivery = async (db: HalcyonDb): Promise<DeliveryRow> =>
  (await db.delivery.get('delivery')) ?? FRESH;

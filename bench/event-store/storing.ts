// How fast the platform's own code stores batches.
import { randomUUID } from 'node:crypto';
import { EVENT_BATCH, type TrackEvent } from '#src/contract/events.ts';
import { uuidv7 } from '#src/lib/uuid.ts';
import { storeEvents } from '#server/store/events/events.ts';
import type { Db } from '#server/database/tables/tables.ts';
import { median } from '../numbers.ts';

export interface Storing {
  /** Batches per second. */
  readonly oneClient: number;
  readonly tenClients: number;
  /** Batches per second if every event is a duplicate. */
  readonly allRepeated: number;
  /** Milliseconds per batch while ten clients store. */
  readonly medianMs: number;
}

const FOR_MS = 5000;
const CLIENTS = 10;

export async function measureStoring(db: Db): Promise<Storing> {
  console.log('Storing batches ...');
  const one = await storeFor(db, 1, freshBatches);
  const ten = await storeFor(db, CLIENTS, freshBatches);
  const repeated = await storeFor(db, CLIENTS, () => {
    const again = batch(randomUUID(), 0);
    return () => again;
  });
  return {
    oneClient: one.aSecond,
    tenClients: ten.aSecond,
    allRepeated: repeated.aSecond,
    medianMs: ten.medianMs,
  };
}

type Batches = () => () => TrackEvent[];

/** Every client is its own installation. */
async function storeFor(db: Db, clients: number, batchesOf: Batches) {
  const times: number[] = [];
  const until = performance.now() + FOR_MS;
  const work = async () => {
    const next = batchesOf();
    while (performance.now() < until) {
      const events = next();
      const since = performance.now();
      await storeEvents(db, events, { now: new Date(), sender: { memberId: 0 } });
      times.push(performance.now() - since);
    }
  };
  await Promise.all(Array.from({ length: clients }, work));
  return { aSecond: Math.round((times.length * 1000) / FOR_MS), medianMs: median(times) };
}

const freshBatches: Batches = () => {
  const installId = randomUUID();
  let before = 0;
  return () => {
    before += EVENT_BATCH;
    return batch(installId, before - EVENT_BATCH);
  };
};

function batch(installId: string, before: number): TrackEvent[] {
  const now = Date.now();
  return Array.from({ length: EVENT_BATCH }, (_, index) => ({
    eventName: 'view',
    eventInterfaceId: '/games/slots',
    eventShowType: 'list',
    eventRoomId: '101',
    eventFrom: '/',
    eventTime: Math.floor(now / 1000),
    eventUserId: 100_001,
    channel: 'WEB',
    appId: 'halcyon',
    version: '1.2.0',
    eventId: uuidv7(now),
    installId,
    eventSeq: before + index + 1,
  }));
}

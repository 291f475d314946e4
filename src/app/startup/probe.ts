// In a build made for measuring alone: delivery as a harness may drive it.
import { database } from '#src/data/database.ts';
import { eventsCommitted } from '#src/data/event-queue.ts';
import { type EventFields, trackAnything } from '#src/tracking/track.ts';

export interface Probe {
  /** Fields pass through unchanged. */
  readonly track: (eventName: string, fields?: EventFields) => void;
  /** The database is open, and the worker controls this page where there is one. */
  readonly ready: Promise<void>;
  /** `eventSeq` of every event that storage has taken, in order. */
  readonly committed: number[];
}

export function offerProbe(): void {
  const committed: number[] = [];
  eventsCommitted.listen((rows) => {
    for (const { eventSeq } of rows) committed.push(eventSeq);
  });
  const probe: Probe = { track: trackAnything, ready: ready(), committed };
  Object.assign(globalThis, { halcyon: probe });
}

async function ready(): Promise<void> {
  await database();
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers || workers.controller) return;
  await new Promise<void>((resolve) => {
    workers.addEventListener('controllerchange', () => resolve(), { once: true });
  });
}

// Only in a build for measuring: lets a harness drive delivery.
import { database } from '#src/data/db/database.ts';
import { outbox } from '#src/data/events/outbox.ts';
import { eventsCommitted, unwritten } from '#src/data/events/queue.ts';
import { serviceWorkers } from '#src/device/workers.ts';
import { createEmitter } from '#src/lib/emitter.ts';
import { track } from '#src/tracking/track.ts';

export interface Probe {
  readonly track: typeof track;
  /** The databases are open, and the worker, if any, controls this page. */
  readonly ready: Promise<void>;
  /** `installId:eventSeq` of every stored event, in order. */
  readonly committed: string[];
  /** How many events are not stored yet. */
  readonly unwritten: () => number;
  readonly onCommit: (listener: (numbers: string[]) => void) => void;
}

export function offerProbe(): void {
  const committed: string[] = [];
  const commits = createEmitter<string[]>();
  eventsCommitted.listen((rows) => {
    const numbers = rows.map(({ installId, eventSeq }) => `${installId}:${eventSeq}`);
    committed.push(...numbers);
    commits.emit(numbers);
  });
  const probe: Probe = {
    track,
    ready: ready(),
    committed,
    unwritten: () => unwritten().length,
    onCommit: commits.listen,
  };
  Object.assign(globalThis, { halcyon: probe });
}

async function ready(): Promise<void> {
  await Promise.all([outbox(), database()]);
  const workers = serviceWorkers();
  if (!workers || workers.controller) return;
  await new Promise<void>((resolve) => {
    workers.addEventListener('controllerchange', () => resolve(), { once: true });
  });
}

// The state of event delivery on this device, read live.
import { useLiveQuery } from 'dexie-react-hooks';
import { outbox } from '#src/data/events/outbox.ts';
import type { DeadLetterRow, DeliveryRow, OutboxDb } from '#src/data/db/tables/outbox-db.ts';
import { useLoaded } from '#src/lib/use-loaded.ts';

export interface DeliveryState {
  readonly waiting: number;
  /** Epoch milliseconds of the oldest pending event. */
  readonly since?: number;
  readonly delivery?: DeliveryRow;
  /** Dead letters, which the platform refused permanently. */
  readonly deadLetters: number;
  /** The newest dead letters. */
  readonly letters: readonly DeadLetterRow[];
  /** Id for analysts; it identifies no member. */
  readonly installId?: string;
}

const SHOWN_LETTERS = 50;

/** `undefined` until it has been read. */
export function useDelivery(): DeliveryState | undefined {
  const db = useLoaded(outbox);
  return useLiveQuery(async () => db && readDelivery(db), [db]);
}

async function readDelivery(db: OutboxDb): Promise<DeliveryState> {
  const [waiting, oldest, delivery, deadLetters, letters, installation] = await Promise.all([
    db.outbox.count(),
    db.outbox.orderBy('eventSeq').first(),
    db.delivery.get('delivery'),
    db.deadLetters.count(),
    db.deadLetters.reverse().limit(SHOWN_LETTERS).toArray(),
    db.installation.get('installId'),
  ]);
  return {
    waiting,
    deadLetters,
    letters,
    ...(oldest && { since: oldest.madeAt }),
    ...(delivery && { delivery }),
    ...(installation && { installId: installation.value }),
  };
}

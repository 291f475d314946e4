// How delivery of events stands on this device, read live.
import { useLiveQuery } from 'dexie-react-hooks';
import { db } from '#src/data/db/database.ts';
import type { DeadLetterRow, DeliveryRow } from '#src/data/db/schema.ts';

export interface DeliveryState {
  readonly waiting: number;
  /** Epoch milliseconds of the oldest event that waits. */
  readonly since?: number;
  readonly delivery?: DeliveryRow;
  /** Set apart because a platform refused them for good. */
  readonly setApart: number;
  /** The newest of them. */
  readonly letters: readonly DeadLetterRow[];
  /** What an analyst looks up; it names no member. */
  readonly installId?: string;
}

const SHOWN_LETTERS = 50;

/** `undefined` until it has been read. */
export const useDelivery = (): DeliveryState | undefined => useLiveQuery(readDelivery);

async function readDelivery(): Promise<DeliveryState> {
  const [waiting, oldest, delivery, setApart, letters, installation] = await Promise.all([
    db.outbox.count(),
    db.outbox.orderBy('eventSeq').first(),
    db.delivery.get('delivery'),
    db.deadLetters.count(),
    db.deadLetters.reverse().limit(SHOWN_LETTERS).toArray(),
    db.installation.get('installId'),
  ]);
  return {
    waiting,
    setApart,
    letters,
    ...(oldest && { since: oldest.madeAt }),
    ...(delivery && { delivery }),
    ...(installation && { installId: installation.value }),
  };
}

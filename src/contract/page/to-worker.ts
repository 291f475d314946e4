// Messages from the page to the service worker, which alone reads them.
import * as v from 'valibot';
import type { TrackEvent } from '../events.ts';

/** An event that only lacks the outbox's number. */
type HandedEvent = Omit<TrackEvent, 'eventSeq' | 'installId' | 'eventId'> & {
  readonly eventId: string;
  /** Epoch milliseconds of the device. */
  readonly madeAt: number;
};

/** An event of another build keeps the fields that this one does not know. The platform judges each event. */
export const HandedEvents = v.array(
  v.custom<HandedEvent>((event) => {
    const { eventId, madeAt } = (event ?? {}) as Partial<HandedEvent>;
    return typeof eventId === 'string' && typeof madeAt === 'number';
  }),
);

export const ToWorker = v.union([
  /**
   * Something in the outbox is due: `all`, or only whole batches. `isFresh` ends a wait, after a page load or
   * when the connection returns. `token` is that of the signed-in member, or "".
   */
  v.object({
    type: v.literal('drain'),
    all: v.boolean(),
    isFresh: v.optional(v.boolean(), false),
    token: v.optional(v.string()),
  }),
  /** Events whose page is closing, or lost the database, before their write committed. */
  v.object({ type: v.literal('enqueue'), events: HandedEvents }),
  /** Caches the missing files of the build, in one language: those of the first stage, or for `isAll` of both. */
  v.object({ type: v.literal('keep'), language: v.string(), isAll: v.boolean() }),
  /** Requests progress; the answer is a `KeptFiles`. */
  v.object({ type: v.literal('countKept'), language: v.string() }),
  /** No wait and no new attempt, because a newer version is to take over; answered through the port. */
  v.object({ type: v.literal('pause') }),
  /** Lets the waiting version take over. */
  v.object({ type: v.literal('skipWaiting') }),
]);
export type ToWorker = v.InferOutput<typeof ToWorker>;

// Messages between page and service worker.
import * as v from 'valibot';
import { TrackEvent } from '../events.ts';

/** An event that only lacks the outbox's number. */
const HandedEvent = v.object({
  ...v.omit(TrackEvent, ['eventSeq', 'installId']).entries,
  eventId: v.pipe(v.string(), v.uuid()),
  /** Epoch milliseconds of the device. */
  madeAt: v.number(),
});

/** From the page to the worker. */
export const ToWorker = v.variant('type', [
  /**
   * Something in the outbox is due: `all`, or only whole batches. `isFresh` ends a wait, after a page load or
   * when the connection returns.
   */
  v.object({ type: v.literal('drain'), all: v.boolean(), isFresh: v.optional(v.boolean(), false) }),
  /** Events whose page is closing, or lost the database, before their write committed. */
  v.object({ type: v.literal('enqueue'), events: v.array(HandedEvent) }),
  /** Caches the missing files of the build: for one language, or for `isAll` of them. */
  v.object({ type: v.literal('keep'), language: v.string(), isAll: v.boolean() }),
  /** Requests progress; the answer is a `KeptFiles`. */
  v.object({ type: v.literal('countKept') }),
  /** Lets the waiting version take over. */
  v.object({ type: v.literal('skipWaiting') }),
]);
export type ToWorker = v.InferOutput<typeof ToWorker>;

/** From the worker to its pages. */
export const ToPage = v.variant('type', [
  /** Confirmed by the platform, or moved to the dead letters: the page may drop its copies. */
  v.object({ type: v.literal('delivered'), eventIds: v.array(v.string()) }),
  /** Nothing is sent for so many milliseconds; a page wakes the worker afterwards. */
  v.object({ type: v.literal('waiting'), waitMs: v.number() }),
  /** Nothing is left to send. */
  v.object({ type: v.literal('idle') }),
]);
export type ToPage = v.InferOutput<typeof ToPage>;

// What page and service worker say to each other.
import * as v from 'valibot';
import { TrackEvent } from '../events.ts';

/** An event with all it needs but the outbox's own number. */
const HandedEvent = v.object({
  ...v.omit(TrackEvent, ['eventSeq', 'installId']).entries,
  eventId: v.pipe(v.string(), v.uuid()),
  /** Epoch milliseconds of the device. */
  madeAt: v.number(),
});

/** From the page to the worker. */
export const ToWorker = v.variant('type', [
  /**
   * Something is due in the outbox: `all`, or whole batches only. `isFresh` ends a wait: a new page, or
   * the connection came back.
   */
  v.object({ type: v.literal('drain'), all: v.boolean(), isFresh: v.optional(v.boolean(), false) }),
  /** Events whose page is going away, or had to let go of the database, before their write committed. */
  v.object({ type: v.literal('enqueue'), events: v.array(HandedEvent) }),
  /** What is still missing of the build's files is to be kept: for one language, or `isAll` of them. */
  v.object({ type: v.literal('keep'), language: v.string(), isAll: v.boolean() }),
  /** How much is kept; the answer is a `KeptFiles`. */
  v.object({ type: v.literal('countKept') }),
  /** The page asks the waiting version to take over. */
  v.object({ type: v.literal('skipWaiting') }),
]);
export type ToWorker = v.InferOutput<typeof ToWorker>;

/** From the worker to its pages. */
export const ToPage = v.variant('type', [
  /** Confirmed by the platform, or set apart: the page may forget its copies. */
  v.object({ type: v.literal('delivered'), eventIds: v.array(v.string()) }),
  /** Nothing is sent for so many milliseconds; a page wakes the worker when they are over. */
  v.object({ type: v.literal('waiting'), waitMs: v.number() }),
  /** Nothing is left to send. */
  v.object({ type: v.literal('idle') }),
]);
export type ToPage = v.InferOutput<typeof ToPage>;

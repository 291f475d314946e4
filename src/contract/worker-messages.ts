// What page and service worker say to each other.
import * as v from 'valibot';
import { TrackEvent } from './events.ts';

/** From the page to the worker. */
export const ToWorker = v.variant('type', [
  /** Something waits in the outbox, or the wait stored there is over. */
  v.object({ type: v.literal('drain') }),
  /** The page is being hidden: what it has not seen delivered rides along, in case its own write was cut. */
  v.object({ type: v.literal('hidden'), events: v.array(TrackEvent) }),
  /** Events of a page that had to let go of the database to a newer version. */
  v.object({ type: v.literal('enqueue'), events: v.array(TrackEvent) }),
  /** The page asks the waiting version to take over. */
  v.object({ type: v.literal('skipWaiting') }),
]);
export type ToWorker = v.InferOutput<typeof ToWorker>;

/** From the worker to its pages. */
export const ToPage = v.variant('type', [
  /** These were confirmed by the platform, or set apart; the page may forget its copies. */
  v.object({ type: v.literal('delivered'), eventIds: v.array(v.string()) }),
]);
export type ToPage = v.InferOutput<typeof ToPage>;

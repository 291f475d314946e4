// Messages from the service worker to its pages.
import * as v from 'valibot';

export const ToPage = v.variant('type', [
  /** Confirmed by the platform, or moved to the dead letters: the page may drop its copies. */
  v.object({ type: v.literal('delivered'), eventIds: v.array(v.string()) }),
  /** Nothing is sent for so many milliseconds; a page wakes the worker afterwards. */
  v.object({ type: v.literal('waiting'), waitMs: v.number() }),
  /** What the platform answered in the background to the page's own question for the config, if it did. */
  v.object({ type: v.literal('renewed'), answer: v.optional(v.string()) }),
  /** A notification was tapped: path and query of its screen. */
  v.object({ type: v.literal('open'), address: v.string() }),
  /** The worker has received so many bytes, which count as data of the app. */
  v.object({ type: v.literal('received'), bytes: v.number() }),
  /** Nothing more is sent for now. */
  v.object({ type: v.literal('idle') }),
]);
export type ToPage = v.InferOutput<typeof ToPage>;

// Events that a closing page handed over while the worker had no database. They wait in a cache, because the worker may
// be stopped before a page opens the database.
import * as v from 'valibot';
import { HandedEvents } from '#src/contract/page/to-worker.ts';
import { hasCache, openCache } from '#src/device/caches.ts';
import type { FreshEvent } from '#src/data/events/append.ts';

const CACHE = 'halcyon-handed-over';

export async function keepForLater(events: readonly FreshEvent[]): Promise<void> {
  const [first] = events;
  if (!first) return;
  const cache = await openCache(CACHE);
  await cache.put(`/${CACHE}/${first.eventId}`, Response.json(events));
}

/** Each entry is deleted once it is written; an event with a known id is skipped. */
export async function writeKept(write: (events: readonly FreshEvent[]) => Promise<unknown>): Promise<void> {
  if (!(await hasCache(CACHE))) return;
  const cache = await openCache(CACHE);
  for (const key of await cache.keys()) {
    const kept = await cache.match(key);
    const events = v.safeParse(HandedEvents, await kept?.json().catch(() => null));
    // An unreadable entry must not keep the others waiting.
    if (events.success) await write(events.output);
    await cache.delete(key);
  }
}

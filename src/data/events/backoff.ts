// How long to wait after a failure: exponential with full jitter, unless the platform sets a time.
import type { DeliveryRow } from '../db/tables/outbox-db.ts';

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 5 * 60_000;

export const backoffMs = (failures: number, random = Math.random): number =>
  Math.max(FIRST_WAIT_MS / 2, random() * Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures));

/** From seconds or an HTTP date, plus a little jitter; `null` if absent or invalid. */
export function retryAfterMs(header: string | null, nowMs: number): number | null {
  if (!header) return null;
  const seconds = Number(header);
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - nowMs;
  if (!Number.isFinite(wait)) return null;
  return Math.min(Math.max(wait, 0), LONGEST_WAIT_MS) + Math.random() * 500;
}

/** Milliseconds until the next attempt, 0 if due. A clock that was set back ends the wait. */
export function waitLeft(delivery: DeliveryRow | undefined, nowMs: number): number {
  if (!delivery || nowMs < delivery.waitSetAt) return 0;
  return Math.max(0, delivery.nextAttemptAt - nowMs);
}

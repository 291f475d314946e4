// The platform's clock as known on this device, for event times and countdowns.
import { noteKnownTime } from '#src/device/known-time.ts';
import { readItem, writeItem } from '#src/device/items.ts';

const KEY = 'halcyon.clockOffset';

let offsetSeconds = 0;

/** Uses the offset of the last visit, so that the first events have the right time. */
export function restoreClock(): void {
  const kept = Number(readItem(KEY));
  if (Number.isFinite(kept)) offsetSeconds = kept;
}

/** `serverTime` in epoch seconds; the round trip is shorter than that precision. */
export function noteServerTime(serverTime: number): void {
  noteKnownTime(serverTime);
  const offset = serverTime - Math.floor(Date.now() / 1000);
  if (Math.abs(offset - offsetSeconds) < 2) return;
  offsetSeconds = offset;
  writeItem(KEY, String(offset));
}

/** Platform time in epoch seconds for a moment of the device's clock. */
export const platformTime = (deviceMs = Date.now()): number => Math.floor(deviceMs / 1000) + offsetSeconds;

/** The same in epoch milliseconds. */
export const platformMs = (): number => Date.now() + offsetSeconds * 1000;

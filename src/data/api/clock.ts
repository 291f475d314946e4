// The platform's clock as seen from this device, for event times and countdowns.
import { readItem, writeItem } from '../session/local-storage.ts';

const KEY = 'halcyon.clockOffset';

let offsetSeconds = 0;

/** Takes the offset of the last visit, so that the first events of this one are timed right. */
export function restoreClock(): void {
  const kept = Number(readItem(KEY));
  if (Number.isFinite(kept)) offsetSeconds = kept;
}

/** `serverTime` in epoch seconds; the way there and back is under the second we keep. */
export function noteServerTime(serverTime: number): void {
  const offset = serverTime - Math.floor(Date.now() / 1000);
  if (Math.abs(offset - offsetSeconds) < 2) return;
  offsetSeconds = offset;
  writeItem(KEY, String(offset));
}

/** Epoch seconds by the platform's clock, of a moment by the device's. */
export const platformTime = (deviceMs = Date.now()): number => Math.floor(deviceMs / 1000) + offsetSeconds;

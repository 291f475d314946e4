// The platform's time by its last answer, for data that expires by age. Page and worker share this module.

/** By a clock that nobody can set. */
let synced: { readonly serverMs: number; readonly at: number } | undefined;

/** `serverTime` in epoch seconds. */
export function noteKnownTime(serverTime: number): void {
  synced = { serverMs: serverTime * 1000, at: performance.now() };
}

/** Epoch milliseconds, never later than the platform's clock; unknown until the platform has answered. */
export const knownPlatformMs = (): number | undefined =>
  synced && Math.floor(synced.serverMs + performance.now() - synced.at);

/** Whether so many milliseconds have passed for certain since a moment of the platform's time. */
export const hasSurelyPassed = (spanMs: number, momentMs: number): boolean =>
  (knownPlatformMs() ?? -Infinity) - momentMs >= spanMs;

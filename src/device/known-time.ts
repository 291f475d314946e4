// The platform's time as told by its last answer, for what may be deleted by age. Shared by page and worker.

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

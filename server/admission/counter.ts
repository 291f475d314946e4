// Counts by key in a window of time, in this process.
import { TOO_MANY_REQUESTS } from '#src/contract/errors.ts';
import { type Refusal, refuse } from '../refusals/refusal.ts';

/** All counts are reset together, so memory is bounded by one window. */
export function createCounter(
  max: number,
  windowMs: number,
): (key: string, now: Date, amount?: number) => Refusal<typeof TOO_MANY_REQUESTS> | null {
  const counts = new Map<string, number>();
  let endsAt = 0;
  return (key, now, amount = 1) => {
    if (max === 0) return null;
    if (now.getTime() >= endsAt) {
      counts.clear();
      endsAt = now.getTime() + windowMs;
    }
    const count = counts.get(key) ?? 0;
    // What is larger than the limit passes when nothing came before it: it could never pass otherwise.
    if (count > 0 && count + amount > max)
      return refuse(TOO_MANY_REQUESTS, { retryAfter: Math.ceil((endsAt - now.getTime()) / 1000) });
    counts.set(key, count + amount);
    return null;
  };
}

// How many calls of one member, or from one address, may be under way at the same time, in this process.
import { TOO_MANY_REQUESTS } from '#src/contract/errors.ts';
import { askerNow } from '../fair-queue/asker.ts';
import { type Refusal, refuse } from '../refusals/refusal.ts';

/** A browser has a dozen, with the worker's; an address can be that of a whole carrier. */
const MOST = { member: 60, address: 1500 };
/** Seconds. */
const RETRY_AFTER = 1;

/** Runs the work, or refuses where too much of the same asker is under way. */
export function createAtOnce(): <T>(
  work: () => Promise<T>,
) => Promise<T | Refusal<typeof TOO_MANY_REQUESTS>> {
  const underWay = new Map<string, number>();
  const count = (key: string, change: 1 | -1) => {
    const now = (underWay.get(key) ?? 0) + change;
    if (now > 0) underWay.set(key, now);
    else underWay.delete(key);
  };
  return async (work) => {
    const { address, who } = askerNow();
    const keys = { who: `${address} ${who}`, address };
    const most = who === '' ? MOST.address : MOST.member;
    const isTooMuch = (underWay.get(keys.who) ?? 0) >= most || (underWay.get(address) ?? 0) >= MOST.address;
    if (isTooMuch) return refuse(TOO_MANY_REQUESTS, { retryAfter: RETRY_AFTER });
    for (const key of Object.values(keys)) count(key, 1);
    try {
      return await work();
    } finally {
      for (const key of Object.values(keys)) count(key, -1);
    }
  };
}

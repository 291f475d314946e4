// Sends a read only once if several parts of a page request it at the same time.
import type { NoAnswer } from '#src/contract/call.ts';
import { session } from '../session/session.ts';

/** The result of a refresh for a screen; the data itself is read live. */
export type Refreshed =
  | { ok: true }
  | { ok: false; kind: NoAnswer['kind'] | 'refused'; msg?: string; traceId?: string };

const underWay = new Map<string, Promise<Refreshed>>();

/** Shared within one session only: the data of one member never answers another's request. */
export function joined(name: string, refresh: () => Promise<Refreshed>): () => Promise<Refreshed> {
  return () => {
    const key = `${name} ${session.peek().token}`;
    const running = underWay.get(key) ?? refresh().finally(() => underWay.delete(key));
    underWay.set(key, running);
    return running;
  };
}

export const DONE: Refreshed = { ok: true };

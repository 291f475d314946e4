// Reads that several parts of a page ask for at the same time are sent once.
import type { NoAnswer } from '#src/contract/call.ts';
import { session } from '../session/session.ts';

/** What a screen needs to know of a refresh: the data itself is read live. */
export type Refreshed =
  | { ok: true }
  | { ok: false; kind: NoAnswer['kind'] | 'refused'; msg?: string; traceId?: string };

const underWay = new Map<string, Promise<Refreshed>>();

/** Joined within one session: what was asked for one member answers nobody else. */
export function joined(name: string, refresh: () => Promise<Refreshed>): () => Promise<Refreshed> {
  return () => {
    const key = `${name} ${session.peek().token}`;
    const running = underWay.get(key) ?? refresh().finally(() => underWay.delete(key));
    underWay.set(key, running);
    return running;
  };
}

export const DONE: Refreshed = { ok: true };

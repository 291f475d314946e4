// Sends a read only once if several parts of a page request it at the same time.
import type { NoAnswer } from '#src/contract/call.ts';
import { session } from '../session/session.ts';

/** The result of a refresh for a screen; the data itself is read live. */
export type RefreshResult =
  | { ok: true }
  | { ok: false; kind: NoAnswer['kind'] | 'refused'; msg?: string; traceId?: string };

interface Run {
  readonly done: Promise<RefreshResult>;
  /** A write was answered since it began, which its answer may not know of. */
  isOutdated: boolean;
}

const underWay = new Map<string, Run>();

/** A write was answered, so a read that began before it is not what a screen asks for now. */
export function outdateReads(): void {
  for (const run of underWay.values()) run.isOutdated = true;
}

/** Shared within one session only: the data of one member never answers another's request. */
export function joined(name: string, refresh: () => Promise<RefreshResult>): () => Promise<RefreshResult> {
  return () => {
    const key = `${name} ${session.peek().token}`;
    const before = underWay.get(key);
    if (before && !before.isOutdated) return before.done;
    // After the outdated one, whose answer would replace the newer one if it came later.
    const begun = before ? before.done.then(refresh, refresh) : refresh();
    const run: Run = { done: begun.finally(() => end(key, run)), isOutdated: false };
    underWay.set(key, run);
    return run.done;
  };
}

function end(key: string, run: Run): void {
  if (underWay.get(key) === run) underWay.delete(key);
}

export const DONE: RefreshResult = { ok: true };

/** Returns the first refresh that failed, or success. */
export async function allOf(refreshes: readonly Promise<RefreshResult>[]): Promise<RefreshResult> {
  const all = await Promise.all(refreshes);
  return all.find(({ ok }) => !ok) ?? DONE;
}

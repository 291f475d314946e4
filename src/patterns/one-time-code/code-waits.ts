// When the next code may be asked for. It stays on the device through a reload, and names no number.
import { platformTime } from '#src/data/api/clock.ts';
import { readItem, removeItem, writeItem } from '#src/data/session/local-storage.ts';

const KEY = 'halcyon.codeWaits';

export interface CodeWait {
  /** Epoch seconds of the platform. */
  readonly nextAt: number;
  /** Codes left today, where the platform said so. */
  readonly remaining?: number | undefined;
  /** Of the code that was sent; absent where none was. */
  readonly length?: number | undefined;
}

interface KeptWait extends CodeWait {
  readonly purpose: number;
  readonly mark: number;
}

/** For what and to whom a code goes: a number, or a sign-in that waits for its second step. */
export interface CodeTarget {
  readonly purpose: number;
  readonly to: string;
}

export function codeWaitOf(target: CodeTarget): CodeWait | undefined {
  return waits().find((wait) => isFor(wait, target));
}

export function keepCodeWait(target: CodeTarget, { nextAt, remaining, length }: CodeWait): void {
  const others = waits().filter((wait) => !isFor(wait, target));
  const wait = { purpose: target.purpose, mark: markOf(target.to), nextAt, remaining, length };
  writeItem(KEY, JSON.stringify([...others, wait]));
}

const isFor = (wait: KeptWait, { purpose, to }: CodeTarget): boolean =>
  wait.purpose === purpose && wait.mark === markOf(to);

/** Those that are not over; a wait that is over is of no use to anybody. */
function waits(): KeptWait[] {
  const kept = readItem(KEY);
  if (kept === null) return [];
  const lasting = parsed(kept).filter(({ nextAt }) => nextAt > platformTime());
  if (lasting.length === 0) removeItem(KEY);
  return lasting;
}

function parsed(kept: string): KeptWait[] {
  try {
    const list: unknown = JSON.parse(kept);
    return Array.isArray(list) ? (list as KeptWait[]) : [];
  } catch {
    return [];
  }
}

const MARKS = 4096;

/** Tells another number from this one, and has far too few values to tell which number it was. */
function markOf(to: string): number {
  let mark = 0;
  for (const letter of to) mark = (mark * 31 + (letter.codePointAt(0) ?? 0)) % MARKS;
  return mark;
}

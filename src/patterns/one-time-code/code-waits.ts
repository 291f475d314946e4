// When the next code may be requested. Stored on the device, so that it survives a reload; it contains no number.
import { platformTime } from '#src/data/api/clock.ts';
import { readItem, removeItem, writeItem } from '#src/device/items.ts';

const KEY = 'halcyon.codeWaits';

export interface CodeWait {
  /** Epoch seconds of the platform. */
  readonly nextAt: number;
  /** Remaining codes today, if the platform sent it. */
  readonly remaining?: number | undefined;
  /** Length of the code that was sent; absent if none was. */
  readonly length?: number | undefined;
}

interface KeptWait extends CodeWait {
  readonly purpose: number;
  readonly mark: number;
}

/** Purpose and recipient of a code: a number, or a sign-in that waits for its second step. */
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

/** Without waits that have ended. */
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
    return Array.isArray(list) ? list.filter(isWait) : [];
  } catch {
    return [];
  }
}

function isWait(kept: unknown): kept is KeptWait {
  const { purpose, mark, nextAt } = (kept ?? {}) as Record<string, unknown>;
  return [purpose, mark, nextAt].every((field) => typeof field === 'number');
}

const MARKS = 4096;

/** Distinguishes two numbers, with far too few values to identify either. */
function markOf(to: string): number {
  let mark = 0;
  for (const letter of to) mark = (mark * 31 + (letter.codePointAt(0) ?? 0)) % MARKS;
  return mark;
}

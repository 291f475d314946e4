// An answer that reaches the page's code when the test says so: the platform has worked on the call before.
import { vi } from 'vitest';
import type { Line } from '../line.ts';

export interface HeldAnswer {
  readonly isHeld: Promise<void>;
  readonly release: () => void;
}

/** Answers to one call; those to others are not held. */
export function holdAnswer(line: Line, call: string): HeldAnswer {
  let hold = () => {};
  let release = () => {};
  const isHeld = new Promise<void>((resolve) => (hold = resolve));
  const isFree = new Promise<void>((resolve) => (release = resolve));
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const answer = await line.fetch(address, init);
    if (!address.endsWith(`/${call}`)) return answer;
    hold();
    await isFree;
    return answer;
  });
  return { isHeld, release: () => release() };
}

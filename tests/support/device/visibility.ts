import { waitFor } from '@testing-library/react';
import { vi } from 'vitest';

/** The tab comes to the foreground, or goes to the background. */
export function look(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Looks again, less and less often: the first look may come before the screen watches for it, and many keep it busy. */
export async function looksUntil(fact: () => unknown): Promise<void> {
  let pauseMs = 250;
  let next: ReturnType<typeof setTimeout>;
  const lookAgain = () => {
    look('visible');
    pauseMs *= 2;
    next = setTimeout(lookAgain, pauseMs);
  };
  lookAgain();
  try {
    await waitFor(fact);
  } finally {
    clearTimeout(next!);
  }
}

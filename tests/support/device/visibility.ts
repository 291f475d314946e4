import { waitFor } from '@testing-library/react';
import { vi } from 'vitest';

/** The tab comes to the foreground, or goes to the background. */
export function look(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Looks again and again, because the first look may come before the screen watches for it. */
export async function looksUntil(fact: () => unknown): Promise<void> {
  look('visible');
  const looking = setInterval(() => look('visible'), 250);
  try {
    await waitFor(fact);
  } finally {
    clearInterval(looking);
  }
}

import { vi } from 'vitest';

/** The tab comes to the foreground, or goes to the background. */
export function look(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

// The browser's offer to install the app, kept until the app shows it.
import { signal } from '@preact/signals-react';

export type InstallState = 'unavailable' | 'available' | 'cancelled' | 'installed';

export const installState = signal<InstallState>('unavailable');

/** Only browsers built on Chromium have it. */
export interface InstallPromptEvent extends Event {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

let kept: InstallPromptEvent | undefined;

/** The browser would otherwise choose the moment itself. */
export function keepInstallPrompt(event: Event): void {
  event.preventDefault();
  kept = event as InstallPromptEvent;
  installState.value = 'available';
}

export function noteInstalled(): void {
  kept = undefined;
  installState.value = 'installed';
}

/** A browser's prompt can be shown once. */
export async function showInstallPrompt(): Promise<void> {
  const prompt = kept;
  kept = undefined;
  const answer = await prompt?.prompt();
  if (installState.peek() === 'available') {
    installState.value = answer?.outcome === 'accepted' ? 'installed' : 'cancelled';
  }
}

// The browser's offer to install the app, kept until the app shows it, and the person's last answer.
import { signal } from '@preact/signals-react';
import { isWithin } from '#src/lib/timing.ts';
import { readItem, removeItem, sessionItems, writeItem } from '#src/device/items.ts';

export type InstallState = 'unavailable' | 'available' | 'cancelled' | 'installed';

export const installState = signal<InstallState>('unavailable');

/** Only browsers built on Chromium have it. */
interface InstallPromptEvent extends Event {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

const ANSWER_KEY = 'halcyon.installAnswer';
const INSTALLED = 'installed';
const VISITS_KEY = 'halcyon.visits';
/** "Not now" holds for 14 days. */
const PAUSE_MS = 14 * 24 * 3600 * 1000;

let kept: InstallPromptEvent | undefined;

/** The browser would otherwise choose the moment itself. It offers nothing while the app is installed. */
export function keepInstallPrompt(event: Event): void {
  event.preventDefault();
  kept = event as InstallPromptEvent;
  if (readItem(ANSWER_KEY) === INSTALLED) removeItem(ANSWER_KEY);
  installState.value = 'available';
}

export function noteInstalled(): void {
  kept = undefined;
  writeItem(ANSWER_KEY, INSTALLED);
  installState.value = 'installed';
}

/** A browser's prompt can be shown once. */
export async function showInstallPrompt(): Promise<'accepted' | 'dismissed'> {
  const prompt = kept;
  kept = undefined;
  const outcome = (await prompt?.prompt())?.outcome ?? 'dismissed';
  if (outcome === 'dismissed') declineInstall();
  if (installState.peek() === 'available')
    installState.value = outcome === 'accepted' ? 'installed' : 'cancelled';
  return outcome;
}

export const declineInstall = (): void => void writeItem(ANSWER_KEY, String(Date.now()));

/** Nothing is offered for now: it is installed, or was declined a short while ago. */
export const isInstallAnswered = (): boolean =>
  isInstalledHere() || isWithin(PAUSE_MS, Number(readItem(ANSWER_KEY) ?? Number.NaN));

/** Known from an earlier visit, too. */
export const isInstalledHere = (): boolean =>
  installState.peek() === 'installed' || readItem(ANSWER_KEY) === INSTALLED;

/** A visit is one run of the app in one tab. Returns the number of this one. */
export function countVisit(): number {
  const before = Number(readItem(VISITS_KEY)) || 0;
  if (sessionItems.read(VISITS_KEY) !== null) return before;
  sessionItems.write(VISITS_KEY, '1');
  writeItem(VISITS_KEY, String(before + 1));
  return before + 1;
}

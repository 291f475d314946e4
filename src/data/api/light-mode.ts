// Light mode saves data: small pictures, a carousel that stands still, and nothing fetched ahead.
import { signal } from '@preact/signals-react';
import { readItem } from '#src/device/items.ts';
import { asksToSave, connectionClass } from './connection.ts';

/** In local storage: '1' or '0'. */
export const LIGHT_KEY = 'halcyon.light';

/** The choice made on this device; without one the device and its connection decide. */
export const lightChoice = signal<boolean | undefined>(undefined);

/** That of an earlier visit. */
export function recallLightChoice(): void {
  const stored = readItem(LIGHT_KEY);
  if (stored !== null) lightChoice.value = stored === '1';
}

export const isLightMode = (): boolean => lightChoice.peek() ?? asksToSave();

/** Nothing is fetched ahead; without a choice that includes 3g. */
export const isSlowOrMetered = (): boolean =>
  lightChoice.peek() ?? (asksToSave() || connectionClass() === '3g');

// The offer to install the app, shown above the screen it was made on and in the lobby.
import { signal } from '@preact/signals-react';

/** What led to it. */
export type InstallPlace = 'visit' | 'claim' | 'menu' | 'popup';

export interface InstallOffer {
  readonly place: InstallPlace;
  readonly path: string;
}

export const installOffer = signal<InstallOffer | null>(null);

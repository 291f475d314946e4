import type { ComponentType } from 'react';
import type { LaterScreen } from './on-demand/later-screens.ts';
import { lazyScreen, loadPart } from './startup/screen.ts';

/** A screen of `on-demand/later-screens.ts`. */
export const later = (name: LaterScreen): ComponentType =>
  lazyScreen(async () => {
    const { laterScreens } = await loadPart(() => import('./on-demand/later-screens.ts'));
    return laterScreens[name]();
  });

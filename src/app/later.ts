import type { LaterScreen } from './on-demand/later-screens.ts';
import { type LazyScreen, lazyScreen, loadPart } from './startup/screen.ts';

/** A screen of `on-demand/later-screens.ts`. */
export const later = (name: LaterScreen): LazyScreen =>
  lazyScreen(async () => {
    const { laterScreens } = await loadPart(() => import('./on-demand/later-screens.ts'));
    return laterScreens[name]();
  });

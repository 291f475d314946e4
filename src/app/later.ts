import type { LaterScreen } from './on-demand/later-screens.ts';
import { type LazyScreen, lazyScreen, loadTable } from './startup/screen.ts';

/** A screen of `on-demand/later-screens.ts`. */
export const later = (name: LaterScreen): LazyScreen =>
  lazyScreen(async () => {
    const { laterScreens } = await loadTable(() => import('./on-demand/later-screens.ts'));
    return laterScreens[name]();
  });

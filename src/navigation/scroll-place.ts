// What the restored scroll position and the screen being drawn tell each other.
import { createEmitter } from '#src/lib/emitter.ts';

/** `isOn` while the page is brought back to its position: what is drawn then is drawn whole. */
export const restoring = { isOn: false };

/** Back or forward, before the screen is drawn. Listeners of the window itself are called in the order they came. */
export const wentBack = createEmitter<void>();

export const listenToHistory = (): void => addEventListener('popstate', () => wentBack.emit());

/** A long list drew its range, before the next frame. */
export const listDrawn = createEmitter<void>();

/** Marks a long list, whose items keep their place on the screen when the content above it changes its height. */
export const LONG_LIST = 'data-long-list';

// The app around the game: what is told to it, and the little that it may say.

const app = document.documentElement.dataset['app'] ?? '';
const isFramed = window.parent !== window;

/** @param {import('../../../src/contract/page/game-messages.ts').GameMessage} message */
export function tell(message) {
  if (isFramed && app) window.parent.postMessage(message, app);
}

/**
 * Only from the window around this one, and only if it is the page that launched the game.
 * @param {{ leave: () => void, mute: (isMuted: boolean) => void, line: (isOnline: boolean) => void }} hearing
 */
export function listen(hearing) {
  addEventListener('message', (event) => {
    if (!isFramed || event.source !== window.parent || event.origin !== app) return;
    const message = /** @type {Record<string, unknown> | null} */ (event.data);
    if (typeof message !== 'object' || message === null) return;
    if (message['type'] === 'leave') hearing.leave();
    if (message['type'] === 'mute') hearing.mute(message['isMuted'] === true);
    if (message['type'] === 'line') hearing.line(message['isOnline'] === true);
  });
}

/** Out of a frame the app decides; a window of its own can only be closed. */
export function leave() {
  tell({ type: 'exit' });
  if (!isFramed) window.close();
  return isFramed;
}

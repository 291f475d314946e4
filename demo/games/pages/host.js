// Messages to and from the app that frames the game.

const app = document.documentElement.dataset['app'] ?? '';
const isFramed = window.parent !== window;

/** @param {import('../../../src/contract/page/game-messages.ts').GameMessage} message */
export function report(message) {
  if (isFramed && app) window.parent.postMessage(message, app);
}

/**
 * Accepts messages only from the parent window, and only if it is the page that launched the game.
 * @param {{ leave: () => void, mute: (isMuted: boolean) => void, line: (isOnline: boolean) => void }} handlers
 */
export function listen(handlers) {
  addEventListener('message', (event) => {
    if (!isFramed || event.source !== window.parent || event.origin !== app) return;
    const message = /** @type {Record<string, unknown> | null} */ (event.data);
    if (typeof message !== 'object' || message === null) return;
    if (message['type'] === 'leave') handlers.leave();
    if (message['type'] === 'mute') handlers.mute(message['isMuted'] === true);
    if (message['type'] === 'line') handlers.line(message['isOnline'] === true);
  });
}

/** In a frame the app decides; a page of its own navigates back, and a window can only be closed. */
export function leave() {
  report({ type: 'exit' });
  const back = isFramed ? '' : wayBack();
  if (back) location.replace(back);
  else if (!isFramed) window.close();
  return isFramed || back !== '';
}

/** Opens the same game with play money; the app does so in its frame, and a page of its own goes there. @param {number} gameId */
export function openTrial(gameId) {
  report({ type: 'trial' });
  if (!isFramed && app) location.replace(`${app}/game/start?gameId=${gameId}&tryIt=1`);
}

/** The return address from the launch, if it is inside the app. */
function wayBack() {
  const path = new URLSearchParams(location.search).get('back');
  if (path === null || !URL.canParse(path, app)) return '';
  const address = new URL(path, app);
  return address.origin === app ? address.href : '';
}

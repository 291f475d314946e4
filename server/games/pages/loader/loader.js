// Relays messages between the app and a game document, which runs in a frame with an opaque origin
// so that it can reach neither the app nor other pages of this origin.

const app = document.documentElement.dataset['app'] ?? '';
const frame = /** @type {HTMLIFrameElement} */ (document.querySelector('iframe'));

/** The document, until the frame is ready for it. @type {string | undefined} */
let waiting;
let isThere = false;

function hand() {
  if (!isThere || waiting === undefined) return;
  frame.contentWindow?.postMessage({ type: 'document', html: waiting }, '*');
  waiting = undefined;
}

/** @param {any} data */
function onAppMessage(data) {
  if (data?.type !== 'document') return frame.contentWindow?.postMessage(data, '*');
  waiting = String(data.html);
  hand();
}

/** @param {any} data */
function onGameMessage(data) {
  if (data?.type !== 'frame-ready') return window.parent.postMessage(data, app);
  isThere = true;
  hand();
}

addEventListener('message', ({ source, origin, data }) => {
  if (source === window.parent && origin === app) onAppMessage(data);
  if (source !== null && source === frame.contentWindow) onGameMessage(data);
});

frame.src = `/frames/document${location.search}`;
window.parent.postMessage({ type: 'loader-ready' }, app);

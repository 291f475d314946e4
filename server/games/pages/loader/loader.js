// Between the app and a game that comes as a document: it is shown in a frame that has no origin of its own,
// so that it can reach neither the app nor the other pages of this one, and what both say is handed on.

const app = document.documentElement.dataset['app'] ?? '';
const frame = /** @type {HTMLIFrameElement} */ (document.querySelector('iframe'));

/** The document, until the frame is there to take it. @type {string | undefined} */
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

// The vendor's chat widget in a frame of the app. It learns a name and a language, and reports what happens to it.

/** @typedef {typeof import('@livechat/widget-core')} WidgetCore */
/** @typedef {import('../../../../src/contract/page/chat-messages.ts').ToChat} ToChat */
/** @typedef {import('../../../../src/contract/page/chat-messages.ts').ChatState} ChatState */

const { app = '', script = '', licence = '', group = '' } = document.documentElement.dataset;
const { createWidget } = /** @type {{ LiveChatWidgetCore: WidgetCore }} */ (
  /** @type {unknown} */ (globalThis)
).LiveChatWidgetCore;

/** @type {ReturnType<WidgetCore['createWidget']> | undefined} */
let widget;
let isReady = false;
let isShown = false;

/** @param {ChatState} state */
const tell = (state) => parent.postMessage({ type: 'halcyon-chat', state }, app);

/** @param {ToChat} message */
function show(message) {
  isShown = message.isShown;
  const visibility = isShown ? 'maximized' : 'hidden';
  if (!widget) widget = begin(message);
  else if (isReady) widget.updateVisibility(visibility);
}

/** @param {ToChat} message */
function begin({ name, language }) {
  const begun = createWidget({
    license: licence,
    ...(group && { group }),
    ...(name && { customerName: name }),
    sessionVariables: { language },
    visibility: 'maximized',
    onReady() {
      isReady = true;
      begun.updateVisibility(isShown ? 'maximized' : 'hidden');
      tell('ready');
    },
    onNewEvent({ author }) {
      if (author.type === 'agent' && !isShown) tell('unread');
    },
    onVisibilityChanged({ visibility }) {
      if (isReady && isShown && visibility === 'minimized') tell('left');
    },
  });
  // The package knows one address; the platform's settings name it.
  const vendor = /** @type {{ LiveChatWidget: { init: () => void } }} */ (/** @type {unknown} */ (window));
  vendor.LiveChatWidget.init = loadScript;
  begun.init();
  return begun;
}

function loadScript() {
  const element = document.createElement('script');
  element.async = true;
  element.src = script;
  element.addEventListener('error', () => tell('failed'));
  document.head.append(element);
}

addEventListener('message', ({ source, origin, data }) => {
  if (source === parent && origin === app && data?.type === 'halcyon-chat') show(data);
});
tell('loaded');

export {};

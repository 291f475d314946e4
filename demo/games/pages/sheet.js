// The sheet over the game: one title, what it explains, and a button that closes it.
import { byId, make } from './dom.js';
import { texts } from './texts.js';

/** @type {HTMLDialogElement | undefined} */
let sheet;

/** @param {string} title @param {...(Node | string)} content */
export function openSheet(title, ...content) {
  sheet ??= prepare();
  const heading = make('h2', { tabindex: '-1' }, title);
  const close = make('button', { class: 'close', type: 'button' }, texts.close);
  close.addEventListener('click', () => sheet?.close());
  sheet.setAttribute('aria-label', title);
  sheet.replaceChildren(heading, ...content, close);
  sheet.showModal();
  // Focus goes to the top: on the button at the bottom, a small screen would open scrolled to the end.
  heading.focus();
}

/** @param {(readonly [Node | string, Node | string])[]} rows */
export const facts = (rows) =>
  make('dl', {}, ...rows.flatMap(([name, value]) => [make('dt', {}, name), make('dd', {}, value)]));

function prepare() {
  const dialog = /** @type {HTMLDialogElement} */ (byId('sheet'));
  dialog.addEventListener('click', (event) => event.target === dialog && dialog.close());
  return dialog;
}

// A sheet over the game that explains its pays.
import { button, byId, make } from './dom.js';
import { decimal, fill, texts } from './texts.js';

/** @param {{ rule: string, rows: [Node | string, string][], returnPercent: () => number }} rules */
export function prepareRules({ rule, rows, returnPercent }) {
  const sheet = /** @type {HTMLDialogElement} */ (byId('sheet'));
  const close = make('button', { class: 'close', type: 'button' }, texts.close);
  const list = make(
    'dl',
    {},
    ...rows.flatMap(([what, pays]) => [make('dt', {}, what), make('dd', {}, pays)]),
  );
  const title = make('h2', { tabindex: '-1' }, texts.rules);
  sheet.setAttribute('aria-label', texts.rules);
  close.addEventListener('click', () => sheet.close());
  sheet.addEventListener('click', (event) => event.target === sheet && sheet.close());
  button('rules').addEventListener('click', () => {
    sheet.replaceChildren(
      title,
      make('p', {}, rule),
      list,
      make('p', {}, fill(texts.returns, { percent: decimal(returnPercent() / 100) })),
      close,
    );
    sheet.showModal();
    // Focus goes to the top: on the button at the bottom, a small screen would open scrolled to the end.
    title.focus();
  });
}

// Explains how the game pays.
import { button, make } from './dom.js';
import { facts, openSheet } from './sheet.js';
import { fill, percent, texts } from './texts.js';

/** @param {{ rule: string, rows: [Node | string, string][], returnPercent: () => number }} rules */
export function prepareRules({ rule, rows, returnPercent }) {
  const list = facts(rows);
  button('rules').addEventListener('click', () =>
    openSheet(
      texts.rules,
      make('p', {}, rule),
      list,
      make('p', {}, fill(texts.returns, { percent: percent(returnPercent() / 10_000) })),
    ),
  );
}

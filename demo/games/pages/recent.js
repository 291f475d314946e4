// The results of the last rounds; losses are as visible as wins, and a tap shows the whole round.
import { byId, make } from './dom.js';
import { facts, openSheet } from './sheet.js';
import { clock, coins, texts } from './texts.js';

const SHOWN_MAX = 6;

/** @typedef {import('./wire.js').Round} Round */
/** @typedef {(round: Round) => (readonly [string, Node | string])[]} Describe */

/** @param {Round} round @param {Describe} describe what the game has shown */
export function noteRound(round, describe) {
  const list = byId('recent');
  const change = changeOf(round);
  const isWon = round.win > round.bet;
  const chip = make('button', { class: 'chip', type: 'button', 'data-kind': isWon ? 'win' : 'loss' }, change);
  chip.setAttribute('aria-label', `${texts.round}: ${change}`);
  chip.addEventListener('click', () => openSheet(texts.round, facts(rowsOf(round, describe))));
  list.prepend(chip);
  while (list.children.length > SHOWN_MAX) list.lastElementChild?.remove();
}

/** A loss shows the amount lost, and nothing is neither. @param {Round} round */
function changeOf({ bet, win }) {
  if (win === bet) return coins(0);
  return win < bet ? `\u2212${coins(bet - win)}` : `+${coins(win - bet)}`;
}

/** @param {Round} round @param {Describe} describe @returns {(readonly [string, Node | string])[]} */
const rowsOf = (round, describe) => [
  ...(round.time ? [/** @type {const} */ ([texts.time, clock(round.time)])] : []),
  ...describe(round),
  [texts.bet, coins(round.bet)],
  [texts.paid, coins(round.win)],
  [texts.net, changeOf(round)],
  [texts.after, coins(round.coin)],
];

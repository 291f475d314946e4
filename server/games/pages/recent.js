// The results of the last rounds; losses are as visible as wins.
import { byId, make } from './dom.js';
import { coins } from './texts.js';

const SHOWN_MAX = 6;

/** @param {{ bet: number, win: number }} round */
export function noteRound({ bet, win }) {
  const list = byId('recent');
  const isWon = win > bet;
  // A loss shows the amount lost.
  const change = win < bet ? `\u2212${coins(bet - win)}` : `+${coins(win - bet)}`;
  list.prepend(make('li', { 'data-kind': isWon ? 'win' : 'loss' }, change));
  while (list.children.length > SHOWN_MAX) list.lastElementChild?.remove();
}

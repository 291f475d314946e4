// The results of the last rounds; losses are as visible as wins.
import { byId, make } from './dom.js';
import { coins } from './texts.js';

const SHOWN_MAX = 6;

/** @param {{ bet: number, win: number }} round */
export function noteRound({ bet, win }) {
  const list = byId('recent');
  const sign = win > bet ? '+' : win < bet ? '\u2212' : '';
  const kind = win > bet ? 'win' : 'loss';
  list.prepend(make('li', { 'data-kind': kind }, sign + coins(Math.abs(win - bet))));
  while (list.children.length > SHOWN_MAX) list.lastElementChild?.remove();
}

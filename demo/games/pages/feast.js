// How large a win is celebrated: the more times the bet it pays, the larger and longer.

/** @typedef {{ level: 1 | 2 | 3 | 4, ms: number, rings: number }} Feast */

/** From the largest; `from` is a multiple of the bet, `rings` are rings of sparks. @type {(Feast & { from: number })[]} */
const FEASTS = [
  { from: 20, level: 4, ms: 2600, rings: 4 },
  { from: 5, level: 3, ms: 1900, rings: 2 },
  { from: 2, level: 2, ms: 1200, rings: 0 },
  { from: 0, level: 1, ms: 900, rings: 0 },
];

/** None for a round that pays no more than the bet. @param {{ bet: number, win: number }} round */
export const feastOf = ({ bet, win }) =>
  win > bet ? FEASTS.find(({ from }) => win >= bet * from) : undefined;

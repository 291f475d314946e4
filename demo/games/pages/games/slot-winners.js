// Which of the three symbols on the line have won.
const WILD = 'kingfisher';

/** Per reel; of a win by two pearls, the third symbol has no part. @param {string[]} stops */
export function winnersOf(stops) {
  const others = stops.filter((symbol) => symbol !== WILD);
  const isThree = others.every((symbol) => symbol === others[0]);
  return stops.map((symbol) => isThree || symbol === 'pearl' || symbol === WILD);
}

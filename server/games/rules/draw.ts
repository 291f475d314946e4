// The random source of all games.
import { randomInt } from 'node:crypto';

/** A uniformly distributed integer from 0 up to, but not including, `below`. */
export type Draw = (below: number) => number;

export const drawSecurely: Draw = (below) => randomInt(below);

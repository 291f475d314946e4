// Where chance comes from.
import { randomInt } from 'node:crypto';

/** A whole number from 0 up to, and without, `below`; each as likely as the others. */
export type Draw = (below: number) => number;

export const drawSecurely: Draw = (below) => randomInt(below);

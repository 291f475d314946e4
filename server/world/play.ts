// The rules of a game that is played here, as the platform asks for them, and the random source that they draw from.
import { randomInt } from 'node:crypto';
import type { GenericSchema } from 'valibot';

/** A uniformly distributed integer from 0 up to, but not including, `below`. */
export type Draw = (below: number) => number;

export const drawSecurely: Draw = (below) => randomInt(below);

/** One coin in hundredths; bets are whole coins, so every pay in hundredths of a bet is exact. */
export const COIN = 100;

/** Hundredths of a coin. */
export interface BetLimits {
  readonly min: number;
  readonly max: number;
  readonly steps: readonly number[];
}

interface RoundOutcome {
  readonly win: number;
  /** What the page shows on the way to the win. */
  readonly shown: Readonly<Record<string, unknown>>;
}

export interface Play {
  readonly choice: GenericSchema<unknown, object>;
  readonly limits: BetLimits;
  /** What the page needs before the first round. */
  readonly table: Readonly<Record<string, unknown>>;
  /** Average return in hundredths of a percent, the best where it depends on the choice. */
  readonly returnPercent: number;
  /** `choice` has passed the schema. */
  decide(bet: number, choice: object, draw: Draw): RoundOutcome;
}

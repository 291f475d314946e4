// The three playable games behind one interface.
import * as v from 'valibot';
import type { Draw } from './draw.ts';
import { DICE_BOUNDS, DiceChoice, rollDice, winOfDice } from './dice.ts';
import { payOfReels, spinReels, SYMBOLS, THREE_PAY, TWO_PEARLS_PAY } from './slot.ts';
import { FIELDS, payOfField, spinWheel, WheelChoice } from './wheel.ts';

/** One coin in hundredths; bets are whole coins, so every pay in hundredths of a bet is exact. */
export const COIN = 100;

/** Hundredths of a coin. */
export const BET_LIMITS = {
  min: COIN,
  max: 500 * COIN,
  steps: [1, 2, 5, 10, 20, 50, 100, 200, 500].map((coins) => coins * COIN),
};

interface Decided {
  readonly win: number;
  /** What the page shows on the way to the win. */
  readonly shown: Readonly<Record<string, unknown>>;
}

export interface Play {
  readonly choice: v.GenericSchema<unknown, object>;
  /** What the page needs before the first round. */
  readonly table: Readonly<Record<string, unknown>>;
  /** Average return in hundredths of a percent, the best where it depends on the choice. */
  readonly returnPercent: number;
  /** `choice` has passed the schema. */
  decide(bet: number, choice: object, draw: Draw): Decided;
}

const slot: Play = {
  choice: v.object({}),
  table: { symbols: SYMBOLS, three: THREE_PAY, twoPearls: TWO_PEARLS_PAY },
  returnPercent: 95_65,
  decide: (bet, _, draw) => {
    const reels = spinReels(draw);
    return { win: (bet * payOfReels(reels)) / 100, shown: { reels } };
  },
};

const dice: Play = {
  choice: DiceChoice,
  table: DICE_BOUNDS,
  returnPercent: 98_00,
  decide: (bet, choice, draw) => {
    const roll = rollDice(draw);
    return { win: winOfDice(bet, choice as DiceChoice, roll), shown: { roll } };
  },
};

const wheel: Play = {
  choice: WheelChoice,
  table: { fields: FIELDS },
  returnPercent: 96_00,
  decide: (bet, choice, draw) => {
    const field = spinWheel(draw);
    return { win: (bet * payOfField(choice as WheelChoice, field)) / 100, shown: { field } };
  },
};

const PLAYS: Readonly<Record<string, Play>> = { slot, dice, wheel };

export const playOf = (name: string): Play | undefined =>
  Object.hasOwn(PLAYS, name) ? PLAYS[name] : undefined;

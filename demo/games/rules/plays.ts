// The three playable games behind one interface.
import * as v from 'valibot';
import { type BetLimits, COIN, type Play } from '#server/world/play.ts';
import { DICE_BOUNDS, DiceChoice, rollDice, winOfDice } from './dice.ts';
import { payOfReels, spinReels, SYMBOLS, THREE_PAY, TWO_PEARLS_PAY } from './slot.ts';
import { FIELDS, payOfField, spinWheel, TEMPERS, WheelChoice } from './wheel.ts';

/** Hundredths of a coin. */
export const BET_LIMITS = {
  min: COIN,
  max: 500 * COIN,
  steps: [1, 2, 5, 10, 20, 50, 100, 200, 500].map((coins) => coins * COIN),
} satisfies BetLimits;

/** The choices of all games; each game reads its own. */
export const Choice = v.object({
  side: v.optional(v.picklist(['over', 'under'])),
  target: v.optional(v.pipe(v.number(), v.safeInteger())),
  temper: v.optional(v.picklist(TEMPERS)),
});

const slot: Play = {
  choice: v.object({}),
  limits: BET_LIMITS,
  table: { symbols: SYMBOLS, three: THREE_PAY, twoPearls: TWO_PEARLS_PAY },
  returnPercent: 95_65,
  decide: (bet, _, draw) => {
    const reels = spinReels(draw);
    return { win: (bet * payOfReels(reels)) / 100, shown: { reels } };
  },
};

const dice: Play = {
  choice: DiceChoice,
  limits: BET_LIMITS,
  table: DICE_BOUNDS,
  returnPercent: 98_00,
  decide: (bet, choice, draw) => {
    const roll = rollDice(draw);
    return { win: winOfDice(bet, choice as DiceChoice, roll), shown: { roll } };
  },
};

const wheel: Play = {
  choice: WheelChoice,
  limits: BET_LIMITS,
  table: { fields: FIELDS },
  returnPercent: 96_00,
  decide: (bet, choice, draw) => {
    const field = spinWheel(draw);
    return { win: (bet * payOfField(choice as WheelChoice, field)) / 100, shown: { field } };
  },
};

const PLAYS: Readonly<Record<string, Play>> = { slot, dice, wheel };

export const playOf = (name: string): Play | null =>
  Object.hasOwn(PLAYS, name) ? (PLAYS[name] ?? null) : null;

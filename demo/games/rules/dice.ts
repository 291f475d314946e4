// A number from 1 to 100, over or under a target that the player chooses.
import * as v from 'valibot';
import type { Draw } from '#server/world/play.ts';

export const SIDES = 100;
/** Average return aimed at, in hundredths of the bet; pays are rounded down to hundredths of it. */
const RETURN = 98;
const CHANCE_MIN = 2;
const CHANCE_MAX = 95;

export const DiceChoice = v.pipe(
  v.object({
    side: v.picklist(['over', 'under']),
    target: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(SIDES)),
  }),
  v.check((choice) => chanceOf(choice) >= CHANCE_MIN && chanceOf(choice) <= CHANCE_MAX),
);
export type DiceChoice = { readonly side: 'over' | 'under'; readonly target: number };

/** How many of the hundred numbers win. */
export const chanceOf = ({ side, target }: DiceChoice): number =>
  side === 'over' ? SIDES - target : target - 1;

export const rollDice = (draw: Draw): number => 1 + draw(SIDES);

/** In hundredths of the bet, as the page shows it: what is shown is what is paid. */
export const payOfDice = (chance: number): number => Math.floor((RETURN * SIDES) / chance);

/** The exact average return of a chance, in hundredths of a percent: because of the rounding it differs a little. */
export const returnOfDice = (chance: number): number => chance * payOfDice(chance);

export function winOfDice(bet: number, choice: DiceChoice, roll: number): number {
  const isWon = choice.side === 'over' ? roll > choice.target : roll < choice.target;
  return isWon ? (bet * payOfDice(chanceOf(choice))) / 100 : 0;
}

export const DICE_BOUNDS = { sides: SIDES, chanceMin: CHANCE_MIN, chanceMax: CHANCE_MAX, return: RETURN };

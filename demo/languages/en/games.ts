// How the details of a game tell its rules. What the pages of the games show lies in demo/games/pages/texts.
import type { SlotSymbol } from '../../games/rules/slot.ts';
import type { Temper } from '../../games/rules/wheel.ts';

const symbols: Readonly<Record<SlotSymbol, string>> = {
  kingfisher: 'Kingfisher',
  star: 'Star',
  lantern: 'Lantern',
  wave: 'Wave',
  shell: 'Shell',
  pearl: 'Pearl',
};

const tempers: Readonly<Record<Temper, string>> = {
  calm: 'Low risk',
  lively: 'Medium risk',
  bold: 'High risk',
};

export const texts = {
  slot: 'Three matching symbols on the line pay, and so do two of the last one in the table. The kingfisher stands for any symbol.',
  dice: 'You roll a number from 1 to 100, and choose whether it will be over or under your target.',
  wheel: 'All fields are equally likely. High risk wins less often but more, low risk more often but less.',
  symbols,
  symbolAt: (place: number) => `Symbol ${place}`,
  /** `percent` is written as the language writes it, such as "25%". */
  chance: (percent: string) => `Chance of ${percent}`,
  tempers,
  /** How many of a wheel's fields pay something; `of` is always 25. */
  fields: (temper: string, { count, of }: { count: number; of: number }) =>
    `${temper} · ${count} of ${of} fields`,
};

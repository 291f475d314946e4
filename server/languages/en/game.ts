// Refusals inside a game, and how its details tell the rules. What the games' pages show lies in server/games/pages/texts.
import {
  ABOVE_MAXIMUM,
  BELOW_MINIMUM,
  CONFLICT,
  GAME_SESSION_CLOSED,
  GAME_SESSION_EXPIRED,
  GAME_SESSION_MOVED,
  GAME_SESSION_SIGNED_OUT,
  INVALID_FIELDS,
  LAUNCH_USED,
  NOT_ENOUGH_COIN,
  TOO_MANY_REQUESTS,
} from '#src/contract/errors.ts';
import type { SlotSymbol } from '../../games/rules/slot.ts';
import type { Temper } from '../../games/rules/wheel.ts';

const refusals = {
  [CONFLICT]: 'This round was already played with another bet.',
  [INVALID_FIELDS]: "This bet can't be placed.",
  [TOO_MANY_REQUESTS]: 'That was too fast. Wait a moment.',
  [NOT_ENOUGH_COIN]: 'Your balance is too small for this bet.',
  [BELOW_MINIMUM]: 'This bet is below the minimum.',
  [ABOVE_MAXIMUM]: 'This bet is above the maximum.',
  [GAME_SESSION_CLOSED]: 'This game has been closed. Open it again from the lobby.',
  [GAME_SESSION_EXPIRED]: 'This game was open for too long and has ended. Open it again from the lobby.',
  [GAME_SESSION_MOVED]: 'This game is open in another window.',
  [GAME_SESSION_SIGNED_OUT]: 'You have signed out. Sign in again to keep playing.',
  [LAUNCH_USED]: 'This address has already been used. Open the game again from the lobby.',
};

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
  refusals,
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
  /** A page of a game that was not opened from the lobby. */
  nothing: { title: 'Game', about: 'Open this game from the lobby.' },
};

// Refusals inside a game, and the page of one that was not opened.
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

export const texts = {
  refusals,
  /** A page of a game that was not opened from the lobby. */
  nothing: { title: 'Game', about: 'Open this game from the lobby.' },
};

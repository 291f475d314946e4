// Messages of refusals inside a game: the games' own codes, and the platform's codes in a game's words.
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
import type { Language } from '../messages/language.ts';
import { messageFor } from '../messages/messages.ts';

const SENTENCES: Readonly<Record<Language, Readonly<Record<number, string>>>> = {
  en: {
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
  },
  es: {
    [CONFLICT]: 'Esta ronda ya se jugó con otra apuesta.',
    [INVALID_FIELDS]: 'No se puede hacer esta apuesta.',
    [TOO_MANY_REQUESTS]: 'Demasiado rápido. Espera un momento.',
    [NOT_ENOUGH_COIN]: 'Tu saldo no alcanza para esta apuesta.',
    [BELOW_MINIMUM]: 'Esta apuesta es inferior a la mínima.',
    [ABOVE_MAXIMUM]: 'Esta apuesta es superior a la máxima.',
    [GAME_SESSION_CLOSED]: 'Este juego se cerró. Ábrelo de nuevo desde el lobby.',
    [GAME_SESSION_EXPIRED]:
      'Este juego estuvo abierto demasiado tiempo y terminó. Ábrelo de nuevo desde el lobby.',
    [GAME_SESSION_MOVED]: 'Este juego está abierto en otra ventana.',
    [GAME_SESSION_SIGNED_OUT]: 'Cerraste la sesión. Entra de nuevo para seguir jugando.',
    [LAUNCH_USED]: 'Esta dirección ya se usó. Abre el juego de nuevo desde el lobby.',
  },
};

export const sentenceFor = (errcode: number, language: Language): string =>
  SENTENCES[language][errcode] ?? messageFor(errcode, language);

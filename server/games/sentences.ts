// What a game says of a refusal: its own codes, and those of the platform in a game's words.
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
    [CONFLICT]: 'This round was played already with another bet.',
    [INVALID_FIELDS]: 'This bet cannot be placed like that.',
    [TOO_MANY_REQUESTS]: 'That was very fast. Please wait a moment.',
    [NOT_ENOUGH_COIN]: 'Your balance is too small for this bet.',
    [BELOW_MINIMUM]: 'This bet is below the smallest one.',
    [ABOVE_MAXIMUM]: 'This bet is above the largest one.',
    [GAME_SESSION_CLOSED]: 'This game has been closed.',
    [GAME_SESSION_EXPIRED]: 'This game was open for too long and has ended.',
    [GAME_SESSION_MOVED]: 'This game goes on in another window.',
    [GAME_SESSION_SIGNED_OUT]: 'You have signed out. Please sign in again to play on.',
    [LAUNCH_USED]: 'This address was used already. Please open the game again from the lobby.',
  },
  es: {
    [CONFLICT]: 'Esta ronda ya se jugó con otra apuesta.',
    [INVALID_FIELDS]: 'No se puede apostar así.',
    [TOO_MANY_REQUESTS]: 'Eso fue muy rápido. Espera un momento.',
    [NOT_ENOUGH_COIN]: 'Tu saldo no alcanza para esta apuesta.',
    [BELOW_MINIMUM]: 'Esta apuesta es menor que la mínima.',
    [ABOVE_MAXIMUM]: 'Esta apuesta es mayor que la máxima.',
    [GAME_SESSION_CLOSED]: 'Este juego se ha cerrado.',
    [GAME_SESSION_EXPIRED]: 'El juego estuvo abierto demasiado tiempo y ha terminado.',
    [GAME_SESSION_MOVED]: 'El juego continúa en otra ventana.',
    [GAME_SESSION_SIGNED_OUT]: 'Has cerrado la sesión. Entra de nuevo para seguir jugando.',
    [LAUNCH_USED]: 'Esta dirección ya se usó. Abre el juego de nuevo desde la portada.',
  },
};

export const sentenceFor = (errcode: number, language: Language): string =>
  SENTENCES[language][errcode] ?? messageFor(errcode, language);

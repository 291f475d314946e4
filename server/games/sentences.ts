// What a game says of a refusal: its own codes, and those of the platform in a game's words.
import type { Language } from '../messages/language.ts';
import { messageFor } from '../messages/messages.ts';

const SENTENCES: Readonly<Record<Language, Readonly<Record<number, string>>>> = {
  en: {
    409: 'This round was played already with another bet.',
    422: 'This bet cannot be placed like that.',
    429: 'That was very fast. Please wait a moment.',
    2001: 'Your balance is too small for this bet.',
    2002: 'This bet is below the smallest one.',
    2003: 'This bet is above the largest one.',
    3101: 'This game has been closed.',
    3102: 'This game was open for too long and has ended.',
    3103: 'This game goes on in another window.',
    3104: 'You have signed out. Please sign in again to play on.',
    3105: 'This address was used already. Please open the game again from the lobby.',
  },
  es: {
    409: 'Esta ronda ya se jugó con otra apuesta.',
    422: 'No se puede apostar así.',
    429: 'Eso fue muy rápido. Espera un momento.',
    2001: 'Tu saldo no alcanza para esta apuesta.',
    2002: 'Esta apuesta es menor que la mínima.',
    2003: 'Esta apuesta es mayor que la máxima.',
    3101: 'Este juego se ha cerrado.',
    3102: 'El juego estuvo abierto demasiado tiempo y ha terminado.',
    3103: 'El juego continúa en otra ventana.',
    3104: 'Has cerrado la sesión. Entra de nuevo para seguir jugando.',
    3105: 'Esta dirección ya se usó. Abre el juego de nuevo desde la portada.',
  },
};

export const sentenceFor = (errcode: number, language: Language): string =>
  SENTENCES[language][errcode] ?? messageFor(errcode, language);

// Messages of refusals inside a game: the games' own codes, and the platform's codes in a game's words.
import type { Language } from '../languages/language.ts';
import { messageFor } from '../refusals/messages.ts';
import { textsOf } from '../languages/texts.ts';

const game = await textsOf('game');

export function sentenceFor(errcode: number, language: Language): string {
  const refusals: Readonly<Record<number, string>> = game(language).refusals;
  return refusals[errcode] ?? messageFor(errcode, language);
}

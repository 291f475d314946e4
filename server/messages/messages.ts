// The message of a refusal in the app's language.
import { SERVER_FAULT } from '#src/contract/errors.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import type { Language } from './language.ts';
import type { Sentences } from './sentences.ts';

const MESSAGES: Readonly<Record<Language, Sentences>> = { en, es };

export function messageFor(errcode: number, language: Language): string {
  const messages: Readonly<Record<number, string>> = MESSAGES[language];
  return messages[errcode] ?? messages[SERVER_FAULT] ?? '';
}

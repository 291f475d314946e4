// The sentence for a refusal in the language the app asked for.
import type { OwnErrcode } from '#src/contract/call.ts';
import type { CommonErrcode } from '#src/contract/envelope.ts';
import type { CallName, CallOf } from '#src/contract/index.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import type { Language } from './language.ts';

/** Every code that any call may answer with: one without a sentence does not compile. */
export type Messages = Readonly<Record<CommonErrcode | OwnErrcode<CallOf<CallName>>, string>>;

const MESSAGES: Readonly<Record<Language, Messages>> = { en, es };

export function messageFor(errcode: number, language: Language): string {
  const messages: Readonly<Record<number, string>> = MESSAGES[language];
  return messages[errcode] ?? messages[500] ?? '';
}

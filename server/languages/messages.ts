// The message of a refusal in the app's language.
import { SERVER_FAULT } from '#src/contract/errors.ts';
import type { Language } from './language.ts';
import { textsOf } from './texts.ts';

const refusals = await textsOf('refusals');

export function messageFor(errcode: number, language: Language): string {
  const messages: Readonly<Record<number, string>> = refusals(language);
  return messages[errcode] ?? messages[SERVER_FAULT] ?? '';
}

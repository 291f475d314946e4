// The member's choice of language.
import { keepLanguage } from './keep-language.ts';
import type { Language } from './languages.ts';
import { switchLanguage } from './load-texts.ts';

/** Takes effect at once and keeps typed text. Throws if the texts cannot be loaded. */
export async function chooseLanguage(chosen: Language): Promise<void> {
  await switchLanguage(chosen);
  keepLanguage(chosen);
}

// The member's choice of language, stored for a year.
import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_AGE, type Language } from './languages.ts';
import { switchLanguage } from './load-texts.ts';

/** Takes effect at once and keeps typed text. Throws if the texts cannot be loaded. */
export async function chooseLanguage(chosen: Language): Promise<void> {
  await switchLanguage(chosen);
  document.cookie = `${LANGUAGE_COOKIE}=${chosen}; path=/; max-age=${LANGUAGE_COOKIE_AGE}; samesite=lax`;
}

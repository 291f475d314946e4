// The member's choice of a language, kept for a year.
import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_AGE, type Language } from './languages.ts';
import { loadShellTexts, loadTexts, showLanguage } from './t.ts';

/** Takes effect at once, without losing what is typed. Throws when its texts cannot be had. */
export async function chooseLanguage(chosen: Language): Promise<void> {
  await Promise.all([loadShellTexts(chosen), loadTexts(chosen)]);
  document.cookie = `${LANGUAGE_COOKIE}=${chosen}; path=/; max-age=${LANGUAGE_COOKIE_AGE}; samesite=lax`;
  showLanguage(chosen);
}

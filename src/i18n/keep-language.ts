// Stores the language of this device for a year, and tells the document which one is shown.
import { writeCookie } from '#src/device/cookies.ts';
import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_AGE, type Language, LANGUAGES } from './languages.ts';
import { language } from './t.ts';

export function keepLanguage(chosen: Language): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  writeCookie(`${LANGUAGE_COOKIE}=${chosen}; path=/; max-age=${LANGUAGE_COOKIE_AGE}; samesite=lax${secure}`);
}

/** Screen readers, hyphenation and the writing direction follow the chosen language at once. */
export function followLanguage(): () => void {
  return language.subscribe((chosen) => {
    document.documentElement.lang = chosen;
    document.documentElement.dir = LANGUAGES[chosen].direction;
  });
}

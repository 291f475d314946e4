// Stores the language of this device for a year.
import { writeCookie } from '#src/device/cookies.ts';
import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_AGE, type Language } from './languages.ts';

export function keepLanguage(chosen: Language): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  writeCookie(`${LANGUAGE_COOKIE}=${chosen}; path=/; max-age=${LANGUAGE_COOKIE_AGE}; samesite=lax${secure}`);
}

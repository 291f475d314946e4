// The language whose texts are cached first: the one in the page's cookie, or the browser's first supported one.
import { storedCookie } from '#src/device/cookie-store.ts';
import { firstMatch } from '#src/i18n/languages.ts';

/** All languages if the cookie cannot be read. */
export async function installLanguages(languages: readonly string[]): Promise<readonly string[]> {
  const chosen = await storedCookie('language');
  if (chosen === undefined) return languages;
  const shown = firstMatch([chosen, ...navigator.languages], languages);
  return shown === undefined ? languages.slice(0, 1) : [shown];
}

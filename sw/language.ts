// The language whose texts are cached first: the one in the page's cookie, or the browser's first supported one.
import { firstMatch } from '#src/i18n/languages.ts';

interface CookieStore {
  get: (name: string) => Promise<{ value?: string } | null>;
}

/** All languages if the cookie cannot be read. */
export async function installLanguages(languages: readonly string[]): Promise<readonly string[]> {
  const { cookieStore } = globalThis as { cookieStore?: CookieStore };
  if (!cookieStore) return languages;
  const chosen = await cookieStore.get('language').catch(() => null);
  const shown = firstMatch([chosen?.value ?? '', ...navigator.languages], languages);
  return shown === undefined ? languages.slice(0, 1) : [shown];
}

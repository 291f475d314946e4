// The language whose texts are cached first: the one in the page's cookie, or the browser's first supported one.

interface CookieStore {
  get: (name: string) => Promise<{ value?: string } | null>;
}

/** All languages if the cookie cannot be read. */
export async function installLanguages(languages: readonly string[]): Promise<readonly string[]> {
  const { cookieStore } = globalThis as { cookieStore?: CookieStore };
  if (!cookieStore) return languages;
  const chosen = await cookieStore.get('language').catch(() => null);
  const wanted = [chosen?.value ?? '', ...navigator.languages].map(baseOf);
  const base = wanted.find((one) => languages.some((language) => baseOf(language) === one));
  const shown = languages.filter((language) => baseOf(language) === base);
  return shown.length > 0 ? shown : languages.slice(0, 1);
}

const baseOf = (tag: string): string => tag.split('-')[0]!.toLowerCase();

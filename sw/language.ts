// The language whose texts are kept at once: the page shows the one of its cookie, or the first the browser wants.

interface CookieStore {
  get: (name: string) => Promise<{ value?: string } | null>;
}

/** All of them where the cookie cannot be read. */
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

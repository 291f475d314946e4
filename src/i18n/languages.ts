// The languages of the build, and the one that was chosen.

export const LANGUAGES = {
  'en-US': { name: 'English', direction: 'ltr', folder: 'en' },
  es: { name: 'Español', direction: 'ltr', folder: 'es' },
} as const;

export type Language = keyof typeof LANGUAGES;

export const DEFAULT_LANGUAGE: Language = 'en-US';

export const LANGUAGE_COOKIE = 'language';
/** Seconds: 365 days. */
export const LANGUAGE_COOKIE_AGE = 365 * 24 * 3600;

/** Where its texts lie. */
export const folderOf = (language: Language): string => LANGUAGES[language].folder;

export const isLanguage = (text: string): text is Language => Object.hasOwn(LANGUAGES, text);

/** The first language we have among those wanted: whole tags first, then by their language alone. */
export function matchLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    if (isLanguage(tag)) return tag;
    const base = tag.split('-')[0]!.toLowerCase();
    const match = (Object.keys(LANGUAGES) as Language[]).find((language) => language.split('-')[0] === base);
    if (match) return match;
  }
  return DEFAULT_LANGUAGE;
}

export function languageOfCookie(cookies: string): Language | null {
  const value = cookies.match(/(?:^|;\s*)language=([^;]*)/)?.[1] ?? '';
  return isLanguage(value) ? value : null;
}

// The languages of the build, and the chosen one.

export const LANGUAGES = {
  'en-US': { name: 'English', direction: 'ltr', folder: 'en' },
  es: { name: 'Español', direction: 'ltr', folder: 'es' },
} as const;

export type Language = keyof typeof LANGUAGES;

export const DEFAULT_LANGUAGE: Language = 'en-US';

export const LANGUAGE_COOKIE = 'language';
/** Seconds: 365 days. */
export const LANGUAGE_COOKIE_AGE = 365 * 24 * 3600;

/** Folder of its texts. */
export const folderOf = (language: Language): string => LANGUAGES[language].folder;

export const isLanguage = (text: string): text is Language => Object.hasOwn(LANGUAGES, text);

/** The first supported language of those wanted: full tags first, then the language alone. */
export function matchLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const match = supported(tag);
    if (match) return match;
  }
  return DEFAULT_LANGUAGE;
}

function supported(tag: string): Language | undefined {
  if (isLanguage(tag)) return tag;
  const base = tag.split('-')[0]!.toLowerCase();
  return (Object.keys(LANGUAGES) as Language[]).find((language) => language.split('-')[0] === base);
}

/** `null` if it names none that the build has. */
export const languageOfCookie = (cookies: string): Language | null =>
  supported(cookies.match(/(?:^|;\s*)language=([^;]*)/)?.[1] ?? '') ?? null;

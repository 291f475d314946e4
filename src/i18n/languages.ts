// The languages of the build, and the chosen one. Page, worker and platform read this table and match in one way.

export const LANGUAGES = {
  'en-US': { name: 'English', direction: 'ltr', folder: 'en' },
  es: { name: 'Español', direction: 'ltr', folder: 'es' },
  'pt-BR': { name: 'Português', direction: 'ltr', folder: 'pt' },
  ar: { name: 'العربية', direction: 'rtl', folder: 'ar' },
  th: { name: 'ไทย', direction: 'ltr', folder: 'th' },
  id: { name: 'Bahasa Indonesia', direction: 'ltr', folder: 'id' },
} as const satisfies Readonly<Record<string, Row>>;

interface Row {
  /** As its speakers call it. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** The folder of its texts, here and in server/languages; the platform also stores texts under this name. */
  readonly folder: string;
}

export type Language = keyof typeof LANGUAGES;

export const DEFAULT_LANGUAGE: Language = 'en-US';

export const ALL_LANGUAGES = Object.keys(LANGUAGES) as readonly Language[];

export const LANGUAGE_COOKIE = 'language';
/** Seconds: 365 days. */
export const LANGUAGE_COOKIE_AGE = 365 * 24 * 3600;

/** Folder of its texts. */
export const folderOf = (language: Language): string => LANGUAGES[language].folder;

export const isLanguage = (text: string): text is Language => Object.hasOwn(LANGUAGES, text);

/** The first supported language of those wanted, with or without its country. */
export const matchLanguage = (wanted: readonly string[]): Language =>
  firstMatch(wanted, ALL_LANGUAGES) ?? DEFAULT_LANGUAGE;

/** Returns one of the offered tags; a tag matches another country of its language. */
export function firstMatch<T extends string>(
  wanted: readonly string[],
  offered: readonly T[],
): T | undefined {
  for (const tag of wanted) {
    const small = tag.trim().toLowerCase();
    const match =
      offered.find((each) => each.toLowerCase() === small) ??
      offered.find((each) => baseOf(each) === baseOf(small));
    if (match) return match;
  }
  return undefined;
}

/** Names that browsers still give a language, besides its own. */
const OTHER_NAMES: Readonly<Record<string, string>> = { in: 'id' };

function baseOf(tag: string): string {
  const base = tag.split(/[-_]/, 1)[0]!.toLowerCase();
  return OTHER_NAMES[base] ?? base;
}

/** `null` if it names none that the build has. */
export const languageOfCookie = (cookies: string): Language | null =>
  firstMatch([cookies.match(/(?:^|;\s*)language=([^;]*)/)?.[1] ?? ''], ALL_LANGUAGES) ?? null;

// Maps an `accept-language` header to one of the platform's languages.

export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

export function languageOf(header: string | undefined): Language {
  for (const range of (header ?? '').split(',')) {
    const primary = range.trim().slice(0, 2).toLowerCase();
    const language = LANGUAGES.find((known) => known === primary);
    if (language) return language;
  }
  return 'en';
}

/** The catalogue stores texts per language: this type stands for `{ en, es }`. */
export function localise<T>(value: T, language: Language): T {
  if (typeof value !== 'object' || value === null) return value;
  if (isTranslated(value)) return value[language] as T;
  if (Array.isArray(value)) return value.map((item) => localise(item, language)) as T;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, localise(item, language)])) as T;
}

function isTranslated(value: object): value is Record<Language, string> {
  const keys = Object.keys(value);
  return keys.length === LANGUAGES.length && LANGUAGES.every((language) => keys.includes(language));
}

// The platform speaks the languages of the app, and matches them as the app does.
import {
  ALL_LANGUAGES,
  DEFAULT_LANGUAGE,
  folderOf,
  LANGUAGES,
  type Language,
  matchLanguage,
} from '#src/i18n/languages.ts';

export { ALL_LANGUAGES, DEFAULT_LANGUAGE, folderOf, type Language };

/** A text in several languages, by their folders. One that an earlier build stored lacks later languages. */
export interface Texts {
  readonly en: string;
  readonly [folder: string]: string;
}

/** Reads an `accept-language` header. */
export const languageOf = (header: string | undefined): Language => matchLanguage(rangesOf(header ?? ''));

/** Most wanted first; `q` weighs a range, and the order decides between equals. */
function rangesOf(header: string): string[] {
  return header
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
      const weight = parameters.find((each) => each.startsWith('q='))?.slice(2);
      return { tag, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
}

/** What a document says about its language. */
export const documentLanguage = (language: Language) => ({
  language,
  direction: LANGUAGES[language].direction,
});

/** Falls back to English, which every text has. */
export const textIn = (texts: Texts, language: Language): string => texts[folderOf(language)] ?? texts.en;

export const inEveryLanguage = (write: (language: Language) => string): Texts =>
  Object.fromEntries(ALL_LANGUAGES.map((language) => [folderOf(language), write(language)])) as Readonly<
    Record<string, string>
  > & { en: string };

/** Stored values contain texts in several languages anywhere: this type stands for them. */
export function localise<T>(value: T, language: Language): T {
  if (typeof value !== 'object' || value === null) return value;
  if (isTranslated(value)) return textIn(value, language) as T;
  if (Array.isArray(value)) return value.map((item) => localise(item, language)) as T;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, localise(item, language)])) as T;
}

/** Every language may be missing but English: an earlier build had fewer of them, a later one may have more. */
const isTranslated = (value: object): value is Texts =>
  'en' in value && Object.entries(value).every(([key, text]) => FOLDER.test(key) && typeof text === 'string');

const FOLDER = /^[a-z]{2,3}(-[a-z]+)?$/;

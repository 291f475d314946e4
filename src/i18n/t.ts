// Typed keys over rosetta: `<area>.<name>`. The shell's texts are loaded from the start.
import { useSignals } from '@preact/signals-react/runtime';
import { signal } from '@preact/signals-react';
import rosetta from 'rosetta';
import { texts as shell } from './en/shell.ts';
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from './languages.ts';

/** The texts of each area; every English file adds its own. */
export interface Texts {}

export type TextArea = keyof Texts;
export type TextKey = {
  [A in TextArea]: {
    [K in keyof Texts[A] & string]: Texts[A][K] extends string ? `${A}.${K}` : never;
  }[keyof Texts[A] & string];
}[TextArea];
type TextParams = Record<string, string | number>;
export type Translate = (key: TextKey, params?: TextParams) => string;

const tables = inDefaultLanguage();

function inDefaultLanguage() {
  const made = rosetta<object>({ [DEFAULT_LANGUAGE]: { shell } });
  made.locale(DEFAULT_LANGUAGE);
  return made;
}

export const language = signal<Language>(DEFAULT_LANGUAGE);

/** Counts loaded areas, for components that show a text before its area has loaded. */
export const arrivals = signal(0);

export function addTexts(chosen: Language, area: string, texts: object): void {
  tables.set(chosen, { [area]: texts });
  arrivals.value += 1;
}

/** Sets the current language; its texts must have been loaded. */
export function showLanguage(chosen: Language): void {
  tables.locale(chosen);
  language.value = chosen;
}

/** Nothing turns these around, and after a name such as VIP they belong to it. */
const PLAIN_NUMBER = /^[\d.,]*$/;

/** In right-to-left text other values keep their own direction, so that `+66 2` or `5-3` is not turned around. */
function isolated(params: TextParams | undefined, chosen: Language): TextParams | undefined {
  if (!params || LANGUAGES[chosen].direction === 'ltr') return params;
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      PLAIN_NUMBER.test(String(value)) ? value : `\u2068${value}\u2069`,
    ]),
  );
}

/** For code outside components; components use `useT`, which follows the language. */
export const t: Translate = (key, params) => tables.t(key, isolated(params, language.peek()));

const translators = new Map<Language, Translate>();

/** Stable as long as the language stays the same, so that effects and memos may depend on it. */
export function useT(): Translate {
  useSignals();
  const chosen = language.value;
  const known = translators.get(chosen);
  if (known) return known;
  const translate: Translate = (key, params) => tables.t(key, isolated(params, chosen), chosen);
  translators.set(chosen, translate);
  return translate;
}

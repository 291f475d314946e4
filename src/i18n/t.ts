// Typed keys over rosetta. The shell's texts are there from the start, the rest comes with the first screen that needs it.
import { signal } from '@preact/signals-react';
import rosetta from 'rosetta';
import { useSignalValue } from '#src/lib/use-signal-value.ts';
import type { en as rest } from './en.ts';
import { DEFAULT_LANGUAGE, type Language } from './languages.ts';
import { en as shell } from './shell/en.ts';

type Leaves<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Leaves<T[K]>}`;
}[keyof T & string];

export type TextKey = Leaves<typeof shell> | Leaves<typeof rest>;
export type TextParams = Record<string, string | number>;
export type Translate = (key: TextKey, params?: TextParams) => string;

const texts = inDefaultLanguage();

function inDefaultLanguage() {
  const made = rosetta<object>({ 'en-US': shell });
  made.locale(DEFAULT_LANGUAGE);
  return made;
}

export const language = signal<Language>(DEFAULT_LANGUAGE);

const shells: Record<Language, () => Promise<object>> = {
  'en-US': async () => shell,
  es: async () => (await import('./shell/es.ts')).es,
};

const rests: Record<Language, () => Promise<object>> = {
  'en-US': async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
};

/** Texts of the first screen; for the default language they are here already. */
export async function loadShellTexts(chosen: Language): Promise<void> {
  texts.set(chosen, await shells[chosen]());
}

/** All other texts, wanted by every screen but the first. */
export async function loadTexts(chosen = language.peek()): Promise<void> {
  texts.set(chosen, await rests[chosen]());
}

/** Makes a language the shown one; its texts must have been loaded. */
export function showLanguage(chosen: Language): void {
  texts.locale(chosen);
  language.value = chosen;
}

/** For code outside components; a component uses `useT`, which follows the language. */
export const t: Translate = (key, params) => texts.t(key, params);

const translators = new Map<Language, Translate>();

/** The same function as long as the language stays, so that it may be what an effect or a memo depends on. */
export function useT(): Translate {
  const chosen = useSignalValue(language);
  const known = translators.get(chosen);
  if (known) return known;
  const translate: Translate = (key, params) => texts.t(key, params, chosen);
  translators.set(chosen, translate);
  return translate;
}

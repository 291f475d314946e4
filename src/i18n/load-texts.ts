// Loads the texts of areas, each from a file of its own.
import { untilLoaded } from '#src/lib/until-loaded.ts';
import { languageFiles } from './language-files.ts';
import type { Language } from './languages.ts';
import { addTexts, language, showLanguage, type TextArea } from './t.ts';
import { loadShellTexts } from './shell-texts.ts';

/** Areas that are not in the first script. */
export type LazyArea = Exclude<TextArea, 'shell'>;

const loaded = new Set<LazyArea>();

/** In the current language, even if it changes meanwhile. */
export async function loadTexts(areas: readonly LazyArea[]): Promise<void> {
  let shown: Language;
  do {
    shown = language.peek();
    await loadAll(shown, areas);
  } while (shown !== language.peek());
}

/** For what is said outside of screens: the first answers may arrive before the texts. */
export const untilCommonTexts = (): Promise<void> => untilLoaded(() => loadTexts(['common']));

/** Switches to a language once the texts of every loaded area are there. */
export async function switchLanguage(chosen: Language): Promise<void> {
  let count: number;
  do {
    count = loaded.size;
    await Promise.all([loadShellTexts(chosen), loadAll(chosen, [...loaded])]);
  } while (count !== loaded.size);
  showLanguage(chosen);
}

async function loadAll(chosen: Language, areas: readonly LazyArea[]): Promise<void> {
  await Promise.all(areas.map((area) => load(chosen, area)));
  for (const area of areas) loaded.add(area);
}

async function load(chosen: Language, area: LazyArea): Promise<void> {
  const { files } = await languageFiles(chosen);
  const file = files[`./${area}.ts`];
  if (!file) throw new Error(`There are no texts of ${area} in ${chosen}.`);
  addTexts(chosen, area, await file());
}

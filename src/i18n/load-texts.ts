// Brings the texts of areas, each in a file of its own.
import { folderOf, type Language } from './languages.ts';
import { addTexts, language, showLanguage, type TextArea } from './t.ts';
import { loadShellTexts } from './shell-texts.ts';

/** Those that are not in the page from the start. */
export type LazyArea = Exclude<TextArea, 'shell'>;

const files = import.meta.glob<object>(['./*/*.ts', '!./*/shell.ts', '!./*/legal-texts.ts'], {
  import: 'texts',
});

const loaded = new Set<LazyArea>();

/** In the shown language, also where that changes meanwhile. */
export async function loadTexts(areas: readonly LazyArea[]): Promise<void> {
  let shown: Language;
  do {
    shown = language.peek();
    await loadAll(shown, areas);
  } while (shown !== language.peek());
}

/** Shows a language once it has every area that is loaded. */
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
  const file = files[`./${folderOf(chosen)}/${area}.ts`];
  if (!file) throw new Error(`There are no texts of ${area} in ${chosen}.`);
  addTexts(chosen, area, await file());
}

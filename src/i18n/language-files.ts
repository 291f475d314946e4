// Where the texts of a language are. The list of English is in the first script; that of another language comes with the
// texts of its shell, so that nobody loads the lists of all.
import * as english from './en/files.ts';
import { DEFAULT_LANGUAGE, folderOf, type Language } from './languages.ts';

const others = import.meta.glob<typeof english>(['./*/files.ts', '!./en/files.ts']);

export async function languageFiles(language: Language): Promise<typeof english> {
  if (language === DEFAULT_LANGUAGE) return english;
  const load = others[`./${folderOf(language)}/files.ts`];
  if (!load) throw new Error(`There are no texts in ${language}.`);
  return load();
}

// The shell's texts in languages that are not in the first script.
import { languageFiles } from './language-files.ts';
import { DEFAULT_LANGUAGE, type Language } from './languages.ts';
import { addTexts } from './t.ts';

export async function loadShellTexts(chosen: Language): Promise<void> {
  if (chosen === DEFAULT_LANGUAGE) return;
  const { shell } = await languageFiles(chosen);
  addTexts(chosen, 'shell', shell);
}

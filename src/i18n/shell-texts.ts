// The shell's texts in languages that are not in the first script.
import { folderOf, type Language } from './languages.ts';
import { addTexts } from './t.ts';

const files = import.meta.glob<object>(['./*/shell.ts', '!./en/shell.ts'], { import: 'texts' });

export async function loadShellTexts(chosen: Language): Promise<void> {
  const file = files[`./${folderOf(chosen)}/shell.ts`];
  if (file) addTexts(chosen, 'shell', await file());
}

import { texts } from './shell.ts';

export const shell: typeof texts = texts;

export const files = import.meta.glob<object>(['./*.ts', '!./files.ts', '!./shell.ts', '!./legal-texts.ts'], {
  import: 'texts',
});

import { LANGUAGES } from '#src/i18n/languages.ts';
import { language } from '#src/i18n/t.ts';

/** Screen readers, hyphenation and the writing direction follow the chosen language at once. */
export function followLanguage(): () => void {
  return language.subscribe((chosen) => {
    document.documentElement.lang = chosen;
    document.documentElement.dir = LANGUAGES[chosen].direction;
  });
}

// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { followLanguage } from '#src/i18n/keep-language.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#src/i18n/languages.ts';
import { switchLanguage } from '#src/i18n/load-texts.ts';
import { showLanguage } from '#src/i18n/t.ts';

it('the document follows the chosen language and its direction at once', async () => {
  document.documentElement.lang = 'xx';
  const stop = followLanguage();
  const shown = () => [document.documentElement.lang, document.documentElement.dir];
  expect(shown()).toEqual([DEFAULT_LANGUAGE, 'ltr']);
  document.documentElement.dir = 'rtl';
  await switchLanguage('es');
  expect(shown()).toEqual(['es', LANGUAGES.es.direction]);
  showLanguage(DEFAULT_LANGUAGE);
  expect(shown()).toEqual([DEFAULT_LANGUAGE, 'ltr']);
  stop();
});

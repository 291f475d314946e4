import { describe, expect, it } from 'vitest';
import { languageOfCookie, matchLanguage } from '#src/i18n/languages.ts';

describe('the language of the cookie', () => {
  it.each([
    ['language=es', 'es'],
    ['theme=dark; language=en-US', 'en-US'],
    ['language=es-ES', 'es'],
    ['language=en', 'en-US'],
  ])('%s is %s', (cookies, language) => {
    expect(languageOfCookie(cookies)).toBe(language);
  });

  it.each(['', 'language=', 'language=xx', 'language=constructor', 'mylanguage=es'])(
    '%j is none',
    (cookies) => {
      expect(languageOfCookie(cookies)).toBeNull();
    },
  );
});

describe('the language of the browser', () => {
  it('is the first one that the build has, whatever its country', () => {
    expect(matchLanguage(['fr-FR', 'es-MX', 'en-US'])).toBe('es');
    expect(matchLanguage(['fr-FR'])).toBe('en-US');
  });
});

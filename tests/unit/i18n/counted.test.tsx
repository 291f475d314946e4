// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useCounted } from '#src/i18n/counted.ts';
import { ALL_LANGUAGES, folderOf } from '#src/i18n/languages.ts';
import { loadTexts, switchLanguage } from '#src/i18n/load-texts.ts';

const files = import.meta.glob<object>(['../../../src/i18n/*/*.ts', '!../../../src/i18n/*/files.ts'], {
  import: 'texts',
  eager: true,
});

afterEach(() => switchLanguage('en-US'));

function Rounds({ count }: { count: number }) {
  return <p>{useCounted()('history.roundCount', count)}</p>;
}

describe('a text with a number', () => {
  it.each([
    ['en-US', 1, '1 round'],
    ['en-US', 2500, '2,500 rounds'],
    ['pt-BR', 1, '1 rodada'],
    ['es', 0, '0 rondas'],
    ['th', 1, '1 รอบ'],
    ['ar', 0, 'لا جولات'],
    ['ar', 2, 'جولتان'],
    ['ar', 5, '5 جولات'],
    ['ar', 11, '11 جولة'],
  ] as const)('in %s takes the form for %i', async (language, count, text) => {
    await loadTexts(['history']);
    await switchLanguage(language);
    render(<Rounds count={count} />);
    // Values of right-to-left texts are isolated by marks that nobody sees.
    expect(screen.getByRole('paragraph').textContent.replaceAll(/[\u2066-\u2069]/g, '')).toBe(text);
  });
});

/** Forms of the fractions and millions that no text counts. */
const NOT_COUNTED: Readonly<Record<string, readonly string[]>> = { es: ['many'], pt: ['many'] };

describe.each(ALL_LANGUAGES)('in %s', (language) => {
  it('every text with a number has each form of the language, and no other', () => {
    const folder = folderOf(language);
    const expected = new Intl.PluralRules(language)
      .resolvedOptions()
      .pluralCategories.filter((form) => !NOT_COUNTED[folder]?.includes(form));
    const counted = Object.entries(files)
      .filter(([path]) => path.includes(`/${folder}/`))
      .flatMap(([, texts]) => Object.values(texts) as unknown[])
      .filter((text): text is object => typeof text === 'object' && text !== null && 'other' in text);
    expect(counted.length).toBeGreaterThan(0);
    for (const forms of counted) expect(Object.keys(forms).sort()).toEqual([...expected].sort());
  });
});

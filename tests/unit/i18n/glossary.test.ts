// The page with the words that players read: what it says of them is so, and other words for the same are not used.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const LANGUAGES = ['en', 'es', 'pt', 'id', 'th', 'ar'];

const app = import.meta.glob<object>('../../../src/i18n/*/*.ts', { import: 'texts', eager: true });
const platform = import.meta.glob<object>(
  ['../../../server/languages/en/*.ts', '../../../demo/languages/en/*.ts'],
  { import: 'texts', eager: true },
);
const games = import.meta.glob<object>('../../../demo/games/pages/texts/en.js', {
  import: 'texts',
  eager: true,
});

interface Word {
  readonly key: string;
  readonly never: readonly string[];
  /** In the order of `LANGUAGES`. */
  readonly spellings: readonly string[];
}

const words = readFileSync('docs/glossary.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map(wordOf);

function wordOf(line: string): Word {
  const [text = '', english = '', , never = '', ...others] = line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
  return {
    key: text.replaceAll('`', ''),
    never: never.split(', ').filter((word) => word !== ''),
    spellings: [english, ...others],
  };
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const english = [
  ...Object.entries(app).flatMap(([path, texts]) => (path.includes('/en/') ? [texts] : [])),
  ...Object.values(platform),
  ...Object.values(games),
].flatMap(textsIn);

function textAt(language: string, key: string): unknown {
  const [area, name = ''] = key.split('.');
  return (app[`../../../src/i18n/${language}/${area}.ts`] as Record<string, unknown> | undefined)?.[name];
}

/** As words, not as parts of others. */
const uses = (text: string, phrase: string): boolean =>
  new RegExp(`(?<![\\w-])${phrase}(?![\\w-])`, 'i').test(text.replaceAll(/\{\{\w+\}\}/g, ''));

describe('docs/glossary.md', () => {
  it.each(words)('spells $key as the app does in every language', ({ key, spellings }) => {
    expect(spellings).toEqual(LANGUAGES.map((language) => textAt(language, key)));
  });

  it.each(words.filter(({ never }) => never.length > 0))('has one word for $key', ({ never }) => {
    const other = english.filter((text) => never.some((word) => uses(text, word)));
    expect(other).toEqual([]);
  });

  it('would find another word', () => {
    expect(uses('Log in to play.', 'log in')).toBe(true);
    expect(uses('A blog in English, e-mails', 'mails')).toBe(false);
    expect(words.length).toBeGreaterThan(20);
    expect(english.length).toBeGreaterThan(1000);
  });
});

it('the English is that of the United States', () => {
  const british = ['programme', 'licence', 'favourite', 'colour', 'recognise', 'cancelled', 'whilst'];
  expect(english.filter((text) => british.some((word) => uses(text, `${word}s?`)))).toEqual([]);
});

// A language that nobody speaks: every text of the app is longer by two fifths, full of accents and in brackets, so
// that a text that is cut off, or that is in no file of texts, shows itself.
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { BrowserContext } from '@playwright/test';
import { LANGUAGE_COOKIE } from '#src/i18n/languages.ts';

/** Its texts are replaced: none of them is in the first script. */
export const STAND_IN = { language: 'es', folder: 'src/i18n/es' } as const;
const BUILD = 'dist';

const ACCENTED = new Map(Object.entries({ a: 'á', e: 'ë', i: 'ï', o: 'ø', u: 'ü', n: 'ñ', c: 'ç', s: 'š' }));
const GROWTH = 0.4;
const WORD = 6;

/** Values and tags stay as they are. */
const FIXED = /(\{\{\w+\}\}|<[^>]*>)/;

export const isPseudo = (text: string): boolean => /[⟦⟧]/.test(text);

export function pseudo(text: string): string {
  const parts = text.split(FIXED);
  const letters = parts.map((part) => (FIXED.test(part) ? part : accented(part))).join('');
  const growth = Math.ceil(text.replace(FIXED, '').length * GROWTH);
  const words = Array.from({ length: Math.ceil(growth / WORD) }, (_, index) =>
    'ø'.repeat(Math.min(WORD, growth - index * WORD)),
  );
  return `⟦${[letters, ...words].join(' ')}⟧`;
}

const accented = (part: string): string =>
  part.replaceAll(/[a-z]/g, (letter) => ACCENTED.get(letter) ?? letter);

/** Pages of the context are shown in it. */
export async function showPseudoLanguage(context: BrowserContext, origin: string): Promise<void> {
  const texts = await standInTexts();
  const files = standInFiles();
  await context.addCookies([{ name: LANGUAGE_COOKIE, value: STAND_IN.language, url: origin }]);
  await context.route('**/assets/*.js', async (route) => {
    const file = new URL(route.request().url()).pathname.slice(1);
    if (!files.has(file)) return route.continue();
    const code = await readFile(`${BUILD}/client/${file}`, 'utf8');
    await route.fulfill({ contentType: 'text/javascript', body: replaced(code, texts) });
  });
}

/** The scripts that its texts are in, by the bundler's manifest. */
function standInFiles(): Set<string> {
  const manifest = JSON.parse(readFileSync(`${BUILD}/manifest.json`, 'utf8')) as Record<
    string,
    { readonly file: string }
  >;
  const sources = Object.keys(manifest).filter((source) => source.startsWith(STAND_IN.folder));
  return new Set(sources.map((source) => manifest[source]!.file));
}

async function standInTexts(): Promise<string[]> {
  const files = readdirSync(STAND_IN.folder).filter((file) => file !== 'files.ts');
  const found: string[] = [];
  for (const file of files) {
    const { texts } = (await import(`../../../${STAND_IN.folder}/${file}`)) as { texts: object };
    found.push(...stringsOf(texts));
  }
  return found;
}

const stringsOf = (texts: unknown): string[] =>
  typeof texts === 'string' ? [texts] : Object.values(texts as object).flatMap(stringsOf);

/** As the minifier quotes it: in an object or a list, which keeps it apart from code. */
function replaced(code: string, texts: readonly string[]): string {
  const wanted = new Set(texts);
  return code.replaceAll(/(?<=[:,[])(["'`])((?:\\.|(?!\1)[^\\])*)\1/g, (literal, _, inner: string) => {
    const text = inner.replaceAll(/\\(["'`\\])/g, '$1').replaceAll('\\n', '\n');
    return wanted.has(text) && text.length > 1 ? JSON.stringify(pseudo(text)) : literal;
  });
}

// Texts name only what exists: the support address, studios of the demo, and entries as the app spells them.
import { describe, expect, it } from 'vitest';
import { brand } from '#src/lib/brand.ts';
import { createCatalogue } from '#demo/catalogue.ts';
import { ALL_LANGUAGES, folderOf, type Language, type Texts } from '#server/languages/language.ts';
import type { texts } from '#demo/languages/en/catalogue.ts';
import { readTexts, textsOf } from '#server/languages/texts.ts';
import { bonusConfigOf } from '#server/store/config/bonus-config.ts';
import { SECURITY_MAILS } from '#server/store/mail/security-changes.ts';

const files = import.meta.glob<object>('../../../src/i18n/*/*.ts', { import: 'texts', eager: true });
const demo = await readTexts<typeof texts>(
  (folder) => import(`../../../demo/languages/${folder}/catalogue.ts`),
);
const refusals = await textsOf('refusals');
const catalogue = createCatalogue(new Date('2026-11-21T12:00:00Z'), 20);
const { brands, platforms, config, platform } = catalogue;

/** Every text inside a value; one without translations counts as English. */
function textsIn(value: unknown, wanted: Language): string[] {
  if (typeof value === 'string') return wanted === 'en-US' ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value) return [(value as Texts)[folderOf(wanted)] ?? ''];
  return Object.values(value).flatMap((inner) => textsIn(inner, wanted));
}

const appTexts = (language: Language): string[] =>
  Object.entries(files)
    .filter(([path]) => path.includes(`/${folderOf(language)}/`))
    .flatMap(([, texts]) => textsIn(texts, 'en-US'));

const platformTexts = (language: Language): string[] => [
  ...textsIn([config, platform, SECURITY_MAILS], language),
  ...textsIn(refusals(language), 'en-US'),
];

const everyText = (language: Language): string[] => [...appTexts(language), ...platformTexts(language)];

const bare = (text: string): string =>
  text
    .replaceAll(/\{\{\w+\}\}|[«»]/g, '')
    .trim()
    .toLowerCase();

/** The entries that a text refers to: paths, bold words and quoted words. */
function entriesIn(markup: string): string[] {
  const text = markup.replaceAll(/ href="[^"]*"/g, '');
  const marked = [...text.matchAll(/<b>(.*?)<\/b>|[“«]([^”»]+)[”»]|"([^"]+)"/g)].map(
    ([, bold, quoted, straight]) => bold ?? quoted ?? straight ?? '',
  );
  const paths = text.includes('›') && marked.length === 0 ? [text] : [];
  return [...marked, ...paths]
    .filter((words) => !words.endsWith(':'))
    .flatMap((words) => words.split('›'))
    .map(bare)
    .filter((words) => words !== '');
}

/** Words of the member's device, not of the app: those that the steps of installing quote. */
const wordsOfTheDevice = (language: Language): string[] =>
  textsIn(files[`../../../src/i18n/${folderOf(language)}/install.ts`], 'en-US').flatMap(entriesIn);

/** Languages that the platform's own texts are written in. */
const SPOKEN = ALL_LANGUAGES.filter((language) => language === 'en-US' || demo(language) !== demo('en-US'));

describe.each(SPOKEN)('in %s every text', (language) => {
  it('that names a support address names the one of the app', () => {
    const named = everyText(language).flatMap((text) => text.match(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g) ?? []);
    expect(named.filter((address) => address !== brand.support)).toEqual([]);
  });

  it('that refers to an entry spells it as the app does', () => {
    const known = new Set([...appTexts(language).map(bare), ...wordsOfTheDevice(language)]);
    const named = [
      ...everyText(language).flatMap((text) => entriesIn(text)),
      ...Object.values(demo(language).entries).map(bare),
    ];
    expect(named.filter((entry) => !known.has(entry))).toEqual([]);
  });

  it('calls a studio by the name that the lobby shows, and names no platform of games', () => {
    const texts = [
      config.noticeList,
      config.faqList,
      config.activityList,
      config.lobbyAdList,
      SECURITY_MAILS,
    ];
    const hidden = platforms.map(({ name }) => name);
    const inTexts = texts.flatMap((each) => textsIn(each, language));
    expect(inTexts.filter((text) => hidden.some((name) => text.includes(name)))).toEqual([]);
  });
});

describe('the notice of maintenance', () => {
  const all = createCatalogue(new Date(0)).games;

  it.each(ALL_LANGUAGES)('names the studios whose games are closed, and no other, in %s', (language) => {
    const closed = platforms.filter(({ maintainUntil }) => maintainUntil !== undefined).map(({ id }) => id);
    const isClosed = (brandId: number) =>
      all.some((game) => game.brandId === brandId && closed.includes(game.platformId));
    const expected = brands.filter(({ id }) => isClosed(id)).map(({ name }) => name);
    const notices = config.noticeList.map((notice) => textsIn([notice.title, notice.content], language));
    const named = notices.map((texts) =>
      texts.map((text) => brands.map(({ name }) => name).filter((name) => text.includes(name))),
    );
    expect(named.filter((names) => names.flat().length > 0)).toEqual([[expected, expected]]);
  });
});

describe('the contacts of the demo', () => {
  it('lead to one page of help', () => {
    const pages = textsIn([config.clientConfig.contacts, platform.customerServices], 'en-US').filter((text) =>
      text.startsWith('https:'),
    );
    expect(new Set(pages).size).toBe(1);
  });
});

describe('the offer for the first deposit', () => {
  it.each(ALL_LANGUAGES)('promises no share, and says for each deposit what it brings in %s', (language) => {
    const offer = config.activityList.find(({ activityType }) => activityType === 44);
    const [desc = '', rule = ''] = [offer?.desc, offer?.rule].flatMap((text) => textsIn(text, language));
    expect(desc).not.toMatch(/\d\s*%/);
    const rows = [...rule.matchAll(/<td>([^<]+)<\/td><td>([^<]+)<\/td>/g)];
    const figures = rows.map((row) => row.slice(1).map((text) => Number(text.replaceAll(/\D/g, ''))));
    const all = bonusConfigOf(undefined).activitySteps['44']!.steps;
    const steps = all.filter((step) => 'target' in step);
    expect(figures).toHaveLength(steps.length);
    for (const [from = 0, bonus = 0] of figures) {
      const reached = steps.filter(({ target }) => target <= from * 100);
      expect(bonus * 100).toBe(
        reached.flatMap(({ awards }) => awards).reduce((sum, { num }) => sum + num, 0),
      );
    }
  });
});

import { inEveryLanguage, type Language, type Texts } from '#server/languages/language.ts';
import { readTexts } from '#server/languages/texts.ts';
import type { texts } from '../languages/en/catalogue.ts';

type DemoTexts = typeof texts;
const demo = await readTexts<DemoTexts>((folder) => import(`../languages/${folder}/catalogue.ts`));
type PlainKey = { [K in keyof DemoTexts]: DemoTexts[K] extends string ? K : never }[keyof DemoTexts];

/** A text in all languages of the platform. */
export const say = (key: PlainKey): Texts => inEveryLanguage((language) => demo(language)[key]);

/** A text that contains what each language writes in its own way. */
export const sayWith = (write: (texts: DemoTexts, language: Language) => string): Texts =>
  inEveryLanguage((language) => write(demo(language), language));

export const gameType = (key: keyof DemoTexts['gameTypes']): Texts =>
  sayWith(({ gameTypes }) => gameTypes[key]);

type Way = keyof DemoTexts['ways'];
export type Entry = keyof DemoTexts['entries'];

/** A text that tells the way through entries of the app. */
export const sayWay = (key: Way, ...path: readonly Entry[]): Texts =>
  sayWith(({ ways, entries }) => ways[key](`<b>${path.map((entry) => entries[entry]).join(' › ')}</b>`));

/** Hundredths in one coin. */
export const COIN = 100;

export const coin = (coins: number) => ({ itemId: 2001, num: coins * COIN });
export const points = (num: number) => ({ itemId: 2002, num });
export const item = (itemId: number) => ({ itemId, num: 1 });

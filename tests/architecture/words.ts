// Words of our own that a React, Dexie or Workbox developer would have to learn, each with what to say instead. A new
// one is added when it is seen, once the code is clean of it.
import { parseSync } from 'vite';
import { isUnder, lineAt, type Rule } from './tree.ts';

const WORDS: Readonly<Record<string, string>> = {
  atStake: 'hasUnsavedWork',
  climb: 'recover',
  deed: 'mutation',
  disown: 'forgetSender',
  endings: 'session generation, or what ends',
  entrance: 'sign-in method',
  goOn: 'continue, or what is continued',
  isGone: 'isUnmounted or isCancelled',
  isToBeHad: 'isAvailable',
  ladder: 'recovery',
  letGo: 'release, reset or abort',
  orphan: 'unstored event',
  shelf: 'chunk',
  shelves: 'chunks',
  sitOut: 'waitBeforeRetry',
  sketch: 'placeholder',
  spill: 'fallback',
  tidy: 'retention',
  told: 'reported, sent or shown',
  wish: 'input or mutation',
};

/** In names alone: a comment may say that a server speaks a protocol. */
const NAMES = { speak: 'what is done, such as loadLanguage' };

/** Stored or sent under this name, which therefore stays: old tables and columns, and an attribute of the game's page. */
const STAYS: readonly (readonly [words: RegExp, paths: readonly string[]])[] = [
  [/./, ['src/data/db/tables/versions.ts', 'src/data/db/upgrades', 'server/store/migrations']],
  [/./, ['old-device.ts', 'old-devices.test.ts', 'upgrade.test.ts'].map((name) => `tests/unit/data/${name}`)],
  [/isGone/, ['data/db/tables/rows.ts', 'data/mails', 'features/mail/detail'].map((path) => `src/${path}`)],
  [/endings/, ['demo/games/document.ts']],
];

const CODE = ['src', 'sw', 'server', 'demo', 'scripts', 'tests', 'bench', 'gallery'];
const TEXTS = ['src/i18n', 'server/languages', 'demo/languages', 'tests/architecture/words.ts'];

/** A type that is named after what was done to a value. */
const PARTICIPLE =
  /(?<=\b(?:interface|type) )(?:[A-Z][a-z]+[^e]ed|Sent|Known|Shown|Given|Begun|Told|Held|Kept|Made|Done|Seen|Drawn)\b(?=.*[{=])/g;

type Finding = readonly [at: number, word: string, instead: string];

export const wordsAreStandard: Rule = (tree) =>
  [...tree]
    .filter(([path]) => /\.(tsx?|m?js)$/.test(path) && isUnder(path, ...CODE) && !isUnder(path, ...TEXTS))
    .flatMap(([path, text]) =>
      written(path, text, [...matches(text)].filter(mayNotStay(path))).map(
        ([at, word, instead]) => `${path}:${lineAt(text, at)} says "${word}": say ${instead}.`,
      ),
    );

const mayNotStay =
  (path: string) =>
  ([, word]: Finding): boolean =>
    !STAYS.some(([words, paths]) => words.test(word) && isUnder(path, ...paths));

/** A word begins a name or a part of one in camelCase, and ends with it. */
function* matches(text: string): Generator<Finding> {
  for (const { 0: word, index } of text.matchAll(PARTICIPLE))
    yield [index, word, 'what it is, as AppendResult'];
  for (const [word, instead] of Object.entries({ ...WORDS, ...NAMES })) {
    const [first, upper] = [word.charAt(0), word.charAt(0).toUpperCase()];
    const begin = `(?:(?<![A-Za-z])[${first}${upper}]|(?<=[a-z0-9])${upper})`;
    for (const { index } of text.matchAll(new RegExp(`${begin}${word.slice(1)}(?:ed|e?s)?(?![a-z])`, 'g')))
      yield [index, word, instead];
  }
}

/** Those in names and comments, and not in texts. */
function written(path: string, text: string, findings: readonly Finding[]): readonly Finding[] {
  if (findings.length === 0) return [];
  const { program, comments } = parseSync(path, text);
  const names = namesIn(program);
  const isIn = (places: readonly Place[], at: number) =>
    places.some(({ start, end }) => at >= start && at < end);
  return findings.filter(([at, word]) => isIn(names, at) || (!(word in NAMES) && isIn(comments, at)));
}

type Place = Readonly<Record<'start' | 'end', number>>;

function namesIn(node: unknown): Place[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, start, end } = node as Place & { type?: string };
  return [...(type?.endsWith('Identifier') ? [{ start, end }] : []), ...Object.values(node).flatMap(namesIn)];
}

// How long a file and how full a folder may be. The linter measures functions.
import { folderOf, isUnder, type Rule, type Tree } from './tree.ts';

export const MAX_LINES = 250;
export const MAX_FILES = 24;

interface Exemption {
  readonly path: string;
  readonly because: string;
}

export const MAY_BE_LONG: readonly Exemption[] = [
  { path: 'src/i18n', because: 'translations' },
  { path: 'server/languages', because: 'translations' },
  { path: 'server/demo', because: 'what the demonstration platform is filled with' },
  { path: 'server/store/migrations', because: 'tables of the database, never touched again once released' },
  { path: 'tests/unit/data/old-devices', because: 'databases as they lay on devices' },
  { path: 'package-lock.json', because: 'written by npm' },
  { path: 'bench/lighthouse/package-lock.json', because: 'written by npm' },
  { path: 'scripts/mutants/package-lock.json', because: 'written by npm' },
  { path: 'docs', because: 'prose' },
  { path: 'README.md', because: 'prose' },
];

export const MAY_BE_FULL: readonly Exemption[] = [
  { path: 'public', because: 'icons and pictures' },
  { path: 'docs/decisions', because: 'one page a decision, for ever' },
];

const MEASURED = /\.(tsx?|mjs|css|html|json|sql|ya?ml)$/;

export const filesAreShort: Rule = (tree) =>
  [...tree]
    .filter(([path]) => MEASURED.test(path) && !isExempt(path, MAY_BE_LONG))
    .map(([path, text]) => ({ path, lines: text.replace(/\n$/, '').split('\n').length }))
    .filter(({ lines }) => lines > MAX_LINES)
    .map(
      ({ path, lines }) =>
        `${path} has ${lines} lines and may have ${MAX_LINES}: ` +
        'move one of the things it does into a file of its own, named after that thing.',
    );

export const foldersAreSmall: Rule = (tree) =>
  [...filesPerFolder(tree)]
    .filter(([folder, count]) => count > MAX_FILES && folder !== '' && !isExempt(folder, MAY_BE_FULL))
    .map(
      ([folder, count]) =>
        `${folder} holds ${count} files and may hold ${MAX_FILES}: ` +
        'put those that belong together into a folder named after what they share.',
    );

function filesPerFolder(tree: Tree): Map<string, number> {
  const counts = new Map<string, number>();
  for (const path of tree.keys()) counts.set(folderOf(path), (counts.get(folderOf(path)) ?? 0) + 1);
  return counts;
}

function isExempt(path: string, exemptions: readonly Exemption[]): boolean {
  return exemptions.some((exemption) => isUnder(path, exemption.path));
}

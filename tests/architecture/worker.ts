// What must not reach the service worker, directly or through other files.
import { importsOf, loadedWith } from './modules.ts';
import { isUnder, type Rule } from './tree.ts';

const INSTEAD: readonly (readonly [RegExp, string])[] = [
  [/^react|^wouter$|^dexie-react-hooks$|^@preact\//, 'React would double the size of the worker'],
  [
    /^src\/data\/(db\/tables\/versions\.ts|(db\/upgrades|games|member|answers)\/)/,
    'only pages upgrade the database and store games',
  ],
];

export const workerStaysSmall: Rule = (tree) =>
  loadedWith(
    tree,
    [...tree.keys()].filter((path) => isUnder(path, 'sw') && path.endsWith('.ts')),
  ).flatMap((path) =>
    importsOf(path, tree.get(path) ?? '').flatMap((each) =>
      INSTEAD.filter(([wrong]) => wrong.test(each.path)).map(
        ([, because]) =>
          `${path} brings ${each.path} into the service worker, but ${because}: split the file, or import the type.`,
      ),
    ),
  );

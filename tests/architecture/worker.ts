// What must not reach the service worker, directly or through other files.
import { reach } from './source.ts';
import { isUnder, type Rule, type Tree } from './tree.ts';

/** React would double the size of the worker. */
const NOT_IN_WORKER = /^react|^wouter$|^dexie-react-hooks$|^@preact\//;

/** Only pages upgrade the database and store games. */
const ONLY_IN_PAGES = [
  'src/data/db/versions.ts',
  'src/data/db/upgrades',
  'src/data/games',
  'src/data/member',
];

const loadedByWorker = (tree: Tree) => reach(tree, (path) => isUnder(path, 'sw'));

export const workerStaysFreeOfReact: Rule = (tree) =>
  loadedByWorker(tree).flatMap((source) =>
    source.imports
      .filter(({ path, isType, specifier }) => path === undefined && !isType && NOT_IN_WORKER.test(specifier))
      .map(
        ({ specifier, line }) =>
          `${source.path}:${line} brings ${specifier} into the service worker: ` +
          'split the file, so that what the worker needs stands apart from the hooks.',
      ),
  );

export const workerCarriesNoUpgrade: Rule = (tree) =>
  loadedByWorker(tree).flatMap((source) =>
    source.imports
      .filter(({ path, isType }) => !isType && ONLY_IN_PAGES.some((only) => path && isUnder(path, only)))
      .map(
        ({ path, line }) =>
          `${source.path}:${line} brings ${path} into the service worker, which neither upgrades the database ` +
          'nor stores games: split the file, or import the type alone.',
      ),
  );

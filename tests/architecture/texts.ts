// Every text that a screen can show is loaded with it, and no other text is.
import { type Import, loadedWith, resolve } from './modules.ts';
import { folderOf, isUnder, nameOf, type Rule, type Tree } from './tree.ts';

const FIRST_LANGUAGE = 'src/i18n/en';
const ENTRY = 'src/app/main.tsx';
/** It names the texts of screens that are not loaded yet. */
const ROUTES = 'src/app/routes.ts';

/** In the page's first script. */
const SHELL = 'shell';
/** Loaded after the first screen, before anything that is loaded lazily. */
const COMMON = 'common';
/** Long texts, which their screen loads as a whole, and the list of the other files. */
const NO_KEYS = ['legal-texts', 'files'];

export const languagesHaveTheSameFiles: Rule = (tree) =>
  [FIRST_LANGUAGE, 'server/languages/en', 'demo/languages/en'].flatMap((first) => {
    const files = [...tree.keys()].filter((path) => isUnder(path, `${folderOf(first)}/*/*`));
    const namesIn = (folder: string) => files.filter((path) => isUnder(path, folder)).map(nameOf);
    return [...new Set(files.map(folderOf))].flatMap((folder) => [
      ...without(namesIn(first), namesIn(folder)).map(
        (name) => `Translate ${first}/${name} as ${folder}/${name}.`,
      ),
      ...without(namesIn(folder), namesIn(first)).map(
        (name) => `${folder}/${name} translates nothing: delete it, or add ${first}/${name}.`,
      ),
    ]);
  });

/** A row of the route table, or `loadChunk(() => import('...'), 'area', ...)`. */
interface Lazy {
  readonly path: string;
  /** Whose texts are loaded with it. */
  readonly areas: readonly string[];
  /** A screen has its own area, too, and a title. */
  readonly own?: readonly string[];
  readonly loader: string;
}

export const textsAreLoadedWithTheScreen: Rule = (tree) => {
  const lazies = lazyParts(tree);
  const isApart = ({ path, isLazy }: Import) => isLazy && lazies.some((lazy) => lazy.path === path);
  const first = loadedWith(tree, [ENTRY], ({ isLazy }) => !isLazy);
  const later = without(
    loadedWith(tree, [ENTRY], (each) => !isApart(each)),
    first,
  );
  return [
    ...missing(shownBy(tree, first), [SHELL], 'in the first script'),
    ...missing(shownBy(tree, later), [SHELL, COMMON], 'outside the screens'),
    ...lazies.flatMap(({ path, areas, own: [area = '', title = ''] = [], loader }) => {
      const shown = shownBy(
        tree,
        loadedWith(tree, [path], (each) => !isApart(each)),
      );
      if (title !== '') shown.set(title, `the title of ${path}`);
      const idle = areas.filter((each) => !shown.has(each));
      return [
        ...missing(shown, [SHELL, COMMON, area, ...areas], `with ${path}, in ${loader}`),
        ...idle.map(
          (each) => `${loader} loads the texts of ${each} with ${path}, which shows none: take it out.`,
        ),
      ];
    }),
  ];
};

const missing = (shown: ReadonlyMap<string, string>, loaded: readonly string[], where: string): string[] =>
  [...shown]
    .filter(([area]) => !loaded.includes(area))
    .map(([area, by]) => `${by} shows a text of ${area}, which is not loaded ${where}: name the area there.`);

/** Each area of which the files name a key, or begin one in a template, with one of these files. */
function shownBy(tree: Tree, files: readonly string[]): Map<string, string> {
  const shown = new Map<string, string>();
  for (const path of files) {
    if (isUnder(path, 'src/i18n') || path === ROUTES) continue;
    for (const [, area = '', key = ''] of (tree.get(path) ?? '').matchAll(/['"`]([a-z-]+)\.(\w+|\$\{)/g))
      if (isText(tree, area, key)) shown.set(area, path);
  }
  return shown;
}

function isText(tree: Tree, area: string, key: string): boolean {
  const texts = NO_KEYS.includes(area) ? undefined : tree.get(`${FIRST_LANGUAGE}/${area}.ts`);
  return texts !== undefined && (key === '${' || new RegExp(`^\\s*${key}:`, 'm').test(texts));
}

const LAZY = /\b(?:load|loadChunk|loadPart)\(\s*\(\) =>\s*import\('([^']+)'\)([^()]*)\)/g;
const ROW = /title: '([a-z-]+)\.\w+',\s*screen: '(([\w-]+)\/[^']+)'(?:,\s*texts: \[([^\]]*)\])?/g;

function lazyParts(tree: Tree): Lazy[] {
  const loaded = [...tree]
    .filter(([path]) => isUnder(path, 'src/app'))
    .flatMap(([loader, text]) =>
      [...text.matchAll(LAZY)].map(([, specifier = '', areas = '']) => ({
        path: resolve(loader, specifier),
        areas: areasIn(areas),
        loader,
      })),
    );
  const screens = [...(tree.get(ROUTES) ?? '').matchAll(ROW)].map(
    ([, title = '', screen = '', area = '', texts = '']) => ({
      path: `src/features/${screen}Screen.tsx`,
      areas: areasIn(texts),
      own: [area, title],
      loader: ROUTES,
    }),
  );
  return [...loaded, ...screens];
}

const areasIn = (list: string): string[] => [...list.matchAll(/'([^']+)'/g)].map(([, area = '']) => area);

const without = (all: readonly string[], some: readonly string[]): string[] =>
  all.filter((each) => !some.includes(each));

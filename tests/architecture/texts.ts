// Every text that a screen can show is loaded with it, and no other text is.
import { type Import, isNode, lineOf, type Node, reach, type Source, sources, walk } from './source.ts';
import { folderOf, isUnder, nameOf, oncePer, type Rule, type Tree } from './tree.ts';

const FIRST_LANGUAGE = 'src/i18n/en';
const ENTRY = 'src/app/main.tsx';
/** Tables of routes name texts of screens that are not loaded yet. */
const isRoutes = (path: string): boolean => /^src\/app\/(?:[\w-]+-)?routes\.ts$/.test(path);

/** In the page's first script. */
const SHELL = 'shell';
/** Loaded after the first screen, before anything that is loaded lazily. */
const COMMON = 'common';
/** Long texts, which their screen loads as a whole, and the list of the other files. */
const NO_KEYS = ['legal-texts', 'files'];

/** `screen(() => import('...'), 'area', ...)`, and `loadChunk` and `loadPart` likewise. */
interface Lazy {
  readonly source: Source;
  readonly node: Node;
  readonly path: string;
  readonly areas: readonly string[];
}

/** Where each language is a folder; the first one defines the files. */
const LANGUAGE_FOLDERS = [FIRST_LANGUAGE, 'server/languages/en'];

export const languagesHaveTheSameFiles: Rule = (tree) =>
  LANGUAGE_FOLDERS.flatMap((first) => {
    const files = filesByLanguage(tree, first);
    const names = files.get(first) ?? [];
    return [...files].flatMap(([folder, own]) => [
      ...names
        .filter((name) => !own.includes(name))
        .map((name) => `${folder}/${name} is missing: translate ${first}/${name}.`),
      ...own
        .filter((name) => !names.includes(name))
        .map((name) => `${folder}/${name} translates nothing: ${first} has no such file.`),
    ]);
  });

export const textsAreLoadedWithTheScreen: Rule = (tree) => {
  const lazies = lazyParts(tree);
  const isApart = ({ path, isLazy }: Import) => isLazy && lazies.some((lazy) => lazy.path === path);
  const filesOf = (path: string, follow: (each: Import) => boolean) =>
    reach(tree, (entry) => entry === path, follow).filter((source) => !isRoutes(source.path));
  const first = filesOf(ENTRY, ({ isLazy }) => !isLazy);
  const later = filesOf(ENTRY, (each) => !isApart(each)).filter((source) => !first.includes(source));
  return [
    ...missing(areasIn(tree, first), [SHELL], 'in the first script'),
    ...missing(areasIn(tree, later), [SHELL, COMMON], 'outside the screens'),
    ...lazies.flatMap((lazy) => {
      const used = areasIn(
        tree,
        filesOf(lazy.path, (each) => !isApart(each)),
      );
      for (const area of titleAreas(tree, lazy)) used.set(area, `the title of ${lazy.path}`);
      return [
        ...missing(used, [SHELL, COMMON, ...lazy.areas], `with ${lazy.path}, in ${lazy.source.path}`),
        ...lazy.areas
          .filter((area) => !used.has(area))
          .map(
            (area) =>
              `${lazy.source.path}:${lineOf(lazy.source, lazy.node)} loads the texts of ${area}, ` +
              'and nothing there shows one: take it out.',
          ),
      ];
    }),
  ];
};

function missing(used: ReadonlyMap<string, string>, loaded: readonly string[], where: string): string[] {
  return [...used]
    .filter(([area]) => !loaded.includes(area))
    .map(
      ([area, user]) => `${user} shows a text of ${area}, which is not loaded ${where}: name the area there.`,
    );
}

function filesByLanguage(tree: Tree, first: string): Map<string, string[]> {
  const files = new Map<string, string[]>();
  for (const path of tree.keys()) {
    if (!isUnder(path, `${folderOf(first)}/*/*`)) continue;
    files.set(folderOf(path), [...(files.get(folderOf(path)) ?? []), nameOf(path)]);
  }
  return files;
}

/** Each area, with one file that shows a text from it. */
function areasIn(tree: Tree, files: readonly Source[]): Map<string, string> {
  const known = textAreas(tree);
  const found = new Map<string, string>();
  for (const source of files) {
    if (isUnder(source.path, 'src/i18n')) continue;
    for (const { text, isBeginning } of literalsOf(source)) {
      const [area = '', key = ''] = text.split('.');
      const keys = known.get(area);
      if (keys && (isBeginning || keys.has(key))) found.set(area, source.path);
    }
  }
  return found;
}

interface Literal {
  readonly text: string;
  readonly isBeginning: boolean;
}

/** A file belongs to many screens. */
const literalsOf = oncePer((source: Source): readonly Literal[] => {
  const found: Literal[] = [];
  walk(source.body, (node) => {
    const text = textOf(node);
    if (text !== '') found.push({ text, isBeginning: node.type === 'TemplateElement' });
  });
  return found;
});

/** The text of a literal, or the beginning of a template. */
function textOf(node: Node): string {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : '';
  return node.type === 'TemplateElement' ? String((node['value'] as { cooked: string }).cooked) : '';
}

const textAreas = oncePer((tree: Tree): ReadonlyMap<string, ReadonlySet<string>> => {
  const files = sources(tree, (path) => isUnder(path, `${FIRST_LANGUAGE}/*`));
  const areas = files.map((source) => [nameOf(source.path).replace('.ts', ''), keysOf(source)] as const);
  return new Map(areas.filter(([area]) => !NO_KEYS.includes(area)));
});

function keysOf(source: Source): Set<string> {
  const keys = new Set<string>();
  walk(source.body, (node) => {
    if (node.type === 'Property' && isNode(node['key'])) keys.add(String(node['key']['name']));
  });
  return keys;
}

function lazyParts(tree: Tree): Lazy[] {
  return sources(tree, (path) => isUnder(path, 'src/app')).flatMap((source) => {
    const found: Lazy[] = [];
    walk(source.body, (node) => {
      const [load, ...areas] = isLoad(node) ? (node['arguments'] as Node[]) : [];
      const path = load && lazyImport(source, load);
      if (path) found.push({ source, node, path, areas: areas.map(textOf) });
    });
    return found;
  });
}

function isLoad(node: Node): boolean {
  const callee = node['callee'];
  return (
    node.type === 'CallExpression' &&
    isNode(callee) &&
    /^(screen|loadChunk|loadPart)$/.test(String(callee['name']))
  );
}

function lazyImport(source: Source, load: Node): string | undefined {
  let path: string | undefined;
  walk([load], (node) => {
    const specifier = node.type === 'ImportExpression' && (node['source'] as Node)['value'];
    path ??= source.imports.find((each) => each.specifier === specifier)?.path;
  });
  return path;
}

/** The area of the title that a table of routes gives the screen, directly or by its name among the later screens. */
function titleAreas(tree: Tree, lazy: Lazy): string[] {
  const name = nameOfRow(lazy);
  const shows = (value: unknown): boolean =>
    value === lazy.node || (name !== undefined && isNode(value) && laterName(value) === name);
  const areas = sources(tree, isRoutes).flatMap((source) => {
    const titles: string[] = [];
    walk(source.body, (route) => {
      const properties = route.type === 'ObjectExpression' ? (route['properties'] as Node[]) : [];
      if (!properties.some(({ value }) => shows(value))) return;
      for (const { key, value } of properties)
        if (isNode(key) && key['name'] === 'title' && isNode(value))
          titles.push(textOf(value).split('.')[0] ?? '');
    });
    return titles;
  });
  return areas.filter((area) => area !== SHELL && area !== COMMON);
}

/** The key of `name: () => loadPart(...)`. */
function nameOfRow({ source, node }: Lazy): string | undefined {
  let name: string | undefined;
  walk(source.body, ({ type, key, value }) => {
    if (type === 'Property' && isNode(key) && isNode(value) && value['body'] === node)
      name = String(key['name']);
  });
  return name;
}

/** `later('name')`. */
function laterName(node: Node): string | undefined {
  const callee = node['callee'];
  if (node.type !== 'CallExpression' || !isNode(callee) || callee['name'] !== 'later') return undefined;
  const [name] = node['arguments'] as Node[];
  return name && textOf(name);
}

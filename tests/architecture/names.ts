// How files and folders are named, and what a file with a certain name exports.
import { isNode, lineOf, type Node, type Source, sources } from './source.ts';
import { folderOf, isUnder, nameOf, type Rule, type Violation } from './tree.ts';

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const PASCAL = /^[A-Z][A-Za-z0-9]*$/;
const NAMELESS_FOLDERS = ['utils', 'util', 'helpers', 'helper', 'common', 'types', 'misc', 'shared'];

/** An `index.ts` hides where something comes from; these three are not barrels. */
const INDEX_FILES = [
  // Merges all areas, for the platform and the tests.
  'src/contract/index.ts',
  // The worker's table of contents.
  'sw/index.ts',
];

const PASSES_ON = [
  ...INDEX_FILES,
  // A separate chunk of the build, which contains Dexie.
  'src/data/db/open.ts',
];

/** The list of areas: one word each, used by the page, the platform, tests and texts. */
const AREAS = 'tests/architecture/areas.json';

/** Folders whose subfolders are areas. */
const HOLD_AREAS = ['src/features', 'server/handlers'];

/** The name of a file says what the file is; a folder is named after its topic. */
const KINDS_OF_FILE = ['parts', 'screens', 'overlays', 'components', 'hooks', 'actions', 'queries', 'styles'];

export const foldersHaveMeaning: Rule = (tree) => {
  const folders = new Set([...tree.keys()].map(folderOf).filter((folder) => folder !== ''));
  return [...folders]
    .filter((folder) => NAMELESS_FOLDERS.includes(nameOf(folder)))
    .map((folder) => `${folder}/ says nothing about what is in it: name it after what its files are about.`);
};

export const filesAreNamedAlike: Rule = (tree) => [...tree.keys()].flatMap(misnamed);

function misnamed(path: string): Violation[] {
  const name = nameOf(path);
  const stem = name.split('.')[0] ?? '';
  if (/\.(ts|mjs)$/.test(name) && !KEBAB.test(stem)) {
    return [`${path} should be kebab-case: only components are PascalCase, and those end in .tsx.`];
  }
  if (name.endsWith('.tsx') && !PASCAL.test(stem) && !KEBAB.test(stem)) {
    return [`${path} should be PascalCase.tsx, after the component in it.`];
  }
  return [];
}

export const componentsHaveTheirFile: Rule = (tree) =>
  sources(tree, (path) => path.endsWith('.tsx') && !isUnder(path, 'tests')).flatMap((source) => {
    const stem = nameOf(source.path).replace('.tsx', '');
    const components = exportedNames(source).filter((name) => PASCAL.test(name));
    if (KEBAB.test(stem) && components.length > 0) {
      return [`${source.path} exports the component ${components[0]}: call the file ${components[0]}.tsx.`];
    }
    // Components that share a style sheet may share a file, named after what they form together.
    if (PASCAL.test(stem) && components.length < 2 && !components.includes(stem)) {
      return [`${source.path} exports no ${stem}: name file and component alike.`];
    }
    return [];
  });

export const stylesLieBeside: Rule = (tree) =>
  [...tree.keys()]
    .filter((path) => path.endsWith('.module.css') && !tree.has(path.replace('.module.css', '.tsx')))
    .map((path) => `${path} has no component of the same name beside it: rename or delete it.`);

/** Playwright calls the default export of its setup file. */
const DEFAULT_FOR_A_TOOL = ['tests/support/prepared-data.ts'];

export const defaultsAreForLazyLoading: Rule = (tree) =>
  sources(tree, (path) => path.includes('/')).flatMap((source) => {
    const isLazy = isUnder(source.path, 'src/features/*') && /(?:Screen|Overlay)\.tsx$/.test(source.path);
    const exported = source.body.find(isDefaultExport);
    if (exported && !isLazy && !DEFAULT_FOR_A_TOOL.includes(source.path)) {
      return [
        `${source.path}:${lineOf(source, exported)} has a default export: ` +
          'only screens and overlays have one, for lazy loading. Export it by name.',
      ];
    }
    if (isLazy && !exported)
      return [`${source.path} is loaded lazily: export ${nameOf(source.path)} as default.`];
    return [];
  });

export const noBarrels: Rule = (tree) =>
  sources(tree).flatMap((source) => {
    if (/^index\.(tsx?|mjs)$/.test(nameOf(source.path)) && !INDEX_FILES.includes(source.path)) {
      return [`${source.path}: an index hides where things come from. Name the file after what is in it.`];
    }
    const passedOn = source.body.filter(isPassedOn);
    if (PASSES_ON.includes(source.path) || passedOn.length === 0) return [];
    if (passedOn.length < source.body.length / 2) return [];
    return [`${source.path} only passes on what other files export: import from those files and delete it.`];
  });

export const areasHaveOneName: Rule = (tree) => {
  const areas = JSON.parse(tree.get(AREAS) ?? '[]') as string[];
  const folders = new Set([...tree.keys()].map(folderOf));
  return [...folders].flatMap((folder) => {
    const [, , area = ''] = folder.split('/');
    if (area === '' || areas.includes(area) || !HOLD_AREAS.some((each) => isUnder(folder, each))) return [];
    return [`${folder}/: no area is called ${area}. Areas are listed in ${AREAS}.`];
  });
};

export const featuresAreBuiltAlike: Rule = (tree) =>
  [...tree.keys()]
    .filter((path) => isUnder(path, 'src/features/*'))
    .flatMap((path) => {
      const [, , , topic = '', ...rest] = path.split('/');
      if (rest.length > 1) return [`${path} lies too deep: a feature is src/features/<area>/<topic>/<file>.`];
      if (rest.length === 1 && KINDS_OF_FILE.includes(topic))
        return [`${path}: name the folder after its topic; what kind of file it is, the file's name tells.`];
      return [];
    });

function isPassedOn(node: Node): boolean {
  if (node.type === 'ExportAllDeclaration') return true;
  return node.type === 'ExportNamedDeclaration' && isNode(node['source']);
}

function isDefaultExport(node: Node): boolean {
  if (node.type === 'ExportDefaultDeclaration') return true;
  if (node.type !== 'ExportNamedDeclaration') return false;
  return (node['specifiers'] as Node[]).some((each) => nameIn(each['exported']) === 'default');
}

function exportedNames(source: Source): string[] {
  return source.body.flatMap((node) => {
    if (node.type === 'ExportDefaultDeclaration') return declaredNames(node['declaration']);
    if (node.type !== 'ExportNamedDeclaration') return [];
    const listed = (node['specifiers'] as Node[]).map((each) => nameIn(each['exported']));
    return [...listed, ...declaredNames(node['declaration'])];
  });
}

/** Only what exists at run time: a type is not a component. */
function declaredNames(declaration: unknown): string[] {
  if (!isNode(declaration) || declaration.type.startsWith('TS')) return [];
  if (declaration.type === 'Identifier') return [nameIn(declaration)];
  if (declaration.type === 'VariableDeclaration') {
    return (declaration['declarations'] as Node[]).map((each) => nameIn(each['id']));
  }
  return [nameIn(declaration['id'])];
}

function nameIn(node: unknown): string {
  return isNode(node) && typeof node['name'] === 'string' ? node['name'] : '';
}

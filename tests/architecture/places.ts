// Where files lie, how many, and how folders are named. The linters measure and name code.
import { TABLE } from '../../.dependency-cruiser.mjs';
import { folderOf, isUnder, lineAt, nameOf, type Rule, type Tree } from './tree.ts';

const MAX_LINES = 250;
const MAX_FILES = 24;

/** Written by npm, generated, and databases as they lay on devices. */
const MAY_BE_LONG = [
  'package-lock.json',
  'bench/lighthouse/package-lock.json',
  'scripts/mutants/package-lock.json',
  'docs/dbt',
  'demo/pictures',
  'tests/unit/data/old-devices',
];

/** Icons and pictures, one page a decision, and one file a change of the database. */
const MAY_BE_FULL = ['public', 'docs/decisions', 'server/store/migrations', 'demo/pictures'];

const NAMELESS = /^(utils?|helpers?|common|types|misc|shared)$/;

/** The name of a file says what kind it is; a folder is named after its topic. */
const KINDS_OF_FILE = /^(parts|screens|overlays|components|hooks|actions|queries|styles)$/;

/** The areas, one word each, on the page, on the platform, in tests and in texts. */
const AREAS = 'tests/architecture/areas.json';

/** Where one folder has a row of its own, the folders beside it have one each. */
function hasRow(path: string): boolean {
  const above = Object.keys(TABLE).filter((row) => isUnder(path, row));
  const deepest = above.sort((a, b) => a.length - b.length).at(-1);
  if (deepest === undefined) return false;
  const isDivided = Object.keys(TABLE).some((row) => row.startsWith(`${deepest}/`));
  return !isDivided || !path.slice(deepest.length + 1).includes('/');
}

export const everyFolderHasARow: Rule = (tree) =>
  [...tree.keys()]
    .filter((path) => /\/.*\.(tsx?|mjs)$/.test(path) && !hasRow(path))
    .map(
      (path) => `${path} lies in a folder without a row in the table of .dependency-cruiser.mjs: add one.`,
    );

export const filesAreShort: Rule = (tree) =>
  [...tree]
    .filter(([path]) => /\.(css|html|json|sql|ya?ml)$/.test(path) && !isUnder(path, ...MAY_BE_LONG))
    .filter(([, text]) => text.trimEnd().split('\n').length > MAX_LINES)
    .map(
      ([path]) =>
        `${path} has more than ${MAX_LINES} lines: move one of the things it does into its own file.`,
    );

export const foldersAreSmall: Rule = (tree) =>
  [...filesPerFolder(tree)]
    .filter(([folder, { length }]) => length > MAX_FILES && folder !== '' && !isUnder(folder, ...MAY_BE_FULL))
    .map(
      ([folder, { length }]) =>
        `${folder} holds ${length} files and may hold ${MAX_FILES}: ` +
        'put those that belong together into a folder named after what they share.',
    );

export const foldersAreNamed: Rule = (tree) =>
  [...filesPerFolder(tree).keys()]
    .filter((folder) => NAMELESS.test(nameOf(folder)))
    .map((folder) => `${folder}/ says nothing about what is in it: name it after what its files are about.`);

export const areasHaveOneName: Rule = (tree) => {
  const areas = JSON.parse(tree.get(AREAS) ?? '[]') as string[];
  const folders = [...filesPerFolder(tree).keys()].filter((folder) =>
    isUnder(folder, 'src/features/*', 'server/handlers/*'),
  );
  const files = [...tree.keys()].filter((path) => folderOf(path) === 'server/handlers');
  return [...folders.map((folder) => `${folder}/`), ...files]
    .filter((path) => !areas.includes(path.split('/')[2]?.replace('.ts', '') ?? ''))
    .map((path) => `${path} is named after no area: use a name of ${AREAS}, or add it there.`);
};

export const featuresAreBuiltAlike: Rule = (tree) =>
  [...filesPerFolder(tree).keys()]
    .filter((folder) => isUnder(folder, 'src/features/*/*'))
    .filter((folder) => folder.split('/').length > 4 || KINDS_OF_FILE.test(nameOf(folder)))
    .map(
      (folder) =>
        `${folder}/: a feature is src/features/<area>/<topic>/<file>; name the folder after its topic.`,
    );

const OF_THE_STORE = ['server/database', 'server/store'];

export const queriesLieInTheStore: Rule = (tree) =>
  [...tree]
    .filter(([path]) => isUnder(path, 'server') && path.endsWith('.ts') && !isUnder(path, ...OF_THE_STORE))
    .flatMap(([path, text]) =>
      [...text.matchAll(/\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(|(?<!\w)sql`/g)].map(
        (match) => `${path}:${lineAt(text, match.index)} queries the database: do it in server/store.`,
      ),
    );

export const testsLieWhereTheyRun: Rule = (tree) =>
  [...tree.keys()]
    .filter(
      (path) =>
        (/\.test\.tsx?$/.test(path) && !isUnder(path, 'tests/unit/*', 'tests/architecture.test.ts')) ||
        (/\.spec\.tsx?$/.test(path) && !isUnder(path, 'tests/e2e', 'tests/faults', 'tests/visual')),
    )
    .map(
      (path) =>
        `${path} is run by nobody: move it to tests/unit/<area>, tests/e2e, tests/faults or tests/visual.`,
    );

export const namedDocumentsExist: Rule = (tree) => {
  const documents = new Set([...tree.keys()].map(nameOf));
  return [...tree]
    .filter(([path]) => /\.(tsx?|mjs|css|md)$/.test(path) && !isUnder(path, 'tests/unit/architecture'))
    .flatMap(([path, text]) =>
      [...text.matchAll(/(?<![\w*])[\w./-]*\w\.md\b/g)]
        .filter(([document]) => !documents.has(nameOf(document)))
        .map(
          (match) =>
            `${path}:${lineAt(text, match.index)} names ${match[0]}, which is not here: say what it says.`,
        ),
    );
};

/** Decisions and the changelog speak of their time. */
export const namedFilesExist: Rule = (tree) =>
  [...tree]
    .filter(([path]) => /^(docs\/)?[\w-]+\.md$/.test(path) && path !== 'CHANGELOG.md')
    .flatMap(([path, text]) =>
      [...text.matchAll(/(?<=`)(?:bench|demo|deploy|scripts|server|src|sw|tests)\/[\w./-]*\w(?=\/?`)/g)]
        .filter(([named]) => ![...tree.keys()].some((each) => isUnder(each, named)))
        .map(
          (match) => `${path}:${lineAt(text, match.index)} names ${match[0]}, which is not here: correct it.`,
        ),
    );

const OF_A_MACHINE: readonly (readonly [RegExp, string])[] = [
  [
    /(?<![\w.:/#-])\/(?:home|root|Users|work|workspace|builds|mnt|tmp)\/[\w.-]/g,
    'a path of one machine: use one relative to the project, or os.tmpdir()',
  ],
  [
    /https?:\/\/(?!127\.0\.0\.1|0\.0\.0\.0|192\.0\.2\.|198\.51\.100\.|203\.0\.113\.)\d{1,3}(?:\.\d{1,3}){3}/g,
    'an address of one network: use localhost, or one kept for documentation (192.0.2.1)',
  ],
  [
    /"resolved": "(?!https:\/\/registry\.npmjs\.org\/)[^"]*|^(?:registry|@\w+:registry)\s*=.*/gm,
    'a registry of one machine: install from the public one',
  ],
];

export const nothingBelongsToOneMachine: Rule = (tree) =>
  [...tree]
    .filter(([path]) => !isUnder(path, 'public', 'tests/architecture', 'tests/unit/architecture'))
    .flatMap(([path, text]) =>
      OF_A_MACHINE.flatMap(([pattern, instead]) =>
        [...text.matchAll(pattern)].map((match) => `${path}:${lineAt(text, match.index)} has ${instead}.`),
      ),
    );

function filesPerFolder(tree: Tree): Map<string, string[]> {
  const folders = new Map<string, string[]>();
  for (const path of tree.keys()) folders.set(folderOf(path), [...(folders.get(folderOf(path)) ?? []), path]);
  return folders;
}

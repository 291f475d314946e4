// What tests, comments and modules must not do, and what does not belong in the project.
import { lineOf, sources } from './source.ts';
import { isUnder, lineAt, nameOf, type Rule, type Tree, type Violation } from './tree.ts';

interface Forbidden {
  readonly pattern: RegExp;
  readonly instead: string;
}

const IN_TESTS: readonly Forbidden[] = [
  {
    pattern: /\b(?:it|test|describe|suite)(?:\.\w+)*\.(?:skip|only|todo|fixme|fails|skipIf)\b/g,
    instead: 'a test that does not run protects nobody: fix it or delete it',
  },
  {
    pattern: /\bx(?:it|describe|test)\(/g,
    instead: 'a test that does not run protects nobody: fix it or delete it',
  },
  {
    pattern: /\bwaitForFunction\(\s*async\b/g,
    instead: 'it takes the promise for a yes and waits for nothing: untilTrue()',
  },
  { pattern: /\bwaitForTimeout\(/g, instead: 'wait for the fact itself: expect.poll, a locator, an event' },
  {
    pattern: /new Promise(?:<\w+>)?\(\(?(\w+)\)? => setTimeout\(\1\b/g,
    instead: 'a test never sleeps: wait for the fact itself, or use fake timers',
  },
];

const IN_COMMENTS: readonly Forbidden[] = [
  {
    pattern: /^\s*(?:\/\/|\/\*+|\*)\s*[=*#_~-]{4,}/gm,
    instead: 'no banners: a file short enough needs none',
  },
  {
    pattern: /(?:\/\/|\/\*|^\s*\*)[^\n]*\b(?:TODO|FIXME|XXX|HACK)\b/gm,
    instead: 'do it, or write it down where work is planned',
  },
  { pattern: /^\s*\*\s*@(?:param|returns?|type)\b/gm, instead: 'the types say it already' },
];

const OF_A_MACHINE: readonly Forbidden[] = [
  {
    pattern: /(?<![\w.:/#-])\/(?:home|root|Users|work|workspace|builds|mnt|tmp)\/[\w.-]/g,
    instead: 'a path of one machine: use one relative to the project, or os.tmpdir()',
  },
  {
    pattern:
      /https?:\/\/(?!127\.0\.0\.1|0\.0\.0\.0|192\.0\.2\.|198\.51\.100\.|203\.0\.113\.)\d{1,3}(?:\.\d{1,3}){3}/g,
    instead: 'an address of one network: use localhost, or one kept for documentation (192.0.2.1)',
  },
  {
    pattern: /"resolved": "(?!https:\/\/registry\.npmjs\.org\/)[^"]*/g,
    instead: 'a registry of one machine: install from the public one',
  },
  {
    pattern: /^(?:registry|@\w+:registry)\s*=.*/gm,
    instead: 'a registry of one machine: leave it to the reader',
  },
];

/** Entry points, where something has to happen on import. */
const ENTRIES = [
  'src/app/main.tsx',
  'gallery/main.tsx',
  'src/features/support/feedback/shrink-worker.ts',
  'sw/index.ts',
  'server/listen.ts',
  'scripts',
  'bench',
  'tests',
  'server/games/pages',
];

/** This file and its own test contain the text they look for. */
const RULES_THEMSELVES = ['tests/architecture/habits.ts', 'tests/unit/architecture'];

export const testsRunAndNeverSleep: Rule = (tree) =>
  find(tree, IN_TESTS, (path) => isUnder(path, 'tests') && /\.tsx?$/.test(path));

export const commentsSayWhatCodeCannot: Rule = (tree) =>
  find(tree, IN_COMMENTS, (path) => /\.(tsx?|mjs|css)$/.test(path));

export const nothingOfOneMachine: Rule = (tree) =>
  find(tree, OF_A_MACHINE, (path) => !isUnder(path, 'public'));

export const modulesDoNothingByThemselves: Rule = (tree) =>
  sources(tree, (path) => path.includes('/') && !ENTRIES.some((entry) => isUnder(path, entry))).flatMap(
    (source) =>
      source.body
        .filter((node) => node.type === 'ExpressionStatement' && !node['directive'])
        .map(
          (node) =>
            `${source.path}:${lineOf(source, node)} does something when it is imported: ` +
            'put it into a function that src/app calls.',
        ),
  );

/** Plans and notes that are kept elsewhere do not help a reader of this code. */
export const pagesThatAreNamedExist: Rule = (tree) => {
  const names = new Set([...tree.keys()].map(nameOf));
  return [...tree]
    .filter(([path]) => /\.(tsx?|mjs|css|md)$/.test(path) && !isRuleItself(path))
    .flatMap(([path, text]) =>
      [...text.matchAll(/(?<![\w*])[\w./-]*\w\.md\b/g)]
        .filter(([page]) => !names.has(nameOf(page)))
        .map(
          (match) =>
            `${path}:${lineAt(text, match.index)} names ${match[0]}, which is not here: say what it says.`,
        ),
    );
};

export const testsLieInTheirPlace: Rule = (tree) =>
  [...tree.keys()].flatMap((path) => {
    if (
      /\.test\.tsx?$/.test(path) &&
      !isUnder(path, 'tests/unit/*') &&
      nameOf(path) !== 'architecture.test.ts'
    ) {
      return [`${path} is run by nobody: unit tests lie in tests/unit/<area>/.`];
    }
    if (/\.spec\.tsx?$/.test(path) && !/^tests\/(e2e|faults|visual)\//.test(path)) {
      return [`${path} is run by nobody: browser tests lie in tests/e2e, tests/faults or tests/visual.`];
    }
    return [];
  });

function find(tree: Tree, forbidden: readonly Forbidden[], isWanted: (path: string) => boolean): Violation[] {
  const files = [...tree].filter(
    ([path]) => isWanted(path) && !RULES_THEMSELVES.some((own) => isUnder(path, own)),
  );
  return files.flatMap(([path, text]) =>
    forbidden.flatMap(({ pattern, instead }) =>
      [...text.matchAll(pattern)].map(
        (match) => `${path}:${lineAt(text, match.index)} has '${match[0].trim()}': ${instead}.`,
      ),
    ),
  );
}

function isRuleItself(path: string): boolean {
  return RULES_THEMSELVES.some((own) => isUnder(path, own));
}

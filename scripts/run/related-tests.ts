// The unit tests that a change may break, the likeliest first.
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';

const UNIT_TEST = /^tests\/unit\/.+\.test\.tsx?$/;
const CODE = /\.(tsx?|mjs)$/;
const QUOTED = /'([^'\s]+)'/g;
const RUNS_PROGRAMS = /\b(?:spawn|runTool)\w*\(/;
/** Removed by the compiler: the types find what a change of them breaks. */
const TYPE_IMPORT = /^import type [^;]*;/gm;

/**
 * Unit tests that import a changed file or name its path, directly or through other files: those of its own area first,
 * those of other areas that run programs, and so take long, last, and else by the number of files between. `paths` are
 * all files of the project.
 */
export function relatedTests(
  changed: readonly string[],
  paths: readonly string[],
  read: (path: string) => string = (path) => readFileSync(path, 'utf8'),
): string[] {
  const steps = stepsFrom(changed, usersOf(paths, read));
  const names = new Set(changed.flatMap((path) => path.split(/[/.]/)));
  const rank = (test: string): number => {
    const [, , area = ''] = test.split('/');
    const distance = steps.get(test) ?? 0;
    if (distance === 0 || names.has(area)) return distance;
    return distance + steps.size * (RUNS_PROGRAMS.test(read(test)) ? 2 : 1);
  };
  return [...steps.keys()].filter((path) => UNIT_TEST.test(path)).sort((a, b) => rank(a) - rank(b));
}

type Users = ReadonlyMap<string, readonly string[]>;

/** How many files lie between a change and each file that it reaches. */
function stepsFrom(changed: readonly string[], users: Users): Map<string, number> {
  const steps = new Map(changed.map((path) => [path, 0]));
  // Iterating over a map includes the entries that are added meanwhile.
  for (const [path, step] of steps) {
    for (const user of users.get(path) ?? []) if (!steps.has(user)) steps.set(user, step + 1);
  }
  return steps;
}

/** By file, the files whose text names it. */
function usersOf(paths: readonly string[], read: (path: string) => string): Users {
  const known = new Set(paths);
  const users = new Map<string, string[]>();
  for (const user of paths.filter((path) => CODE.test(path))) {
    for (const used of pathsIn(user, read(user))) {
      const found = used.includes('*') ? paths.filter(matcherOf(used)) : known.has(used) ? [used] : [];
      for (const path of found) users.set(path, [...(users.get(path) ?? []), user]);
    }
  }
  return users;
}

/** From the root: `./x.ts` and `../x.ts` beside the file, `#src/x.ts`, and `package.json` as a test opens it. */
function pathsIn(file: string, text: string): string[] {
  const quoted = [...text.replaceAll(TYPE_IMPORT, '').matchAll(QUOTED)].map(([, path = '']) => path);
  return quoted.map((path) =>
    path.startsWith('.') ? posix.join(posix.dirname(file), path) : path.replace(/^#|\?.*$/g, ''),
  );
}

/** For the patterns of `import.meta.glob`. */
function matcherOf(pattern: string): (path: string) => boolean {
  const parts = pattern.split(/(\*\*\/|\*)/);
  const written = parts.map((part) =>
    part === '*' ? '[^/]*' : part === '**/' ? '(.*/)?' : part.replaceAll(/[^\w/-]/g, '\\$&'),
  );
  const expression = new RegExp(`^${written.join('')}$`);
  return (path) => expression.test(path);
}

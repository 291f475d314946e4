// `npm run check`: types, lint, format, the rules of the repository and the unit tests of what changed, in a minute.
//
//   npm run check                   what differs from the last commit
//   npm run check -- --since main   what differs from the commit at which this branch left `main`
//   npm run check -- --all          all unit tests that the change reaches, however many they are
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { changedFiles, projectFiles } from './run/changed-files.ts';
import { relatedTests } from './run/related-tests.ts';
import { formatted, gate, runStages, type Step, type Steps } from './run/stages.ts';
import { unitTests } from './run/unit-tests.ts';

/** About as many as two idle cores run in half a minute. */
const MOST_TEST_FILES = 10;

const RULES = 'tests/architecture.test.ts';

const TYPED = /^(?!public\/).+\.tsx?$/;

export function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { since: { type: 'string' }, all: { type: 'boolean', default: false } },
  });
  const changed = changedFiles(values.since);
  const tests = relatedTests(changed, projectFiles());
  const from = values.since ? `this branch left ${values.since}` : 'the last commit';
  console.log(`${changed.length} files changed since ${from}; ${tests.length} unit test files reach them.`);
  return runStages([
    [
      { types: () => gate('npm run types') },
      { lint: lint(changed), format: formatted, ...ownLinters() },
      { unit: unit(tests, values.all ? tests.length : MOST_TEST_FILES) },
    ],
  ]);
}

/** All files by the rules that need no types, which are quick, and the changed ones by all rules. */
function lint(changed: readonly string[]): Step {
  const typed = changed.filter((path) => TYPED.test(path));
  return () => gate('oxlint', ...(typed.length > 0 ? [`oxlint --type-aware ${typed.join(' ')}`] : []));
}

/** Each `lint:...` of package.json. */
function ownLinters(): Steps {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const names = Object.keys(scripts).filter((name) => name.startsWith('lint:'));
  return Object.fromEntries(names.map((name) => [name, () => gate(`npm run ${name}`)]));
}

function unit(tests: readonly string[], most: number): Step {
  const left = tests.slice(most);
  return async () => {
    const result = await unitTests([RULES, ...tests.slice(0, most)]);
    if (left.length === 0) return result;
    const note = `left to \`npm test\`, or to \`npm run check -- --all\`: ${left.length} more files (${byArea(left)})`;
    return { ...result, note };
  };
}

/** "wallet 12, events 3" */
function byArea(tests: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const test of tests) {
    const [, , area = ''] = test.split('/');
    counts.set(area, (counts.get(area) ?? 0) + 1);
  }
  return [...counts].map(([area, count]) => `${area} ${count}`).join(', ');
}

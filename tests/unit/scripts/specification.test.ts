// The page that says which test holds each statement of the specification.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runnersOf } from '../../../scripts/run/single-tests.ts';
import { projectFiles } from '../../../scripts/run/changed-files.ts';
import { faultsOf } from './specification-page.ts';

const STATEMENTS = 188;

describe('docs/specification.md', () => {
  it('names a test that exists for each statement', () => {
    const tests = new Set(projectFiles().filter((path) => runnersOf(path).length === 1));
    const read = (path: string) => (tests.has(path) ? readFileSync(path, 'utf8') : undefined);
    const page = readFileSync('docs/specification.md', 'utf8');
    expect(faultsOf(page, { count: STATEMENTS, without: [], read })).toEqual([]);
  });
});

describe('the check of that page', () => {
  const FILES: Readonly<Record<string, string>> = {
    'tests/unit/a.test.ts':
      "// it rains\nit('pays once', () => {});\nit.each([1])('is %s of two', () => {});",
  };
  const PAYS = '| 1 | it pays | `tests/unit/a.test.ts` "pays once" |';
  const COUNTS = '| 2 | it counts | `tests/unit/a.test.ts` "pays"<br>`tests/unit/a.test.ts` "of two" |';
  const NOTHING = '| 3 | it sings | none |';
  const END = '\n## Without a test\n\n* 3: nobody listens.';

  const faults = (...lines: readonly string[]) =>
    faultsOf(lines.join('\n'), { count: 3, without: [3], read: (path) => FILES[path] });

  it('accepts a page that is right', () => {
    expect(faults(PAYS, COUNTS, NOTHING, END)).toEqual([]);
  });

  it.each([
    ['1 is missing', [COUNTS, NOTHING, END]],
    ['1 stands twice', [PAYS, PAYS, COUNTS, NOTHING, END]],
    ['4 is no statement', [PAYS, COUNTS, NOTHING, PAYS.replace('1', '4'), END]],
    ['1: tests/unit/b.test.ts is no test', [PAYS.replace('a.test', 'b.test'), COUNTS, NOTHING, END]],
    [
      '1: tests/unit/a.test.ts has no test "sings"',
      [PAYS.replace('pays once', 'sings'), COUNTS, NOTHING, END],
    ],
    [
      '1: tests/unit/a.test.ts has no test "it rains"',
      [PAYS.replace('pays once', 'it rains'), COUNTS, NOTHING, END],
    ],
    [
      '2: tests/unit/a.test.ts has no test "is %s of"',
      [PAYS, COUNTS.replace('of two', 'is %s of'), NOTHING, END],
    ],
    ['2: no tests: none', [PAYS, '| 2 | it counts | none |', NOTHING, END]],
    ['2: no tests: by hand', [PAYS, '| 2 | it counts | by hand |', NOTHING, END]],
    ['3 has a test, so it is not without one', [PAYS, COUNTS, PAYS.replace('1', '3'), END]],
    ['without a test are , and not 3', [PAYS, COUNTS, NOTHING]],
    ['without a test are 2, 3, and not 3', [PAYS, COUNTS, NOTHING, END.replace('* 3', '* 2: x.\n* 3')]],
  ] as const)('says: %s', (fault, lines) => {
    expect(faults(...lines)).toEqual([fault]);
  });
});

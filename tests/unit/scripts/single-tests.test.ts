import { describe, expect, it } from 'vitest';
import { projectFiles } from '../../../scripts/run/changed-files.ts';
import { chooseTests, commandsFor, runnersOf } from '../../../scripts/run/single-tests.ts';

const FILES: Readonly<Record<string, string>> = {
  'tests/unit/wallet/page/pay.test.tsx': "it('pays once', ...)",
  'tests/unit/wallet/rules.test.ts': '',
  'tests/e2e/wallet/pay.spec.ts': "test('pays once', ...)",
  'tests/faults/lost.spec.ts': "test('is (not) lost', ...)",
  'src/wallet/pay.ts': 'pays once',
};

const choose = (wanted: string) => chooseTests(wanted, Object.keys(FILES), (path) => FILES[path] ?? '');
const commands = (files: string[], title?: string) => commandsFor(files, title).map(({ command }) => command);

describe('a single test', () => {
  it('belongs to exactly one runner, as every test of the project does', () => {
    const tests = projectFiles().filter((path) => /^tests\/.+\.(test|spec)\.tsx?$/.test(path));
    expect(tests.length).toBeGreaterThan(300);
    expect(tests.filter((path) => runnersOf(path).length !== 1)).toEqual([]);
  });

  it('is found by its file or its folder', () => {
    expect(choose('./tests/unit/wallet/rules.test.ts')).toEqual({
      files: ['tests/unit/wallet/rules.test.ts'],
    });
    expect(choose('tests/unit/wallet/').files).toHaveLength(2);
  });

  it('is found by its title, in every test file that contains it', () => {
    expect(choose('pays once')).toEqual({
      files: ['tests/unit/wallet/page/pay.test.tsx', 'tests/e2e/wallet/pay.spec.ts'],
      title: 'pays once',
    });
  });

  it.each(['', ' '])('without a name ("%s") is the usage, and not every test', (nothing) => {
    expect(() => choose(nothing)).toThrow('npm run test:one -- FILE, FOLDER');
  });

  it('that is not there is a sentence', () => {
    expect(() => choose('tests/unit/none.test.ts')).toThrow(
      'No test file is called tests/unit/none.test.ts, and none contains it.',
    );
  });

  it('runs by the runner of its folder', () => {
    expect(commands(['tests/architecture.test.ts'])).toEqual(['vitest run tests/architecture.test.ts']);
    expect(commands(['tests/visual/look.spec.ts'])).toEqual(['playwright test tests/visual/look.spec.ts']);
    expect(commands(['tests/faults/lost.spec.ts'])).toEqual([
      'node scripts/run.mjs test-faults tests/faults/lost.spec.ts',
    ]);
  });

  it('is chosen by its title as it is written', () => {
    expect(commands(Object.keys(FILES), 'is (not) lost')).toEqual([
      'vitest run tests/unit/wallet/page/pay.test.tsx tests/unit/wallet/rules.test.ts -t is\\s\\(not\\)\\slost',
      'playwright test tests/e2e/wallet/pay.spec.ts -g is\\s\\(not\\)\\slost',
      'node scripts/run.mjs test-faults tests/faults/lost.spec.ts -g is\\s\\(not\\)\\slost',
    ]);
  });

  it.each(['tests/e2e/wallet/pay.spec.ts', 'tests/visual/look.spec.ts'])(
    '%s needs the app to be built',
    (path) => {
      expect(commandsFor([path])[0]?.prepare).toBeDefined();
    },
  );
});

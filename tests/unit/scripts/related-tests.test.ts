import { describe, expect, it } from 'vitest';
import { relatedTests } from '../../../scripts/run/related-tests.ts';

const PROJECT: Readonly<Record<string, string>> = {
  'src/lib/money.ts': '',
  'src/lib/sum.ts': "import type { Money } from './money.ts';\nimport { add } from './add.ts';",
  'src/lib/add.ts': '',
  'src/data/wallet/balance.ts': "import { sum } from '#src/lib/sum.ts';",
  'src/i18n/en/wallet.ts': '',
  'src/i18n/files.ts': "import.meta.glob(['./*/*.ts'])",
  'tests/unit/game/round.test.ts': "import '#src/data/wallet/balance.ts';",
  'tests/unit/lib/sum.test.ts': "import { sum } from '#src/lib/sum.ts';",
  'tests/unit/wallet/balance.test.tsx': "import { x } from '../../../src/data/wallet/balance.ts';",
  'tests/unit/build/chunks.test.ts': "import '#src/data/wallet/balance.ts';\nawait runTool('vite build');",
  'tests/unit/wallet/texts.test.ts': "await import('#src/i18n/files.ts');",
  'tests/unit/scripts/names.test.ts': "readFileSync('README.md', 'utf8')",
  'tests/e2e/wallet/pay.spec.ts': "import '#src/lib/add.ts';",
  'README.md': '',
};

const related = (...changed: string[]) =>
  relatedTests(changed, Object.keys(PROJECT), (path) => PROJECT[path] ?? '');

describe('the unit tests that a change may break', () => {
  it('import the file, directly or through others, and run programs last', () => {
    expect(related('src/lib/add.ts')).toEqual([
      'tests/unit/lib/sum.test.ts',
      'tests/unit/game/round.test.ts',
      'tests/unit/wallet/balance.test.tsx',
      'tests/unit/build/chunks.test.ts',
    ]);
  });

  it('begin with those of its area', () => {
    expect(related('src/data/wallet/balance.ts')).toEqual([
      'tests/unit/wallet/balance.test.tsx',
      'tests/unit/game/round.test.ts',
      'tests/unit/build/chunks.test.ts',
    ]);
  });

  it('include the test that has changed itself, before all others', () => {
    expect(related('src/lib/add.ts', 'tests/unit/game/round.test.ts')[0]).toBe(
      'tests/unit/game/round.test.ts',
    );
  });

  it('include those that import it by a pattern, or open it by its path', () => {
    expect(related('src/i18n/en/wallet.ts')).toEqual(['tests/unit/wallet/texts.test.ts']);
    expect(related('README.md')).toEqual(['tests/unit/scripts/names.test.ts']);
  });

  it('leave out those that import only its types', () => {
    expect(related('src/lib/money.ts')).toEqual([]);
  });
});

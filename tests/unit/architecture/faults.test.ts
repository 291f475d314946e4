// Each rule that a tool holds is seen finding what it exists for; one run of each tool on a tree of planted faults.
import { rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { TABLE } from '../../../.dependency-cruiser.mjs';
import { SHARED_WITH_PLATFORM } from '../../../.dependency-cruiser.server.mjs';
import { CODE_FAULTS, GOOD_CODE } from './code-faults.ts';
import { IMPORT_FAULTS, PACKAGES, STYLE_FAULTS } from './other-faults.ts';
import { type Fault, type Found, plant, root, run, runForJson, textOf } from './planted.ts';

const FOLDERS = ['src', 'sw', 'server', 'demo'];
const IMPORTS = { imports: Object.fromEntries(FOLDERS.map((name) => [`#${name}/*`, `./${name}/*`])) };

const folder = plant({
  'package.json': JSON.stringify(IMPORTS),
  'tsconfig.json': JSON.stringify({ extends: join(root, 'tsconfig.base.json'), include: ['src'] }),
  '.oxlintrc.json': textOf('.oxlintrc.json').replace('"./tests', `"${root}tests`),
  ...Object.fromEntries(
    [...CODE_FAULTS, ...STYLE_FAULTS, ...IMPORT_FAULTS].map(([, path, text]) => [path, text]),
  ),
  ...Object.fromEntries(GOOD_CODE),
  ...PACKAGES,
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('the linter of code', () => {
  const linted = runForJson(folder, 'node_modules/oxlint/bin/oxlint', '--type-aware', '--format', 'json');
  const { diagnostics } = linted as {
    diagnostics: { code: string; filename: string }[];
  };
  const found = diagnostics.map(({ code, filename }) => ({ rule: code, path: filename }));

  it.each(CODE_FAULTS)('finds %s in %s', (...fault) => expectFound(found, fault));

  it.each(GOOD_CODE)('accepts %s', (path) => {
    expect(found.filter((each) => each.path === path)).toEqual([]);
  });
});

describe('the linter of styles', () => {
  const sheets = runForJson(
    folder,
    'node_modules/stylelint/bin/stylelint.mjs',
    ...['**/*.css', '--config', join(root, 'stylelint.config.mjs'), '--config-basedir', folder, '-f', 'json'],
  ) as { source: string; warnings: { rule: string }[] }[];
  const found = sheets.flatMap(({ source, warnings }) =>
    warnings.map(({ rule }) => ({ rule, path: relative(folder, source) })),
  );

  it.each(STYLE_FAULTS)('finds %s in %s', (...fault) => expectFound(found, fault));
});

describe('the rules of imports', () => {
  const found = [
    ...run(folder, 'scripts/run/lint-imports.mjs').matchAll(/^(\S+) imports .* \(([^)]+)\)\. /gm),
  ].map(([, path = '', rule = '']) => ({ rule, path }));

  it.each(IMPORT_FAULTS)('finds %s in %s', (...fault) => expectFound(found, fault));

  it('find two folders that import each other', () => {
    expect(found).toContainEqual({ rule: 'no-circles-of-folders', path: 'server/http/one' });
  });

  it('allow no two folders to import each other', () => {
    const reached = (row: string, seen = new Set<string>()): Set<string> => {
      const next = (TABLE as Readonly<Record<string, { files: string[] }>>)[row]?.files ?? [];
      for (const file of next.filter((each) => !seen.has(each))) reached(file, seen.add(file));
      return seen;
    };
    const rows = Object.keys(TABLE).filter((row) => row.startsWith('src/app/'));
    expect(rows.filter((row) => reached(row).has(row))).toEqual([]);
  });

  it('let the platform import of the page what the compiler checks without DOM types', () => {
    const { include } = JSON.parse(textOf('tests/architecture/without-document.json')) as {
      include: string[];
    };
    expect(new Set(include.map((path) => path.replace('../../', '')))).toEqual(new Set(SHARED_WITH_PLATFORM));
  });
});

describe('the search for unused code', () => {
  it('finds a file, an export and a package that nothing uses', () => {
    const unused = plant({
      'package.json': JSON.stringify({ dependencies: { pino: '10.4.0' } }),
      'knip.json': textOf('knip.json'),
      'sw/index.ts': "import { used } from './used.ts';\nused();\n",
      'sw/used.ts': 'export const used = () => {};\nexport const idle = 1;\n',
      'sw/forgotten.ts': '',
    });
    const output = run(unused, 'node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints');
    rmSync(unused, { recursive: true });
    for (const name of ['pino', 'idle', 'sw/forgotten.ts']) expect(output).toContain(name);
  });
});

/** A rule "" is to find nothing. */
function expectFound(found: readonly Found[], [rule, path]: Fault): void {
  const rules = found.filter((each) => each.path === path).map((each) => each.rule);
  if (rule === '') expect(rules).toEqual([]);
  else expect(rules).toContain(rule);
}

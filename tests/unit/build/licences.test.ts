import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { licencesOf } from '../../../scripts/build/licences.ts';

const before = process.cwd();
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'halcyon-licences-')));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const packageOf = (name: string, license: string): string =>
  JSON.stringify({ name, version: '1.0.0', license });

beforeAll(() => {
  process.chdir(folder);
  write('LICENSE', 'of this project');
  write('node_modules/charts/package.json', packageOf('charts', 'Apache-2.0'));
  write('node_modules/charts/LICENSE', 'Apache License\n');
  write('node_modules/charts/NOTICE', 'By somebody\n');
  write('node_modules/charts/licenses/LICENSE-part', 'BSD of a part\n');
  write('node_modules/@own/small/package.json', packageOf('@own/small', 'MIT'));
  write('node_modules/charts/node_modules/@own/small/package.json', packageOf('@own/small', 'MIT'));
  write('src/ui/Icon/licence.txt', 'ISC of icons\n');
});
afterAll(() => {
  process.chdir(before);
  rmSync(folder, { recursive: true });
});

it('lists each package once, with its licence, notices and what it contains, and drawings of others', () => {
  const ids = [
    'src/ui/Icon/shapes.ts',
    'src/app/main.tsx',
    'node_modules/charts/lib/bar.js',
    'node_modules/charts/lib/line.js',
    'node_modules/@own/small/index.js?commonjs',
    'node_modules/charts/node_modules/@own/small/index.js',
  ].map((path) => join(folder, path));
  const line = '-'.repeat(80);
  expect(licencesOf([...ids, join(folder, 'index.html'), '\0vite/preload-helper.js']).split('\n')).toEqual([
    ...['@own/small 1.0.0 (MIT)', '', line, ''],
    ...['charts 1.0.0 (Apache-2.0)', '', 'Apache License', '', 'By somebody', '', 'BSD of a part', ''],
    ...[line, '', 'src/ui/Icon', '', 'ISC of icons', ''],
  ]);
});

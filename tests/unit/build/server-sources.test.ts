import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isServerCurrent, recordSources } from '../../../scripts/build/server-sources.ts';

const before = process.cwd();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'halcyon-sources-'));
  process.chdir(folder);
  for (const name of ['server/games', 'src/contract', 'src/ui', 'dist/server'])
    mkdirSync(name, { recursive: true });
  for (const file of ['server/app.ts', 'src/contract/wallet.ts', 'src/ui/Button.tsx', 'package.json'])
    writeFileSync(file, '1');
});
afterEach(() => {
  process.chdir(before);
  rmSync(folder, { recursive: true });
});

const record = () =>
  recordSources('dist/server', [resolve('server/app.ts'), resolve('src/contract/wallet.ts'), '\0helper']);

describe('a built platform', () => {
  it('is out of date where nothing says what it was built from', () => {
    expect(isServerCurrent('dist/server')).toBe(false);
  });

  it.each(['server/app.ts', 'server/games/new.css', 'src/contract/wallet.ts', 'package.json'])(
    'is out of date when %s has changed, until it is built again',
    (file) => {
      record();
      expect(isServerCurrent('dist/server')).toBe(true);
      writeFileSync(file, '2');
      expect(isServerCurrent('dist/server')).toBe(false);
      record();
      expect(isServerCurrent('dist/server')).toBe(true);
    },
  );

  it('is out of date when a file that it was built from is gone', () => {
    record();
    rmSync('src/contract/wallet.ts');
    expect(isServerCurrent('dist/server')).toBe(false);
  });

  it('is current whatever changes in what only the page uses', () => {
    record();
    writeFileSync('src/ui/Button.tsx', '2');
    expect(isServerCurrent('dist/server')).toBe(true);
  });
});

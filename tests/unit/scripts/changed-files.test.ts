import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changedFiles, projectFiles } from '../../../scripts/run/changed-files.ts';

const home = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'halcyon-changed-'));

const git = (...args: string[]) => execFileSync('git', args, { stdio: 'pipe' });

function commit(...names: string[]): void {
  for (const name of names) writeFileSync(name, name);
  git('add', '.');
  git('-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '-q', '-m', names.join(' '));
}

/** On a branch with a commit of its own, after which `main` went on as well. */
beforeAll(() => {
  process.chdir(folder);
  git('init', '-q', '-b', 'main');
  writeFileSync('.gitignore', 'ignored.ts');
  commit('same.ts', 'saved.ts', 'deleted.ts');
  git('checkout', '-q', '-b', 'topic');
  commit('committed.ts');
  git('checkout', '-q', 'main');
  commit('of-others.ts');
  git('checkout', '-q', 'topic');
  for (const name of ['saved.ts', 'new.ts', 'ignored.ts']) writeFileSync(name, 'changed');
  rmSync('deleted.ts');
});

afterAll(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

describe('the changed files', () => {
  it('are those saved or made since the last commit', () => {
    expect(changedFiles()).toEqual(['saved.ts', 'new.ts']);
  });

  it('are also those committed since a branch was left', () => {
    expect(changedFiles('main').sort()).toEqual(['committed.ts', 'new.ts', 'saved.ts']);
  });

  it('are a sentence when there is no such branch', () => {
    expect(() => changedFiles('none')).toThrow(/^git merge-base none HEAD: fatal: /);
  });

  it('are among the files of the project, which are neither deleted nor ignored', () => {
    expect(projectFiles().sort()).toEqual(['.gitignore', 'committed.ts', 'new.ts', 'same.ts', 'saved.ts']);
  });
});

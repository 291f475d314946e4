// The rules of this repository that no tool knows. Each failure says which file and what to do about it.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { RULES } from './architecture/rules.ts';
import { NOT_WRITTEN, readTree } from './architecture/tree.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const tree = readTree(root);

describe('the project', () => {
  it.each(Object.entries(RULES))('%s', (_, rule) => {
    expect(rule(tree)).toEqual([]);
  });
});

describe('the tree the rules read', () => {
  it('leaves out exactly what git ignores', () => {
    const ignored = readFileSync(`${root}/.gitignore`, 'utf8').split('\n').filter(Boolean);
    const names = ignored.map((line) => line.replaceAll('/', '')).filter((name) => !name.includes('*'));
    expect([...names, '.git'].sort()).toEqual([...NOT_WRITTEN].sort());
  });
});

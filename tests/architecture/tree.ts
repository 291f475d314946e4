// The project as the rules see it: every file by its path, with its text.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Paths from the root with `/`; the text of a binary file, such as a picture, is "". */
export type Tree = ReadonlyMap<string, string>;

/** Says of each fault what is wrong, where, and how to fix it. */
export type Rule = (tree: Tree) => string[];

/** Generated files; a test compares this list with .gitignore. */
export const NOT_WRITTEN = [
  'node_modules',
  'dist',
  'coverage',
  'test-results',
  'playwright-report',
  '.cache',
  '.data',
  '.git',
  '.env',
];

const BINARY = /\.(avif|gif|gz|ico|jpe?g|mp4|png|webp|woff2?)$/;

export function readTree(root: string, folder = '', tree = new Map<string, string>()): Tree {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    if (NOT_WRITTEN.includes(entry.name) || entry.name.endsWith('.log')) continue;
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) readTree(root, path, tree);
    else if (entry.isFile()) tree.set(path, BINARY.test(path) ? '' : readFileSync(join(root, path), 'utf8'));
  }
  return tree;
}

export const folderOf = (path: string): string => path.slice(0, Math.max(path.lastIndexOf('/'), 0));

export const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** Whether the path is one of the entries or lies below one; `*` matches one name. */
export function isUnder(path: string, ...entries: string[]): boolean {
  const names = path.split('/');
  return entries.some((entry) =>
    entry
      .split('/')
      .every((part, index) => (part === '*' ? names[index] !== undefined : part === names[index])),
  );
}

// The project as the rules see it: every file by its path, with its text.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Paths from the root with `/`; the text of a binary file, such as a picture, is "". */
export type Tree = ReadonlyMap<string, string>;

/** Returns what is wrong, where, and how to fix it. */
export type Violation = string;

export type Rule = (tree: Tree) => Violation[];

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

const TEXT =
  /\.(tsx?|mjs|cjs|js|css|html|json|md|txt|svg|ya?ml|sql|toml|webmanifest)$|(^|\/)[^./]+$|^\.[^/]+$/;

export function readTree(root: string): Tree {
  const tree = new Map<string, string>();
  addFolder(tree, root, '');
  return tree;
}

function addFolder(tree: Map<string, string>, root: string, folder: string): void {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    if (NOT_WRITTEN.includes(entry.name) || entry.name.endsWith('.log')) continue;
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) addFolder(tree, root, path);
    else if (entry.isFile()) tree.set(path, TEXT.test(path) ? readFileSync(join(root, path), 'utf8') : '');
  }
}

export function folderOf(path: string): string {
  return path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
}

export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** Whether the path equals the entry or lies below it; `*` matches one name. */
export function isUnder(path: string, entry: string): boolean {
  const names = path.split('/');
  return entry
    .split('/')
    .every((part, index) => (part === '*' ? names[index] !== undefined : part === names[index]));
}

/** Computes it once for each key, as long as the key lives. */
export function oncePer<Key extends WeakKey, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const { value } = known.get(key) ?? { value: compute(key) };
    known.set(key, { value });
    return value;
  };
}

// What is loaded with a file, for rules that ask it of screens and of the worker. Imports of types are erased, which
// the tool for import rules cannot be configured to do.
import { posix } from 'node:path';
import { parseSync } from 'vite';
import { folderOf, type Tree } from './tree.ts';

export interface Import {
  /** From the root for a file of this project; else the package. */
  readonly path: string;
  /** `import()`: loaded when the code is reached. */
  readonly isLazy: boolean;
}

const known = new Map<string, readonly Import[]>();

export function importsOf(path: string, text: string): readonly Import[] {
  const key = `${path}\n${text}`;
  const imports = known.get(key) ?? read(path, text);
  known.set(key, imports);
  return imports;
}

function read(path: string, text: string): Import[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(path, text).module;
  const imported = staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const passedOn = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ isType, moduleRequest }) => (isType || !moduleRequest ? [] : [moduleRequest.value])),
  );
  const lazy = dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1));
  return [
    ...[...imported, ...passedOn].map((specifier) => ({ path: resolve(path, specifier), isLazy: false })),
    ...lazy.map((specifier) => ({ path: resolve(path, specifier), isLazy: true })),
  ];
}

/** `#src/x.ts` and `./x.ts` are files of this project; everything else is a package. */
export function resolve(from: string, specifier: string): string {
  const file = specifier.replace(/\?.*$/, '');
  if (file.startsWith('#')) return file.slice(1);
  return file.startsWith('.') ? posix.join(folderOf(from), file) : file;
}

/** The entries, their imports, the imports of those and so on, as far as `follow` allows. */
export function loadedWith(
  tree: Tree,
  entries: readonly string[],
  follow: (each: Import) => boolean = () => true,
): string[] {
  const loaded = new Set(entries.filter((path) => tree.has(path)));
  // Iterating over a set includes the entries that are added meanwhile.
  for (const path of loaded) {
    if (!/\.(tsx?|mjs)$/.test(path)) continue;
    for (const next of importsOf(path, tree.get(path) ?? '').filter(follow))
      if (tree.has(next.path)) loaded.add(next.path);
  }
  return [...loaded];
}

// The syntax tree of a TypeScript file, parsed once for all rules.
import { posix } from 'node:path';
import { parseSync } from 'vite';
import { folderOf, lineAt, oncePer, type Tree } from './tree.ts';

export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

export interface Import {
  /** As written. */
  readonly specifier: string;
  /** Path from the root for a file of this project, else undefined. */
  readonly path: string | undefined;
  readonly line: number;
  /** Removed by the compiler. */
  readonly isType: boolean;
  /** `import()`: loaded when the code is reached. */
  readonly isLazy: boolean;
}

export interface Source {
  readonly path: string;
  readonly text: string;
  readonly body: readonly Node[];
  readonly imports: readonly Import[];
}

const CODE = /\.(tsx?|mjs)$/;
const known = new Map<string, Source>();

export function sources(tree: Tree, isWanted: (path: string) => boolean = () => true): Source[] {
  return [...tree]
    .filter(([path]) => CODE.test(path) && isWanted(path))
    .map(([path, text]) => read(path, text));
}

function read(path: string, text: string): Source {
  const before = known.get(path);
  if (before?.text === text) return before;
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  const body = program.body as unknown as Node[];
  const source = { path, text, body, imports: importsOf(path, text, body) };
  known.set(path, source);
  return source;
}

/** Calls `visit` with every node and its parent, outermost first. */
export function walk(nodes: readonly Node[], visit: (node: Node, parent: Node | undefined) => void): void {
  const step = (node: Node, parent?: Node): void => {
    visit(node, parent);
    for (const value of Object.values(node)) {
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) step(child, node);
    }
  };
  for (const node of nodes) step(node);
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

export function lineOf(source: Source, node: Node): number {
  return lineAt(source.text, node.start);
}

const IMPORTING = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
]);

function importsOf(path: string, text: string, body: readonly Node[]): Import[] {
  const found: Import[] = [];
  walk(body, (node) => {
    if (!IMPORTING.has(node.type) || !isNode(node['source'])) return;
    const specifier = node['source']['value'];
    if (typeof specifier !== 'string') return;
    found.push({
      specifier,
      path: resolve(path, specifier),
      line: lineAt(text, node.start),
      isType: isTypeOnly(node),
      isLazy: node.type === 'ImportExpression',
    });
  });
  return found;
}

function isTypeOnly(node: Node): boolean {
  if (node.type === 'TSImportType') return true;
  if (node['importKind'] === 'type' || node['exportKind'] === 'type') return true;
  const specifiers = node['specifiers'];
  if (!Array.isArray(specifiers) || specifiers.length === 0) return false;
  return (specifiers as Node[]).every(
    (each) => each['importKind'] === 'type' || each['exportKind'] === 'type',
  );
}

/** `#src/x.ts` and `./x.ts` are files of this project; everything else is a package. */
function resolve(from: string, specifier: string): string | undefined {
  const bare = specifier.replace(/\?.*$/, '');
  if (bare.startsWith('#')) return bare.slice(1);
  if (bare.startsWith('.')) return posix.normalize(posix.join(folderOf(from), bare));
  return undefined;
}

/** One rule follows the imports of a hundred screens in the same tree. */
const byPath = oncePer((tree: Tree) => new Map(sources(tree).map((source) => [source.path, source])));

/**
 * Every file that is loaded with `entries`: their imports, and the imports of those, as far as `follow`
 * allows.
 */
export function reach(
  tree: Tree,
  entries: (path: string) => boolean,
  follow: (each: Import) => boolean = () => true,
): Source[] {
  const all = byPath(tree);
  const reached = new Set([...all.values()].filter((source) => entries(source.path)));
  // Iterating over a set includes the entries that are added meanwhile.
  for (const source of reached) {
    for (const each of source.imports.filter(follow)) {
      const next = each.isType || each.path === undefined ? undefined : all.get(each.path);
      if (next) reached.add(next);
    }
  }
  return [...reached];
}

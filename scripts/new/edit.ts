// Adds an entry to a list in a TypeScript file. The list is found in the syntax tree, so its layout may change.
import { parseSync } from 'vite';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** Adds `entry` at the end of the list or object in the constant `name`. */
export function addEntry(text: string, name: string, entry: string): string {
  return addInside(text, literalOf(text, name), entry);
}

/** Adds `entry` to the object passed to the last call of `callee` in the file. */
export function addToLastCall(text: string, callee: string, entry: string): string {
  const calls = find(text, (node) => node.type === 'CallExpression' && isNamed(node['callee'], callee));
  const given = (calls.at(-1)?.['arguments'] as unknown[] | undefined)?.[0];
  if (!given) throw new Error(`There is no ${callee}({ ... }) to add to.`);
  return addInside(text, unwrap(given), entry);
}

/** Removes the entry `key` from the object `name`; returns the text unchanged if there is none. */
export function removeEntry(text: string, name: string, key: string): string {
  const entry = childrenOf(literalOf(text, name)).find((property) => isNamed(property['key'], key));
  if (!entry) return text;
  return text.slice(0, entry.start).trimEnd() + text.slice(entry.end).replace(/^,/, '');
}

/** Whether any object in the file has the key. */
export function hasKey(text: string, key: string): boolean {
  return find(text, (node) => node.type === 'Property' && isNamed(node['key'], key)).length > 0;
}

/** Inserts the import in alphabetical order of its path. */
export function addImport(text: string, names: string, from: string): string {
  const imports = find(text, (node) => node.type === 'ImportDeclaration');
  const line = `import { ${names} } from '${from}';\n`;
  const known = imports.find((node) => addressOf(node) === from);
  if (known) return addName(text, known, names);
  const next = imports.find((node) => isBefore(from, addressOf(node)));
  const at = next ? next.start : (imports.at(-1)?.end ?? 0) + 1;
  return text.slice(0, at) + line + text.slice(at);
}

function addName(text: string, declaration: Node, names: string): string {
  const written = text.slice(declaration.start, declaration.end);
  if (written.includes(names)) return text;
  const longer = written.replace(/,?\s*}/, `, ${names} }`);
  return text.slice(0, declaration.start) + longer + text.slice(declaration.end);
}

/** Other folders first, then neighbours. */
function isBefore(a: string, b: string): boolean {
  const rank = (address: string): string => (address.startsWith('.') ? '1' : '0') + address;
  return rank(a) < rank(b);
}

function addressOf(node: Node): string {
  return String((node['source'] as Node)['value']);
}

function addInside(text: string, list: Node, entry: string): string {
  const close = list.end - 1;
  const last = childrenOf(list).at(-1);
  const isClosed = !last || text.slice(last.end, close).includes(',');
  const before = text.slice(0, last ? last.end : list.start + 1);
  const between = text.slice(last ? last.end : list.start + 1, close);
  return `${before}${isClosed ? '' : ','}${between.trimEnd()}\n${entry},\n${text.slice(close)}`;
}

function childrenOf(list: Node): Node[] {
  return (list['elements'] ?? list['properties']) as Node[];
}

function literalOf(text: string, name: string): Node {
  const [declarator] = find(text, (node) => node.type === 'VariableDeclarator' && isNamed(node['id'], name));
  if (!declarator) throw new Error(`There is no constant ${name} to add to.`);
  return unwrap(declarator['init']);
}

/** Unwraps `as const`, `satisfies ...` and the like. */
function unwrap(value: unknown): Node {
  const node = value as Node;
  if (node.type === 'ArrayExpression' || node.type === 'ObjectExpression') return node;
  if (isNode(node['expression'])) return unwrap(node['expression']);
  throw new Error(`Expected a list or an object, found ${node.type}.`);
}

function isNamed(node: unknown, name: string): boolean {
  return isNode(node) && (node['name'] === name || node['value'] === name);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function find(text: string, isWanted: (node: Node) => boolean): Node[] {
  const found: Node[] = [];
  const step = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(step);
    if (!isNode(value)) return;
    if (isWanted(value)) found.push(value);
    Object.values(value).forEach(step);
  };
  step(parseSync('file.ts', text).program.body);
  return found;
}

// Every text that a person reads is a typed key: components contain no sentences.
import { isNode, lineOf, type Node, type Source, sources, walk } from './source.ts';
import { isUnder, type Rule, type Violation } from './tree.ts';

/** Attributes that are shown or read aloud. */
const READ_ALOUD = new Set([
  'alt',
  'title',
  'placeholder',
  'label',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
]);

/** Names, which are the same in every language. */
const NAMES = ['Halcyon', 'VIP', 'Google', 'Facebook', 'LINE'];

const ENTITY = /&#?\w+;/g;
const INSTEAD = "make it a key in src/i18n and write t('...')";

export const textIsAKey: Rule = (tree) =>
  sources(tree, (path) => path.endsWith('.tsx') && isUnder(path, 'src')).flatMap(textIn);

function textIn(source: Source): Violation[] {
  const found: Violation[] = [];
  walk(source.body, (node, parent) => {
    const words = wordsOf(node, parent).find(isSentence);
    if (words) found.push(`${source.path}:${lineOf(source, node)} says '${words.trim()}': ${INSTEAD}.`);
  });
  return found;
}

function wordsOf(node: Node, parent: Node | undefined): string[] {
  if (node.type === 'JSXText') return [String(node['value'])];
  if (node.type === 'JSXAttribute' && READ_ALOUD.has(attributeName(node))) return literalsIn(node['value']);
  const isChild = parent?.type === 'JSXElement' || parent?.type === 'JSXFragment';
  return node.type === 'JSXExpressionContainer' && isChild ? literalsIn(node['expression']) : [];
}

function attributeName(node: Node): string {
  return isNode(node['name']) ? String(node['name']['name']) : '';
}

const BRANCHES: Record<string, readonly string[]> = {
  JSXExpressionContainer: ['expression'],
  ConditionalExpression: ['consequent', 'alternate'],
  LogicalExpression: ['left', 'right'],
  BinaryExpression: ['left', 'right'],
};

/** The texts that an expression may evaluate to; texts that it only compares or passes on do not count. */
function literalsIn(value: unknown): string[] {
  if (!isNode(value)) return [];
  if (value.type === 'Literal') return typeof value['value'] === 'string' ? [value['value']] : [];
  if (value.type === 'TemplateLiteral') return (value['quasis'] as Node[]).map(cooked);
  if (value.type === 'BinaryExpression' && value['operator'] !== '+') return [];
  return (BRANCHES[value.type] ?? []).flatMap((key) => literalsIn(value[key]));
}

function cooked(quasi: Node): string {
  return (quasi['value'] as { cooked: string }).cooked;
}

function isSentence(text: string): boolean {
  const rest = NAMES.reduce((left, name) => left.replaceAll(name, ''), text.replace(ENTITY, ''));
  return /\p{L}/u.test(rest);
}

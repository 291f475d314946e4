// Codes of the contract are written by name, so that one search finds every place that handles a code, and
// each screen knows which codes its call may answer with.
import { isNode, lineOf, type Node, type Source, sources, walk } from './source.ts';
import { isUnder, type Rule, type Tree, type Violation } from './tree.ts';

const DECLARED_IN = 'src/contract/errors.ts';
const PLACES = ['src', 'sw', 'server'];

/** Ids of items that happen to be numbers of the same size. */
const ITEM_IDS = ['server/demo', 'src/contract/page/award-kinds.ts'];
const ITEM_ID = /_ITEM$/;

/** Below this a number may also be an HTTP status, so it counts as a code only where codes are expected. */
const FIRST_OWN_CODE = 1000;

/** Names of the codes, by number. */
type Names = ReadonlyMap<number, string>;

interface File {
  readonly source: Source;
  readonly names: Names;
}

export const codesHaveNames: Rule = (tree) => {
  const names = namesOfCodes(tree);
  return sources(
    tree,
    (path) => PLACES.some((place) => isUnder(path, place)) && path !== DECLARED_IN && !isOfItems(path),
  ).flatMap((source) => numbersIn({ source, names }));
};

function namesOfCodes(tree: Tree): Names {
  const declared = tree.get(DECLARED_IN) ?? '';
  return new Map(
    [...declared.matchAll(/^export const (\w+) = (\d+);/gm)].map(([, name = '', code]) => [
      Number(code),
      name,
    ]),
  );
}

const isOfItems = (path: string): boolean => ITEM_IDS.some((place) => isUnder(path, place));

function numbersIn({ source, names }: File): Violation[] {
  const found: Violation[] = [];
  const path: Node[] = [];
  const step = (node: Node): void => {
    const name = isNumber(node) ? names.get(node['value'] as number) : undefined;
    if (name !== undefined && isCode({ source, names }, node, [...path].reverse())) {
      found.push(
        `${source.path}:${lineOf(source, node)} writes a code as ${String(node['value'])}: ` +
          `use ${name} of ${DECLARED_IN}.`,
      );
    }
    path.push(node);
    for (const value of Object.values(node))
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) step(child);
    path.pop();
  };
  for (const node of source.body) step(node);
  return found;
}

/** `above` lists the nodes around the number, innermost first. */
function isCode(file: File, node: Node, above: readonly Node[]): boolean {
  if ((node['value'] as number) > FIRST_OWN_CODE) return !above.some(isItemId);
  const [parent] = above;
  const isKey = parent?.type === 'Property' && parent['key'] === node;
  return isKey || above.some((each, index) => speaksOfCodes(file, each, above[index - 1] ?? node));
}

const isItemId = (node: Node): boolean =>
  node.type === 'VariableDeclarator' && ITEM_ID.test(nameOf(node['id']));

/** Whether `node` is a place for codes, and `inner` is the part of it that holds one. */
function speaksOfCodes(file: File, node: Node, inner: Node): boolean {
  switch (node.type) {
    case 'CallExpression':
      return nameOf(node['callee']) === 'refuse' && (node['arguments'] as Node[])[0] === inner;
    case 'TSTypeReference':
      return /^Refus(al|ed)$/.test(nameOf(node['typeName']));
    case 'Property':
      return nameOf(node['key']) === 'errors';
    case 'BinaryExpression':
      return [node['left'], node['right']].some((side) => side !== inner && isErrcode(file.source, side));
    case 'SwitchCase':
      return node['test'] === inner;
    case 'ArrayExpression':
      return isListOfCodes(node, file.names);
    default:
      return false;
  }
}

const isErrcode = (source: Source, node: unknown): boolean =>
  isNode(node) && /errcode/i.test(source.text.slice(node.start, node.end));

/** A list of HTTP statuses contains some that no code shares. */
function isListOfCodes(node: Node, names: Names): boolean {
  const elements = node['elements'] as Node[];
  return (
    elements.length > 1 && elements.every((each) => isNumber(each) && names.has(each['value'] as number))
  );
}

export const codesStayKnown: Rule = (tree) =>
  sources(tree, (path) => isUnder(path, 'src')).flatMap((source) => {
    const found: Violation[] = [];
    walk(source.body, (node) => {
      if (node.type === 'TSTypeReference' && isOfAnyNumber(node)) {
        found.push(
          `${source.path}:${lineOf(source, node)} forgets which codes are possible: ` +
            'name the call (`Failed<C>`, `Reply<C>`), or `Errcode` where every code is meant.',
        );
      }
    });
    return found;
  });

function isOfAnyNumber(node: Node): boolean {
  const [first] = (node['typeArguments'] as { params: Node[] } | null)?.params ?? [];
  return nameOf(node['typeName']) === 'Refused' && first?.type === 'TSNumberKeyword';
}

const isNumber = (node: Node): boolean => node.type === 'Literal' && typeof node['value'] === 'number';

const nameOf = (node: unknown): string =>
  isNode(node) && typeof node['name'] === 'string' ? node['name'] : '';

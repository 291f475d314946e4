// A clock that is set makes a computed wait or age wrong, so one module computes them for page and worker.
import { isNode, lineOf, type Node, sources, walk } from './source.ts';
import { isUnder, type Rule } from './tree.ts';

const IN = 'src/lib/timing.ts';
/** Frozen. */
const UPGRADES = 'src/data/db/upgrades';

const TIMERS = ['setTimeout', 'setInterval'];

export const waitsAndAgesAreBounded: Rule = (tree) =>
  sources(
    tree,
    (path) => (isUnder(path, 'src') || isUnder(path, 'sw')) && path !== IN && !isUnder(path, UPGRADES),
  ).flatMap((source) => {
    const found: string[] = [];
    walk(source.body, (node) => {
      const instead = whatInstead(node);
      if (instead) found.push(`${source.path}:${lineOf(source, node)} ${instead} of ${IN}.`);
    });
    return found;
  });

function whatInstead(node: Node): string | undefined {
  if (node.type === 'CallExpression' && TIMERS.includes(nameOf(node['callee']))) {
    const [, wait] = node['arguments'] as Node[];
    return wait && !isConstant(wait) ? 'computes a wait: use after(), pause() or every()' : undefined;
  }
  const isAge = node.type === 'BinaryExpression' && node['operator'] === '-';
  return isAge && [node['left'], node['right']].some(isNow) ? 'computes an age: use isWithin()' : undefined;
}

/** A number, or a name in capitals. */
const isConstant = (node: Node): boolean => node.type === 'Literal' || /^[A-Z][A-Z0-9_]*$/.test(nameOf(node));

function isNow(node: unknown): boolean {
  if (!isNode(node) || node.type !== 'CallExpression' || !isNode(node['callee'])) return false;
  const { object, property } = node['callee'] as Node & { object?: unknown; property?: unknown };
  return nameOf(object) === 'Date' && nameOf(property) === 'now';
}

const nameOf = (node: unknown): string =>
  isNode(node) && typeof node['name'] === 'string' ? node['name'] : '';

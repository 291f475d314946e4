// What an event may carry: every value passed to tracking is built from the names in this list.
import { isNode, lineOf, type Node, type Source, sources, walk } from './source.ts';
import { isUnder, type Rule, type Violation } from './tree.ts';

const TRACKING = ['track', 'trackPageView', 'trackClick', 'useTrackView'];

/** Only in the measuring build, where a harness tracks events in the real page. */
const PROBE = 'src/app/startup/probe.ts';

const QUEUE = 'data/events/queue.ts';

/**
 * Names that identify nobody: ids of games, ads, screens, overlays and builds, counts, and kinds of things.
 */
const SPEAKABLE = new Set([
  'BUILD_ID',
  'String',
  'activityId',
  'call',
  'change',
  'choice',
  'count',
  'errcode',
  'from',
  'gameId',
  'id',
  'isNew',
  'isOn',
  'isTrial',
  'kind',
  'methodId',
  'name',
  'path',
  'period',
  'place',
  'row',
  'provider',
  'reference',
  'route',
  'to',
  'topic',
]);

/** The only object whose `id` always belongs to an item on show. */
const THINGS = new Set(['ad', 'game', 'route', 'opened']);

const ELEMENTS = ['tile', 'link'];

/** Functions that remove personal data from a value. */
const CLEANERS = ['pathShape', 'errorKind'];

export const eventsSayNothingPersonal: Rule = (tree) =>
  sources(tree, (path) => isUnder(path, 'src') && !isUnder(path, 'src/tracking')).flatMap(payloadsIn);

function payloadsIn(source: Source): Violation[] {
  const found: Violation[] = [];
  walk(source.body, (node) => {
    if (node.type !== 'CallExpression' || !TRACKING.includes(nameOf(node['callee']))) return;
    const wrong = namesIn(source, node['arguments'] as Node[]).find((name) => !SPEAKABLE.has(name));
    if (wrong) {
      found.push(
        `${source.path}:${lineOf(source, node)} tells '${wrong}': an event carries no name, number, account, ` +
          'token, amount or launch address. If it says nothing of a person, list it in tests/architecture/payloads.ts.',
      );
    }
  });
  return found;
}

/** The rule above cannot see a payload that is sent under another name or without `track()`. */
export const onlyTrackMakesEvents: Rule = (tree) =>
  sources(tree, (path) => isUnder(path, 'src') && !isUnder(path, 'src/tracking') && path !== PROBE).flatMap(
    (source) => [...queueing(source), ...renamings(source)],
  );

const queueing = ({ path, body }: Source): Violation[] =>
  body.some(takesTheQueue)
    ? [`${path} puts events into the queue by itself: call track(), which takes those of the plan.`]
    : [];

function takesTheQueue(node: Node): boolean {
  if (node.type !== 'ImportDeclaration' || !String((node['source'] as Node)['value']).endsWith(QUEUE))
    return false;
  return (node['specifiers'] as Node[]).some((each) => nameOf(each['imported']) === 'enqueue');
}

function renamings(source: Source): Violation[] {
  const found: Violation[] = [];
  if (!source.imports.some(({ path = '' }) => isUnder(path, 'src/tracking'))) return found;
  walk(source.body, (node, parent) => {
    if (node.type !== 'Identifier' || !isRenamed(node, parent)) return;
    found.push(
      `${source.path}:${lineOf(source, node)} passes on '${nameOf(node)}': call it where the event happens, ` +
        'by its own name, so that what it carries can be checked.',
    );
  });
  return found;
}

function isRenamed(node: Node, parent: Node | undefined): boolean {
  const name = nameOf(node);
  if (parent?.type === 'ImportSpecifier') {
    const imported = nameOf(parent['imported']);
    return TRACKING.includes(imported) && imported !== name;
  }
  if (parent?.type === 'VariableDeclarator' && parent['id'] === node)
    return isClickHook(parent['init']) && name !== 'trackClick';
  return TRACKING.includes(name) && !isPlainUse(node, parent);
}

function isPlainUse(node: Node, parent: Node | undefined): boolean {
  if (parent?.type === 'CallExpression') return parent['callee'] === node;
  if (parent?.type === 'Property') return parent['value'] !== node;
  return parent?.type === 'TSTypeQuery' || parent?.type === 'MemberExpression';
}

const isClickHook = (init: unknown): boolean =>
  isNode(init) && init.type === 'CallExpression' && nameOf(init['callee']) === 'useTrackClick';

/** Every name that the value is built from; names declared in this file are followed to their origin. */
function namesIn(source: Source, values: readonly Node[], seen = new Set<string>()): string[] {
  const found: string[] = [];
  const read = (node: Node): void => {
    if (isSilent(node)) return;
    if (node.type === 'MemberExpression') return void found.push(memberName(node));
    if (node.type === 'Property') return isNode(node['value']) ? read(node['value']) : undefined;
    if (node.type !== 'Identifier') return childrenOf(node).forEach(read);
    const name = nameOf(node);
    if (seen.has(name)) return;
    seen.add(name);
    const origin = originOf(source, name);
    if (origin.length === 0) found.push(name);
    else found.push(...namesIn(source, origin, seen));
  };
  // A reference to an element is read and never sent.
  values.filter((value) => !ELEMENTS.includes(nameOf(value))).forEach(read);
  return found;
}

/** Nothing inside is sent: it is a callback, or a value that was cleaned. */
const isSilent = (node: Node): boolean =>
  node.type === 'ArrowFunctionExpression' ||
  (node.type === 'CallExpression' && CLEANERS.includes(nameOf(node['callee'])));

/** `ad.id` is the id of an ad; for anything else the last name counts, with its object. */
function memberName(node: Node): string {
  const owner = nameOf(node['object']);
  const member = nameOf(node['property']);
  const isOfThing = THINGS.has(owner);
  if (isOfThing && ['id', 'name', 'path', 'gameId'].includes(member)) return 'id';
  if (owner === 'toldOf' || member === 'eventInterfaceId') return 'id';
  return `${owner}.${member}`;
}

function originOf(source: Source, name: string): Node[] {
  const found: Node[] = [];
  walk(source.body, (node) => {
    if (node.type === 'VariableDeclarator' && nameOf(node['id']) === name && isNode(node['init'])) {
      const init = node['init'];
      const body = init.type === 'ArrowFunctionExpression' ? init['body'] : init;
      if (isNode(body) && !isHook(body)) found.push(body);
    }
  });
  return found;
}

/** The value of a hook takes the name that its caller gives it. */
const isHook = (node: Node): boolean =>
  node.type === 'CallExpression' && /^use[A-Z]/.test(nameOf(node['callee']));

const nameOf = (node: unknown): string =>
  isNode(node) && typeof node['name'] === 'string' ? node['name'] : '';

const childrenOf = (node: Node): Node[] =>
  Object.entries(node)
    .filter(([key]) => key !== 'typeAnnotation' && key !== 'typeArguments')
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);

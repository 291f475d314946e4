// What an event may carry: every value passed to tracking is built from the names in this list.

const TRACKING = ['track', 'trackPageView', 'trackClick', 'useTrackView'];

/** Names that identify nobody: ids of games, ads, screens, overlays and builds, counts, and kinds of things. */
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
/** Objects whose `id` always belongs to an item on show. */
const THINGS = /^(?:ad|game|route|opened)$/;
/** A reference to an element is read and never sent. */
const ELEMENTS = /^(?:tile|link)$/;
/** Functions that remove personal data from a value. */
const CLEANERS = /^(?:pathShape|errorKind)$/;

export const eventPayload = {
  create(context) {
    const calls = [];
    const origins = new Map();
    return {
      'VariableDeclarator[init]'({ id, init }) {
        const value = init.type === 'ArrowFunctionExpression' ? init.body : init;
        // The value of a hook takes the name that its caller gives it.
        if (!/^use[A-Z]/.test(value.callee?.name))
          origins.set(id.name, [...(origins.get(id.name) ?? []), value]);
      },
      CallExpression(node) {
        if (TRACKING.includes(node.callee.name)) calls.push(node);
      },
      'Program:exit'() {
        const { visitorKeys } = context.sourceCode;
        for (const node of calls) {
          const values = node.arguments.filter(({ name = '' }) => !ELEMENTS.test(name));
          const wrong = namesIn({ origins, visitorKeys, seen: new Set() }, values).find(
            (name) => !SPEAKABLE.has(name),
          );
          if (wrong)
            context.report({
              node,
              message:
                `An event carries no name, number, account, token, amount or launch address: leave '${wrong}' out, ` +
                'or list it in tests/architecture/oxlint/event-payload.mjs if it says nothing of a person.',
            });
        }
      },
    };
  },
};

/** The rule above cannot see a payload that is sent under another name. */
export const trackByName = {
  create: (context) => ({
    ':matches(ImportDeclaration[source.value=/tracking/] > ImportSpecifier, VariableDeclarator[init.callee.name="useTrackClick"])'(
      declaration,
    ) {
      const origin = declaration.imported?.name ?? 'trackClick';
      for (const { name, references } of context.sourceCode.getDeclaredVariables(declaration)) {
        const isRenamed = TRACKING.includes(origin) && name !== origin;
        const wrong = isRenamed
          ? declaration
          : references.map(({ identifier }) => identifier).find(isPassedOn);
        if (!wrong || !TRACKING.includes(origin)) continue;
        const message = `Call ${origin} by its own name where the event happens, so that what it carries can be checked.`;
        context.report({ node: wrong, message });
      }
    },
  }),
};

const isPassedOn = (node) =>
  node.parent.callee !== node &&
  node.parent.id !== node &&
  !/^(?:TSTypeQuery|MemberExpression)$/.test(node.parent.type);

/** Every name that the values are built from; names declared in this file are followed to their origin. */
function namesIn(file, values) {
  return values.flatMap((node) => {
    // A callback and a cleaned value are not sent.
    if (node.type === 'ArrowFunctionExpression' || CLEANERS.test(node.callee?.name)) return [];
    if (node.type === 'MemberExpression') return [memberName(node)];
    if (node.type === 'Property') return namesIn(file, [node.value]);
    if (node.type !== 'Identifier') return namesIn(file, childrenOf(file, node));
    if (file.seen.has(node.name)) return [];
    file.seen.add(node.name);
    const origin = file.origins.get(node.name);
    return origin ? namesIn(file, origin) : [node.name];
  });
}

const childrenOf = ({ visitorKeys }, node) =>
  visitorKeys[node.type]
    .filter((key) => key !== 'typeAnnotation' && key !== 'typeArguments')
    .flatMap((key) => node[key] ?? [])
    .filter((child) => child?.type);

/** `ad.id` is the id of an ad; for anything else the last name counts, with its object. */
function memberName({ object, property }) {
  if (THINGS.test(object.name) && /^(?:id|name|path|gameId)$/.test(property.name)) return 'id';
  if (property.name === 'eventInterfaceId') return 'id';
  return `${object.name ?? ''}.${property.name ?? ''}`;
}

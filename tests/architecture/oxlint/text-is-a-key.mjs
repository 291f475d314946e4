// Every text that a person reads is a typed key: components contain no sentences.

/** Attributes that are shown or read aloud. */
const READ_ALOUD = /^(?:alt|title|placeholder|label|aria-(?:label|description|roledescription|valuetext))$/;
/** Names, which are the same in every language. */
const NAMES = /Halcyon|VIP|Google|Facebook|LINE/g;
const ENTITY = /&#?\w+;/g;

export const textIsAKey = {
  create(context) {
    const check = (node, texts) => {
      const words = texts.find((text) => /\p{L}/u.test(text.replace(ENTITY, '').replace(NAMES, '')));
      if (words)
        context.report({ node, message: `Make '${words.trim()}' a key in src/i18n and write t('...').` });
    };
    return {
      JSXText: (node) => check(node, [node.value]),
      JSXAttribute(node) {
        if (READ_ALOUD.test(node.name.name)) check(node, literalsIn(node.value));
      },
      ':matches(JSXElement, JSXFragment) > JSXExpressionContainer': (node) => check(node, literalsIn(node)),
    };
  },
};

/** The texts that an expression may evaluate to; texts that it only compares or passes on do not count. */
function literalsIn(node) {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TemplateLiteral':
      return node.quasis.map(({ value }) => value.cooked);
    case 'JSXExpressionContainer':
      return literalsIn(node.expression);
    case 'ConditionalExpression':
      return [...literalsIn(node.consequent), ...literalsIn(node.alternate)];
    case 'LogicalExpression':
      return [...literalsIn(node.left), ...literalsIn(node.right)];
    case 'BinaryExpression':
      return node.operator === '+' ? [...literalsIn(node.left), ...literalsIn(node.right)] : [];
    default:
      return [];
  }
}

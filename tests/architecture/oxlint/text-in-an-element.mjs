// A fragment, and what a component returns, stand beside other nodes: text in them has no element of its own, and a page
// that the browser translates loses it. Between elements the types hold the same: src/lib/elements.ts.

/** Names that are declared with elements: `end?: Elements`, and `children: (flow: Flow) => Elements`. */
const DECLARED = /(\w+)\??: (?:\([^)]*\) => )?Elements\b/g;
const LISTS = /^(?:map|flatMap)$/;
const MAKERS = /^create(?:Element|Portal)$/;

const yes = () => true;

/** By kind of node, whether it can only be elements, or nothing; every other kind may be text. */
const KINDS = {
  JSXElement: yes,
  JSXFragment: yes,
  JSXEmptyExpression: yes,
  JSXText: ({ value }) => value.trim() === '',
  JSXExpressionContainer: ({ expression }, names) => isElements(expression, names),
  ConditionalExpression: ({ consequent, alternate }, names) =>
    isElements(consequent, names) && isElements(alternate, names),
  LogicalExpression: ({ operator, left, right }, names) =>
    isElements(right, names) && (operator === '&&' || isElements(left, names)),
  Literal: ({ value }) => value === null || typeof value === 'boolean',
  Identifier: ({ name }, names) => name === 'undefined' || names.has(name),
  CallExpression: ({ callee, arguments: [first] }, names) =>
    LISTS.test(callee.property?.name)
      ? returned(first).every((each) => isElements(each, names))
      : names.has(callee.name) || MAKERS.test(callee.name),
};

const isElements = (node, names) => KINDS[node?.type]?.(node, names) ?? false;

export const textInAnElement = {
  create(context) {
    const names = new Set([...context.sourceCode.text.matchAll(DECLARED)].map(([, name]) => name));
    const check = (node) => {
      if (isElements(node, names)) return;
      const text = context.sourceCode.getText(node).trim();
      context.report({ node, message: `Put ${text} into an element of its own, or declare it as Elements.` });
    };
    const checkComponent = (node) => {
      if (/^[A-Z]/.test(nameOf(node))) returned(node).forEach(check);
    };
    return {
      VariableDeclarator({ id, init }) {
        if (isElements(init, names)) names.add(id.name);
      },
      'JSXFragment, JSXElement[openingElement.name.name="Fragment"]': (node) => node.children.forEach(check),
      'FunctionDeclaration:exit': checkComponent,
      'ArrowFunctionExpression:exit': checkComponent,
    };
  },
};

const nameOf = ({ id, parent }) => id?.name ?? (parent.type === 'VariableDeclarator' ? parent.id.name : '');

/** What a function returns, without what functions in it return. */
function returned(node) {
  if (!/Function/.test(node?.type)) return [node];
  return node.body.type === 'BlockStatement' ? returnsIn(node.body) : [node.body];
}

function returnsIn(node) {
  if (Array.isArray(node)) return node.flatMap(returnsIn);
  if (node?.type === 'ReturnStatement') return [node.argument];
  if (!/Statement|SwitchCase/.test(node?.type)) return [];
  return [node.body, node.consequent, node.alternate, node.cases].flatMap((part) =>
    part ? returnsIn(part) : [],
  );
}

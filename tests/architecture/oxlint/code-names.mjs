// Codes of the contract are written by name, so that one search finds every place that handles a code.
import { readFileSync } from 'node:fs';

const DECLARED = new URL('../../../src/contract/errors.ts', import.meta.url);
const NAMES = new Map(
  [...readFileSync(DECLARED, 'utf8').matchAll(/^export const (\w+) = (\d+);/gm)].map(([, name, code]) => [
    Number(code),
    name,
  ]),
);

/** A number below this may also be an HTTP status, so it counts as a code only where codes are expected. */
const FIRST_OWN_CODE = 1000;
const WHERE_CODES_ARE_EXPECTED = [
  'Property > Literal.key',
  'CallExpression[callee.name="refuse"] > Literal:first-child',
  'CallExpression[callee.name="refuse"] > ConditionalExpression > Literal',
  'TSTypeReference[typeName.name=/^Refus(al|edReply)$/] Literal',
  'Property[key.name="errors"] Literal',
  'BinaryExpression:matches([left.name=/errcode/i], [left.property.name=/errcode/i]) > Literal',
  'SwitchCase > Literal.test',
].join(', ');

export const codeNames = {
  create(context) {
    const report = (node) => {
      if (!isCode(node)) return;
      const message = `Write ${NAMES.get(node.value)} of src/contract/errors.ts for ${node.value}.`;
      context.report({ node, message });
    };
    return {
      [`:matches(${WHERE_CODES_ARE_EXPECTED})`](node) {
        if (node.value < FIRST_OWN_CODE) report(node);
      },
      // A list of HTTP statuses contains some that no code shares.
      ArrayExpression({ elements }) {
        if (elements.length > 1 && elements.every(isCode)) report(elements[0]);
      },
      Literal(node) {
        if (node.value > FIRST_OWN_CODE && !isItemId(context.sourceCode.getAncestors(node))) report(node);
      },
    };
  },
};

const isCode = (node) => node?.type === 'Literal' && NAMES.has(node.value);

/** Ids of items may be numbers of the same size. */
const isItemId = (ancestors) => ancestors.some(({ id }) => id?.name?.endsWith('_ITEM'));

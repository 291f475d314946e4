// Without `useSignals()` a component that reads a signal stays as it was when the signal changes, without an error.
import { readdirSync, readFileSync } from 'node:fs';

const SOURCES = new URL('../../../src/', import.meta.url);
const MADE = /\bconst (\w+)(?:: [^=]+)? = (?:signal|computed)\b/g;

const SIGNALS = new Set(
  readdirSync(SOURCES, { recursive: true })
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) =>
      [...readFileSync(new URL(path, SOURCES), 'utf8').matchAll(MADE)].map(([, name]) => name),
    ),
);

/** Components and hooks, which are run again when a signal changes that they have read. */
const RUN_AGAIN = /^(?:[A-Z]|use[A-Z])/;

export const signalReaders = {
  create: (context) => ({
    'MemberExpression[property.name="value"][object.type="Identifier"]'(node) {
      const { name } = node.object;
      if (!SIGNALS.has(name)) return;
      const reader = context.sourceCode.getAncestors(node).findLast((each) => /Function/.test(each.type));
      if (!reader || !RUN_AGAIN.test(nameOf(reader)) || begins(reader)) return;
      const message = `Call useSignals() first: without it this stays as it is when ${name} changes. In a callback, peek().`;
      context.report({ node, message });
    },
  }),
};

const nameOf = ({ id, parent }) => id?.name ?? (parent.type === 'VariableDeclarator' ? parent.id.name : '');

const begins = ({ body }) =>
  body.type === 'BlockStatement' && body.body[0]?.expression?.callee?.name === 'useSignals';

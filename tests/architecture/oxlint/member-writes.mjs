// Rows of a member are written by one function, which checks that the member is still signed in.
import { readFileSync } from 'node:fs';

const VERSIONS = new URL('../../../src/data/db/tables/versions.ts', import.meta.url);
/** Every table with a member in its keys. */
const TABLES = new Set(
  [...readFileSync(VERSIONS, 'utf8').matchAll(/(\w+): '[^']*\bmemberId\b/g)].map(([, table]) => table),
);
const WRITES = /^(?:add|put|update|upsert|modify|delete|clear|bulk(?:Add|Put|Update|Delete))$/;

export const memberWrites = {
  create: (context) => ({
    'CallExpression[callee.property]'(node) {
      const table = WRITES.test(node.callee.property.name) && tableOf(node.callee.object);
      if (!table || context.sourceCode.getAncestors(node).some(isWriteMember)) return;
      const message = `Write to ${table} in writeMember (src/data/db/write.ts), which writes nothing for a member who has signed out.`;
      context.report({ node, message });
    },
  }),
};

const isWriteMember = ({ callee }) => callee?.name === 'writeMember';

/** Matches `db.likes` and every call on it, such as `db.likes.where(...)`. */
function tableOf(node) {
  if (node?.type === 'CallExpression') return tableOf(node.callee);
  if (node?.type !== 'MemberExpression') return '';
  const isTable = /^(?:db|own)$/.test(node.object.name ?? '') && TABLES.has(node.property.name);
  return isTable ? node.property.name : tableOf(node.object);
}

// Rows of a member are written by one function, which checks that the member is still signed in.
import { memberTables } from '#src/data/db/retention.ts';
import { HalcyonDb } from '#src/data/db/schema.ts';
import { isNode, lineOf, type Node, type Source, sources, walk } from './source.ts';
import { isUnder, type Rule } from './tree.ts';

/**
 * These run inside `writeMember` or while a queued mutation is settled, clean up, or write rows that belong
 * to nobody.
 */
const MAY_WRITE = ['src/data/db', 'src/data/mails', 'src/data/member', 'src/data/mutations'];

const WRITES = /^(?:add|put|update|upsert|modify|delete|clear|bulk(?:Add|Put|Update|Delete))$/;

const TABLES = new Set(memberTables(new HalcyonDb()).map(({ name }) => name));

export const memberDataIsWrittenInOnePlace: Rule = (tree) =>
  sources(tree, (path) => isUnder(path, 'src') && !MAY_WRITE.some((folder) => isUnder(path, folder))).flatMap(
    (source) => {
      const allowed = callsOf(source, 'writeMember');
      return writesIn(source)
        .filter(({ node }) => !allowed.some(({ start, end }) => node.start >= start && node.end <= end))
        .map(
          ({ node, table }) =>
            `${source.path}:${lineOf(source, node)} writes to ${table} by itself: call writeMember ` +
            '(src/data/member/write.ts), which writes nothing for a member who has signed out.',
        );
    },
  );

function callsOf(source: Source, name: string): Node[] {
  const found: Node[] = [];
  walk(source.body, (node) => {
    if (node.type === 'CallExpression' && nameOf(node['callee']) === name) found.push(node);
  });
  return found;
}

function writesIn(source: Source): { node: Node; table: string }[] {
  const found: { node: Node; table: string }[] = [];
  walk(source.body, (node) => {
    if (node.type !== 'CallExpression' || !isNode(node['callee'])) return;
    const { property, object } = node['callee'];
    const table = WRITES.test(nameOf(property)) ? tableOf(object) : undefined;
    if (table !== undefined) found.push({ node, table });
  });
  return found;
}

/** Matches `db.likes` and every call on it, such as `db.likes.where(...)`. */
function tableOf(value: unknown): string | undefined {
  if (!isNode(value)) return undefined;
  if (value.type === 'CallExpression') return tableOf(value['callee']);
  if (value.type !== 'MemberExpression') return undefined;
  const name = nameOf(value['property']);
  const isOfDatabase = /^(?:db|own)$/.test(nameOf(value['object']));
  return isOfDatabase && TABLES.has(name) ? name : tableOf(value['object']);
}

const nameOf = (value: unknown): string =>
  isNode(value) && typeof value['name'] === 'string' ? value['name'] : '';

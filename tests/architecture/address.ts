// Anyone can write the query of an address, so one folder parses and bounds it for all.
import { isNode, lineOf, type Node, type Source, sources, walk } from './source.ts';
import { isUnder, type Rule } from './tree.ts';

/** Parses the query, or writes addresses of its own. */
const MAY_PARSE = ['src/navigation', 'src/contract/page'];

const READ_OF_LOCATION = ['search', 'hash', 'href'];
const READ_BY_ROUTER = ['useSearch', 'useSearchParams'];

export const onlyNavigationParsesTheQuery: Rule = (tree) =>
  sources(tree, (path) => isUnder(path, 'src') && !MAY_PARSE.some((folder) => isUnder(path, folder))).flatMap(
    (source) => {
      const found: string[] = [];
      walk(source.body, (node) => {
        const read = whatIsRead(source, node);
        if (read === undefined) return;
        found.push(
          `${source.path}:${lineOf(source, node)} reads the query with ${read}: ` +
            'take it bounded from src/navigation/query.ts.',
        );
      });
      return found;
    },
  );

function whatIsRead({ text }: Source, node: Node): string | undefined {
  const written = text.slice(node.start, node.end);
  if (node.type === 'MemberExpression') {
    const [object, property] = [nameOf(node['object']), nameOf(node['property'])];
    return object === 'location' && READ_OF_LOCATION.includes(property) ? written : undefined;
  }
  if (node.type === 'ImportSpecifier')
    return READ_BY_ROUTER.find((name) => name === nameOf(node['imported']));
  const isParser = node.type === 'NewExpression' && nameOf(node['callee']) === 'URLSearchParams';
  return isParser ? 'URLSearchParams' : undefined;
}

/** Of an identifier, or of the last part of `window.location`. */
function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'MemberExpression') return nameOf(node['property']);
  return typeof node['name'] === 'string' ? node['name'] : '';
}

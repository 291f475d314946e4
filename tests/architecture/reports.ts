// Browsers refuse to run `reportError` as a method of another object, and the error it was to report is lost.
import { lineOf, sources, walk } from './source.ts';
import { isUnder, type Rule } from './tree.ts';

export const errorsAreReportedByACall: Rule = (tree) =>
  sources(tree, (path) => isUnder(path, 'src') || isUnder(path, 'sw')).flatMap((source) => {
    const found: string[] = [];
    walk(source.body, (node, parent) => {
      if (node.type !== 'Identifier' || node['name'] !== 'reportError') return;
      const isCalled = parent?.type === 'CallExpression' && parent['callee'] === node;
      if (isCalled || parent?.type.endsWith('Function')) return;
      found.push(
        `${source.path}:${lineOf(source, node)} passes on reportError, which throws as a method: ` +
          'write (error) => reportError(error).',
      );
    });
    return found;
  });

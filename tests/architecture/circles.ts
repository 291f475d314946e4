// No file imports, directly or through others, a file that imports it.
import { type Source, sources } from './source.ts';
import type { Rule } from './tree.ts';

/** Type imports count: a circle of types ties files together for every reader. */
export const noCircles: Rule = (tree) =>
  circlesIn(sources(tree)).map(
    (circle) =>
      `${circle.join(' -> ')} -> ${circle[0]}: move what they share into a file that imports none of them.`,
  );

/** Lists each circle once, in one direction, starting at its first file in alphabetical order. */
function circlesIn(all: readonly Source[]): string[][] {
  const next = new Map(
    all.map(({ path, imports }) => [path, imports.flatMap((each) => (each.path ? [each.path] : []))]),
  );
  const state = new Map<string, 'open' | 'done'>();
  const found: string[][] = [];
  const visit = (path: string, way: readonly string[]): void => {
    state.set(path, 'open');
    for (const to of next.get(path) ?? []) {
      if (state.get(to) === 'open') found.push(fromFirst([...way, path].slice([...way, path].indexOf(to))));
      else if (!state.has(to) && next.has(to)) visit(to, [...way, path]);
    }
    state.set(path, 'done');
  };
  for (const path of next.keys()) if (!state.has(path)) visit(path, []);
  return found;
}

function fromFirst(circle: readonly string[]): string[] {
  const first = circle.indexOf([...circle].sort()[0] ?? '');
  return [...circle.slice(first), ...circle.slice(0, first)];
}

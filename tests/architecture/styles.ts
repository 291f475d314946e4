// Style sheets use tokens, and logical properties, so that right-to-left languages need no sheet of their
// own.
import { isNode, lineOf, type Node, reach, type Source, sources, walk } from './source.ts';
import { folderOf, isUnder, lineAt, type Rule, type Tree, type Violation } from './tree.ts';

interface Declaration {
  readonly path: string;
  readonly line: number;
  readonly property: string;
  readonly value: string;
}

const SIDES: Record<string, string> = {
  left: 'inline-start',
  right: 'inline-end',
  top: 'block-start',
  bottom: 'block-end',
};

const PHYSICAL: readonly (readonly [RegExp, (match: RegExpExecArray) => string])[] = [
  [
    /^(margin|padding|scroll-margin|scroll-padding)-(left|right|top|bottom)$/,
    ([, name, side]) => `${name}-${SIDES[side ?? '']}`,
  ],
  [/^border-(left|right|top|bottom)(-\w+)?$/, ([, side, rest = '']) => `border-${SIDES[side ?? '']}${rest}`],
  [/^border-(top|bottom)-(left|right)-radius$/, () => 'border-start-start-radius and its like'],
  [/^(left|right|top|bottom)$/, ([side]) => `inset-${SIDES[side]}`],
];

/** Folders whose sheets use the tokens. */
const DRAWS = ['src', 'gallery'];

const COLOUR =
  /#[0-9a-f]{3,8}\b|\b(rgba?|hsla?|oklch|oklab|lch|lab|hwb)\(|\b(white|black|red|green|blue|grey|gray)\b/i;

export const propertiesAreLogical: Rule = (tree) =>
  declarations(tree).flatMap(({ path, line, property, value }) => {
    for (const [pattern, logical] of PHYSICAL) {
      const match = pattern.exec(property);
      if (match) return [`${path}:${line} sets ${property}: write ${logical(match)}.`];
    }
    if (/^(text-align|float|clear)$/.test(property) && /^(left|right)$/.test(value)) {
      return [`${path}:${line} sets ${property} to ${value}: write ${value === 'left' ? 'start' : 'end'}.`];
    }
    return hasUnequalSides(property, value)
      ? [
          `${path}:${line} gives ${property} a left and a right: write ${property}-block and ${property}-inline.`,
        ]
      : [];
  });

export const coloursAreTokens: Rule = (tree) =>
  declarations(tree)
    .filter(
      ({ path, value }) =>
        DRAWS.some((folder) => isUnder(path, folder)) &&
        !isUnder(path, 'src/styles') &&
        COLOUR.test(withoutAddresses(value)),
    )
    .map(
      ({ path, line, value }) => `${path}:${line} writes the colour '${value}': use a token of src/styles.`,
    );

export const textGrowsWithTheReader: Rule = (tree) =>
  declarations(tree)
    .filter(({ property, value }) => /^font(-size)?$/.test(property) && /\d(px|pt)\b/.test(value))
    .map(({ path, line }) => `${path}:${line} sets text in pixels: use rem or a token, so that it can grow.`);

/** A part of the text around it, in `em`, is no size of its own. */
export const textSizesAreTokens: Rule = (tree) =>
  declarations(tree)
    .filter(
      ({ path, property, value }) =>
        DRAWS.some((folder) => isUnder(path, folder)) &&
        property === 'font-size' &&
        /\d(rem|px)\b/.test(value),
    )
    .map(
      ({ path, line, value }) =>
        `${path}:${line} sets a size of text to ${value}: use a token of src/styles.`,
    );

const SPACING = /^((margin|padding)(-\w+)*|(row-|column-)?gap)$/;

/** A hairline is a line and no distance, and a part of the text around it, in `em`, grows with the text. */
export const distancesAreTokens: Rule = (tree) =>
  declarations(tree)
    .filter(
      ({ path, property, value }) =>
        isUnder(path, 'src') && SPACING.test(property) && /(?<![\w.])(?!1px)[\d.]+(rem|px)\b/.test(value),
    )
    .map(
      ({ path, line, property, value }) =>
        `${path}:${line} sets ${property} to ${value}: use a spacing token of src/styles.`,
    );

export const tokensExist: Rule = (tree) => {
  const all = declarations(tree);
  const defined = new Set(all.map(({ property }) => property).filter((name) => name.startsWith('--')));
  // A component may set one itself.
  for (const { text } of sources(tree)) {
    for (const [, name] of text.matchAll(/['"](--[\w-]+)['"]/g)) defined.add(name ?? '');
  }
  return all.flatMap(({ path, line, value }) =>
    [...value.matchAll(/var\(\s*(--[\w-]+)/g)]
      .filter(([, name]) => !defined.has(name ?? ''))
      .map(([, name]) => `${path}:${line} uses ${name}, which nothing defines.`),
  );
};

/** A misspelt class is "undefined" on the page, and neither the compiler nor the browser reports it. */
export const classesExist: Rule = (tree) =>
  sources(tree, (path) => path.endsWith('.tsx')).flatMap((source) =>
    source.imports
      .filter(({ path }) => path?.endsWith('.module.css') && tree.has(path))
      .flatMap(({ path }) => wrongClasses(source, path ?? '', tree.get(path ?? '') ?? '')),
  );

/** The content policy of the prerendered page forbids `style="..."`. */
export const firstScreenHasNoInlineStyle: Rule = (tree) =>
  reach(tree, (path) => isUnder(path, 'src/app/first-screen')).flatMap((source) => {
    const found: Violation[] = [];
    walk(source.body, (node) => {
      if (node.type !== 'JSXAttribute' || !isNode(node['name']) || node['name']['name'] !== 'style') return;
      found.push(
        `${source.path}:${lineOf(source, node)} has a style attribute on the first screen: use a class.`,
      );
    });
    return found;
  });

function wrongClasses(source: Source, sheet: string, css: string): Violation[] {
  const { name, used, isOpen } = classUse(source, sheet);
  const existing = new Set(
    [...withoutComments(css).matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, each]) => each ?? ''),
  );
  const missing = [...used].filter((each) => !existing.has(each));
  const idle = isOpen ? [] : [...existing].filter((each) => !used.has(each) && isClass(css, each));
  return [
    ...missing.map((each) => `${source.path} uses ${name}.${each}, which ${sheet} does not have.`),
    ...idle.map((each) => `${sheet} has .${each}, which ${source.path} does not use: delete it.`),
  ];
}

/** The classes the component uses; open if it also looks some up by a computed name. */
function classUse(source: Source, sheet: string) {
  const file = sheet.slice(folderOf(sheet).length + 1);
  const name =
    new RegExp(`import (\\w+) from '[^']*${file.replaceAll('.', '\\.')}'`).exec(source.text)?.[1] ?? '';
  const used = new Set<string>();
  let isOpen = name === '';
  walk(source.body, (node, parent) => {
    if (!isNamed(node, name) || !parent || parent.type === 'ImportDefaultSpecifier') return;
    const key = keyOf(parent, node);
    if (typeof key === 'string') used.add(key);
    else isOpen = true;
  });
  return { name, used, isOpen };
}

function isNamed(node: Node, name: string): boolean {
  return node.type === 'Identifier' && node['name'] === name;
}

/** Finds `row` in `styles.row` and `styles['row']`. */
function keyOf(parent: Node, node: Node): unknown {
  const property = parent['property'];
  if (parent.type !== 'MemberExpression' || parent['object'] !== node || !isNode(property)) return undefined;
  return parent['computed'] ? property['value'] : property['name'];
}

/** A number such as `.5` or a file such as `x.svg` is not a class. */
function isClass(css: string, name: string): boolean {
  return new RegExp(`(^|[\\s,>+~(}\\w\\])])\\.${name}(?=[\\s,.:{>+~)\\[])(?![^{]*;)`, 'm').test(
    withoutComments(css),
  );
}

function declarations(tree: Tree): Declaration[] {
  return [...tree]
    .filter(([path]) => path.endsWith('.css') && !isUnder(path, 'public'))
    .flatMap(([path, text]) => {
      const css = withoutComments(text);
      return [...css.matchAll(/(?<=[{;]\s*)([a-z-]+|--[\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g)].map((match) => ({
        path,
        line: lineAt(css, match.index),
        property: match[1] ?? '',
        value: (match[2] ?? '').trim(),
      }));
    });
}

function hasUnequalSides(property: string, value: string): boolean {
  if (!/^(margin|padding|inset)$/.test(property)) return false;
  const parts = value
    .replace(/\([^()]*(\([^()]*\)[^()]*)*\)/g, (inner) => inner.replaceAll(' ', ''))
    .split(/\s+/);
  return parts.length === 4 && parts[1] !== parts[3];
}

function withoutAddresses(value: string): string {
  return value.replace(/url\([^)]*\)/g, '').replace(/var\([^)]*\)/g, '');
}

/** Keeps the line breaks. */
function withoutComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
}

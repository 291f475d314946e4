// What the linter of style sheets cannot see: sheets, components and scripts together.
import { loadedWith, resolve } from './modules.ts';
import { folderOf, isUnder, lineAt, nameOf, type Rule, type Tree } from './tree.ts';

export const tokensExist: Rule = (tree) => {
  const sheets = sheetsOf(tree);
  const defined = new Set(sheets.flatMap(([, css]) => namesIn(css, /(?<=[{;]\s*)(--[\w-]+)\s*:/g)));
  // A component may set one itself.
  for (const [path, text] of tree)
    if (/\.(tsx?|mjs)$/.test(path))
      for (const name of namesIn(text, /['"](--[\w-]+)['"]/g)) defined.add(name);
  return sheets.flatMap(([path, css]) =>
    [...css.matchAll(/var\(\s*(--[\w-]+)/g)]
      .filter(([, name = '']) => !defined.has(name))
      .map((match) => `${path}:${lineAt(css, match.index)} uses ${match[1]}, which nothing defines.`),
  );
};

/** A misspelt class is "undefined" on the page, and neither the compiler nor the browser reports it. */
export const classesExist: Rule = (tree) => {
  const components = [...tree].filter(([path]) => path.endsWith('.tsx'));
  return sheetsOf(tree)
    .filter(([sheet]) => sheet.endsWith('.module.css'))
    .flatMap(([sheet, css]) => {
      const existing = namesIn(css.replace(/\{[^{}]*\}/g, '{}'), /\.([a-zA-Z_][\w-]*)/g);
      const uses = components.flatMap(([path, text]) => usesOf(sheet, path, text));
      // `styles[tone]` may be any of them.
      const isOpen = uses.some(({ name }) => name === undefined);
      const idle = existing.filter((name) => !isOpen && !uses.some((use) => use.name === name));
      return [
        ...uses
          .filter(({ name }) => name !== undefined && !existing.includes(name))
          .map(
            ({ path, name }) =>
              `${path} uses the class ${name}, which ${sheet} does not have: correct one of them.`,
          ),
        ...idle.map((name) => `${sheet} has .${name}, which no component uses: delete it.`),
      ];
    });
};

function usesOf(sheet: string, path: string, text: string): { path: string; name: string | undefined }[] {
  const file = nameOf(sheet).replaceAll('.', String.raw`\.`);
  const [, styles, specifier = ''] = new RegExp(`import (\\w+) from '([^']*/${file})'`).exec(text) ?? [];
  if (styles === undefined || resolve(path, specifier) !== sheet) return [];
  const uses = new RegExp(`(?<!import |\\.)\\b${styles}\\b(?:\\.(\\w+)|\\['([\\w-]+)'\\])?`, 'g');
  return [...text.matchAll(uses)].map(([, dotted, quoted]) => ({ path, name: dotted ?? quoted }));
}

export const sheetsLieBesideTheirComponent: Rule = (tree) =>
  [...tree.keys()]
    .filter((path) => path.endsWith('.module.css') && !tree.has(path.replace('.module.css', '.tsx')))
    .map((path) => `${path} has no component of the same name beside it: rename or delete it.`);

/** The content policy of the prerendered page forbids `style="..."`. */
export const firstScreenHasNoInlineStyle: Rule = (tree) =>
  loadedWith(
    tree,
    // Screens are drawn into the same document.
    [...tree.keys()].filter((path) => isUnder(path, 'src/app/first-screen') || path.endsWith('Screen.tsx')),
  )
    .filter((path) => path.endsWith('.tsx') && /\sstyle=[{"]/.test(tree.get(path) ?? ''))
    .map((path) => `${path} has a style attribute on the first screen: use a class.`);

const sheetsOf = (tree: Tree): (readonly [string, string])[] =>
  [...tree]
    .filter(([path]) => path.endsWith('.css') && folderOf(path) !== 'public')
    .map(([path, css]) => [path, withoutComments(css)]);

const namesIn = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
];

/** Keeps the line breaks. */
const withoutComments = (css: string): string =>
  css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));

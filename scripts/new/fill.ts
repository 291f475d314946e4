// Copies templates into the project. A file that is there already gets what its template has inside its brackets.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LANGUAGES } from '#src/i18n/languages.ts';
import { CommandError } from '../run/command-error.ts';
import type { Plan } from './plans.ts';

const TEMPLATES = join(import.meta.dirname, 'templates');

/** Writes nothing if one of the files cannot be written; returns the paths of those that it changed. */
export function fill(root: string, { templates, names }: Pick<Plan, 'templates' | 'names'>): string[] {
  const rename = (text: string) =>
    Object.entries(names).reduce((done, [placeholder, name]) => done.replaceAll(placeholder, name), text);
  const written = new Map<string, string>();
  for (const folder of templates.map((template) => join(TEMPLATES, template))) {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.txt')) continue;
      const text = rename(readFileSync(join(folder, file), 'utf8'));
      for (const path of inEachLanguage(rename(file.replace('.txt', '')))) {
        const target = join(root, path);
        written.set(path, existsSync(target) ? merge(path, readFileSync(target, 'utf8'), text) : text);
      }
    }
  }
  const isNew = (path: string, text: string) => !existsSync(path) || readFileSync(path, 'utf8') !== text;
  const changed = [...written].filter(([path, text]) => isNew(join(root, path), text));
  for (const [path, text] of changed) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return changed.map(([path]) => path);
}

function inEachLanguage(path: string): string[] {
  const others = Object.values(LANGUAGES).filter(({ folder }) => folder !== 'en');
  return path.includes('the-language')
    ? others.map(({ folder }) => path.replace('the-language', folder))
    : [path];
}

/** `export const paths = {`, its lines, and the line that closes it. */
const LIST = /^(?:export )?const (\w+)[^\n]* = ([^\n]*[[{(])\n(.*?)^[\]})]/gms;
const IMPORT_OF_SPREAD = /^import .* (from '.*';)\n(?=\n.*\n {2}\.\.\.)/;

/** Adds the lines of the template's lists at the end of the same lists, and the import of what they spread. */
function merge(path: string, text: string, template: string): string {
  if (path.endsWith('.json')) return JSON.stringify([...JSON.parse(text), ...JSON.parse(template)], null, 2);
  const lists = [...template.matchAll(LIST)];
  if (lists.length === 0) throw new CommandError(`${path} exists already.`);
  const [line = '', from] = IMPORT_OF_SPREAD.exec(template) ?? [];
  if (from && text.includes(from)) return text;
  const imported = text.replace(/(?<=^import .*;\n)(?!import)/m, line);
  return lists.reduce((merged, [, name = '', opening = '', lines = '']) => {
    // The calls of an area may stand in several lists with names of their own.
    const start =
      opening.length > 1
        ? merged.lastIndexOf(`= ${opening}`)
        : merged.search(new RegExp(`^(?:export )?const ${name}\\b`, 'm'));
    if (start < 0) throw new CommandError(`${path} has no list ${name} to add to.`);
    const end = start + merged.slice(start).search(/^[\]})]/m);
    return merged.slice(0, end) + lines + merged.slice(end);
  }, imported);
}

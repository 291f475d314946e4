// The licences of what others wrote and what becomes a part of a build: they have to come along with it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';

/** Beside the other files of a build. */
export const LICENCES = 'licenses.txt';

/** All modules that were read for the page, its first screen and its worker. */
export const PAGE_MODULES = new Set<string>();

export const collectModules = (ids: Set<string>): Plugin => ({
  name: 'collect-modules',
  moduleParsed: ({ id }) => void ids.add(id),
});

const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;
/** Apart from its licence, a package may have notices and the licences of what it contains. */
const TERMS = /^(?:licen[cs]es?|notice|copying|copyright)/i;
/** Says in a folder of sources that they are the work of others. */
const OWN_FOLDER = 'licence.txt';

export function licencesOf(ids: Iterable<string>): string {
  const folders = [...ids].map((id) => PACKAGE.exec(id)?.[0] ?? dirname(id));
  const parts = [...new Set(folders)]
    .map((folder) => [titleOf(folder), ...textsIn(folder)])
    .filter(([title]) => title !== '')
    .map((part) => `${part.join('\n\n')}\n`);
  // One version may be installed in several places.
  return [...new Set(parts)].sort().join(`\n${'-'.repeat(80)}\n\n`);
}

/** "" for a folder of this project's own. */
function titleOf(folder: string): string {
  if (existsSync(join(folder, OWN_FOLDER))) return relative('.', folder).replaceAll('\\', '/');
  const file = join(folder, 'package.json');
  if (!PACKAGE.test(folder) || !existsSync(file)) return '';
  const { name, version, license } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  return `${name} ${version} (${license})`;
}

function textsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => TERMS.test(name));
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? textsIn(path) : [readFileSync(path, 'utf8').trim()];
  });
}

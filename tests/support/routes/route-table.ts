// The routes of the app with their headings, for browser tests: read from the source of the route tables, because the
// tables themselves need the bundler. A unit test compares the two.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { folderOf, type Language } from '#src/i18n/languages.ts';
import { type Path, paths } from '#src/navigation/paths.ts';

export interface RouteEntry {
  readonly path: Path;
  /** Key of its title. */
  readonly title: string;
  readonly guard: string | undefined;
}

const TABLES = 'src/app';
const ENTRY = /path: paths\.(\w+),\s*title: '([\w.-]+)',([^}]*)/g;

export const routeTable: readonly RouteEntry[] = readdirSync(TABLES)
  .filter((file) => file.endsWith('routes.ts'))
  .flatMap((file) => [...readFileSync(resolve(TABLES, file), 'utf8').matchAll(ENTRY)].map(entryOf));

function entryOf([, name = '', title = '', rest = '']: RegExpMatchArray): RouteEntry {
  const path = (paths as Readonly<Record<string, Path>>)[name];
  if (!path) throw new Error(`There is no path ${name}`);
  return { path, title, guard: /guard: '([\w-]+)'/.exec(rest)?.[1] };
}

export const englishText = (key: string): Promise<string> => textIn('en-US', key);

/** The text of a key in a language. */
export async function textIn(language: Language, key: string): Promise<string> {
  const [area = '', name = ''] = key.split('.');
  const file = `../../../src/i18n/${folderOf(language)}/${area}.ts`;
  const { texts } = (await import(file)) as { texts: Record<string, string> };
  const text = texts[name];
  if (text === undefined) throw new Error(`There is no text ${key}`);
  return text;
}

const VALUES: Readonly<Record<string, string>> = { id: '1', name: 'bank' };

/** An address of the route; parameters have a value that may be unknown to the platform. */
export const addressOf = ({ path }: RouteEntry): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => VALUES[name] ?? '1');

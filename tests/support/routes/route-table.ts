// The routes of the app with their headings, for browser tests.
import { type Route, routes } from '#src/app/routes.ts';
import { folderOf, type Language } from '#src/i18n/languages.ts';

export type RouteEntry = Pick<Route, 'path' | 'title' | 'guard'>;

export const routeTable: readonly RouteEntry[] = routes;

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

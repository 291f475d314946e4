// What the worker keeps, in two stages: what is needed to be ready offline, and every other screen after it.
import type { StagedFiles } from '#src/contract/page/kept-files.ts';
import { LANGUAGES } from '#src/i18n/languages.ts';
import type { Parts } from './manifest.ts';

/** Ready offline means that these areas are. Signed out, the member area leads to sign-in. */
export const FIRST_AREAS: readonly string[] = ['lobby', 'game', 'member', 'auth'];

const SCREEN = /^src\/features\/([\w-]+)\//;
const TEXTS = /^src\/i18n\/([\w-]+)\/([\w-]+)\.ts$/;

interface App {
  /** All there are. */
  readonly areas: readonly string[];
  /** Scripts that the shell names. */
  readonly entries: readonly string[];
}

export function stagesOf(parts: Parts, { areas, entries }: App): StagedFiles {
  const later = (area: string | undefined) =>
    area !== undefined && areas.includes(area) && !FIRST_AREAS.includes(area);
  const isText = (key: string) => TEXTS.test(parts[key]?.src ?? '');
  const entryKeys = Object.keys(parts).filter((key) => entries.includes(parts[key]?.file ?? ''));
  const firstKeys = reach(parts, entryKeys, (key) => !later(areaOf(parts[key])));
  const first = filesOf(
    parts,
    [...firstKeys].filter((key) => !isText(key)),
  );
  const texts = Object.entries(LANGUAGES).map(([language, { folder }]) => {
    const own = [...firstKeys].filter((key) => TEXTS.exec(parts[key]?.src ?? '')?.[1] === folder);
    return [language, [...filesOf(parts, own)]] as const;
  });
  const known = new Set([...first, ...texts.flatMap(([, files]) => files)]);
  const rest = [...filesOf(parts, Object.keys(parts))].filter((file) => !known.has(file));
  return { first: [...first], texts: Object.fromEntries(texts), later: rest };
}

/** The area whose screens or texts a chunk holds. */
function areaOf({ src = '', name = '' }: Parts[string] = { file: '' }): string | undefined {
  return SCREEN.exec(src)?.[1] ?? TEXTS.exec(src)?.[2] ?? name.split('.')[0];
}

/** Whatever is imported at once comes along; what is loaded on demand, where it is wanted. */
function reach(parts: Parts, from: readonly string[], isWanted: (key: string) => boolean): Set<string> {
  const reached = new Set(from);
  for (const key of reached) {
    const { imports = [], dynamicImports = [] } = parts[key] ?? {};
    for (const next of [...imports, ...dynamicImports.filter(isWanted)]) reached.add(next);
  }
  return reached;
}

const filesOf = (parts: Parts, keys: readonly string[]): Set<string> =>
  new Set(keys.flatMap((key) => (parts[key] ? [parts[key].file, ...(parts[key].css ?? [])] : [])));

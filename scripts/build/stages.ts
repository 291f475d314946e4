// What the worker keeps, in two stages: what "ready offline" needs, then every other screen.
import type { StagedFiles } from '#src/contract/page/kept-files.ts';
import { LANGUAGES } from '#src/i18n/languages.ts';
import type { Manifest } from './manifest.ts';

/** The areas of the first stage. Signed out, the member area leads to sign-in. */
export const FIRST_AREAS: readonly string[] = ['lobby', 'game', 'member', 'auth'];

/** The chunk of every award that can be claimed. */
export const CLAIMS = 'claims';

/** The chunk of what only other areas share. */
export const LATER = 'later';

/** Chunks that nobody needs in the first minutes without a connection; those of signing in do nothing without one. */
const LATER_CHUNKS: readonly string[] = [
  LATER,
  CLAIMS,
  ...['QrCode', 'sanitise'],
  ...['auth.step-forms', 'auth.bind', 'auth.social', 'auth.confirm', 'auth.second-step'],
];

const SCREEN = /^src\/features\/([\w-]+)\//;
const TEXTS = /^src\/i18n\/([\w-]+)\/([\w-]+)\.ts$/;

interface App {
  /** Every area. */
  readonly areas: readonly string[];
  /** Scripts that the shell names. */
  readonly entries: readonly string[];
}

export function stagesOf(manifest: Manifest, { areas, entries }: App): StagedFiles {
  const laterAreas = areas.filter((area) => !FIRST_AREAS.includes(area));
  // What some of them share is in a chunk that is named after all of these.
  const isLater = (name: string): boolean =>
    laterAreas.some(
      (area) => name === area || (name.startsWith(`${area}-`) && isLater(name.slice(area.length + 1))),
    );
  const later = (name: string | undefined) => name !== undefined && isLater(name);
  const isText = (key: string) => TEXTS.test(manifest[key]?.src ?? '');
  const entryKeys = Object.keys(manifest).filter((key) => entries.includes(manifest[key]?.file ?? ''));
  const isFirst = (key: string) => {
    const chunk = manifest[key];
    return !later(areaOf(chunk)) && !LATER_CHUNKS.includes(chunk?.name ?? '');
  };
  const firstKeys = reach(manifest, entryKeys, isFirst);
  const first = filesOf(
    manifest,
    [...firstKeys].filter((key) => !isText(key)),
  );
  const texts = Object.entries(LANGUAGES).map(([language, { folder }]) => {
    const own = [...firstKeys].filter((key) => TEXTS.exec(manifest[key]?.src ?? '')?.[1] === folder);
    return [language, [...filesOf(manifest, own)]] as const;
  });
  const known = new Set([...first, ...texts.flatMap(([, files]) => files)]);
  const rest = [...filesOf(manifest, Object.keys(manifest))].filter((file) => !known.has(file));
  return { first: [...first], texts: Object.fromEntries(texts), later: rest };
}

/** The area whose screens or texts a chunk contains. */
function areaOf({ src = '', name = '' }: Manifest[string] = { file: '' }): string | undefined {
  return SCREEN.exec(src)?.[1] ?? TEXTS.exec(src)?.[2] ?? name.split('.')[0];
}

/** Static imports come along; dynamic imports do not. */
function reach(manifest: Manifest, from: readonly string[], isWanted: (key: string) => boolean): Set<string> {
  const reached = new Set(from);
  for (const key of reached) {
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
    for (const next of [...imports, ...dynamicImports.filter(isWanted)]) reached.add(next);
  }
  return reached;
}

const filesOf = (manifest: Manifest, keys: readonly string[]): Set<string> =>
  new Set(keys.flatMap((key) => (manifest[key] ? [manifest[key].file, ...(manifest[key].css ?? [])] : [])));

// What the worker keeps, in two stages: what "ready offline" needs, then every other screen.
import { LANGUAGES } from '#src/i18n/languages.ts';
import type { Manifest } from './manifest.ts';

/** Addresses relative to the app's root, with a hash. */
export interface Stage {
  readonly files: readonly string[];
  /** By language: only those of the shown one are kept. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
}

/** The areas of the first stage. Signed out, the member area leads to sign-in. */
export const FIRST_AREAS: readonly string[] = ['lobby', 'game', 'member', 'auth'];

/** The chunk of every award that can be claimed. */
export const CLAIMS = 'claims';

/** The chunk of what only other areas share. */
export const LATER = 'later';

/**
 * Chunks that nobody needs in the first minutes without a connection; those of signing in do nothing without one, and a
 * native wrapper opens its own at its first start.
 */
const LATER_CHUNKS: readonly string[] = [
  LATER,
  CLAIMS,
  ...[
    'QrCode',
    'Markup',
    'make-room',
    'lobby.notices',
    'member.profile',
    'outcomes',
    'rebate',
    'rich-text',
    'save-file',
    'wrapper',
  ],
  ...[
    'auth.register',
    'auth.forgot',
    'auth.step-forms',
    'auth.bind',
    'auth.social',
    'auth.confirm',
    'auth.second-step',
  ],
  ...['auth.security', 'auth.passkey'],
];

interface App {
  /** Every area. */
  readonly areas: readonly string[];
  /** Scripts that the shell names. */
  readonly entries: readonly string[];
}

export function stagesOf(manifest: Manifest, { areas, entries }: App): { first: Stage; later: Stage } {
  const laterAreas = areas.filter((area) => !FIRST_AREAS.includes(area));
  // What some of them share is in a chunk that is named after all of these.
  const isLater = (name: string): boolean =>
    laterAreas.some(
      (area) => name === area || (name.startsWith(`${area}-`) && isLater(name.slice(area.length + 1))),
    );
  const later = (name: string | undefined) => name !== undefined && isLater(name);
  const entryKeys = Object.keys(manifest).filter((key) => entries.includes(manifest[key]?.file ?? ''));
  const isFirst = (key: string) => {
    const chunk = manifest[key];
    return !later(areaOf(chunk)) && !LATER_CHUNKS.includes(chunk?.name ?? '');
  };
  const firstKeys = reach(manifest, entryKeys, isFirst);
  const first = stageOf(manifest, [...firstKeys]);
  const known = new Set([...first.files, ...Object.values(first.texts).flat()]);
  const rest = stageOf(
    manifest,
    Object.keys(manifest).filter((key) => !firstKeys.has(key)),
  );
  return { first, later: { ...rest, files: rest.files.filter((file) => !known.has(file)) } };
}

/** Texts are apart from what every language needs. */
function stageOf(manifest: Manifest, keys: readonly string[]): Stage {
  const folderOf = (key: string) => {
    const { kind, first, rest } = placeOf(manifest[key]?.src);
    return kind === 'i18n' && rest.length === 1 ? first : undefined;
  };
  const ofFolder = (folder?: string) => [
    ...filesOf(
      manifest,
      keys.filter((key) => folderOf(key) === folder),
    ),
  ];
  const texts = Object.entries(LANGUAGES).map(([language, { folder }]) => [language, ofFolder(folder)]);
  return { files: ofFolder(), texts: Object.fromEntries(texts) };
}

/** The area whose screens or texts a chunk contains. */
function areaOf({ src, name = '' }: Manifest[string] = { file: '' }): string | undefined {
  const { kind, first, rest } = placeOf(src);
  if (kind === 'features') return first;
  return kind === 'i18n' && rest.length === 1 ? rest[0]?.replace('.ts', '') : name.split('.')[0];
}

/** `src/features/<area>/...`, or `src/i18n/<language>/<area>.ts`. */
function placeOf(src = ''): { kind?: string; first?: string; rest: string[] } {
  const [, kind = '', first = '', ...rest] = src.split('/');
  return { kind, first, rest };
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

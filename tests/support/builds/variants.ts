// Builds of this source with a small change, made as `npm run build` makes them and kept until the source changes.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { sourcesHash } from '../../../scripts/build/sources.ts';

export interface Edit {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** The build under test. */
export const BUILD_A = resolve('dist');

/** One word of the header. */
export const ONE_WORD: readonly Edit[] = [
  { file: 'src/i18n/en/shell.ts', from: "signIn: 'Sign in'", to: "signIn: 'Enter here'" },
];

/** One field of the first screen's data. */
export const RENAMED_FIELD: readonly Edit[] = [
  { file: 'src/features/lobby/home/lobby-view.ts', from: ' ads: ', to: ' offers: ' },
  { file: 'src/features/lobby/home/HomeScreen.tsx', from: '.ads', to: '.offers' },
];

/** A screen whose code fails. */
export const BROKEN_PART: readonly Edit[] = [
  {
    file: 'src/features/legal/about/AboutScreen.tsx',
    from: '/** Available offline',
    to: "if (location.pathname !== '/never') throw new TypeError('A broken part');\n\n/** Available offline",
  },
];

const LAST_VERSION = "  { earlierOutbox: '++eventSeq, &eventId' },\n";

/** Databases that this build does not know. */
export const NEWER_DATABASE: readonly Edit[] = [
  { file: 'src/data/db/tables/version.ts', from: ' DB_VERSION = 10', to: ' DB_VERSION = 11' },
  { file: 'src/data/db/tables/version.ts', from: 'OUTBOX_VERSION = 1', to: 'OUTBOX_VERSION = 2' },
  { file: 'src/data/db/tables/versions.ts', from: LAST_VERSION, to: `${LAST_VERSION}  { newer: 'key' },\n` },
];

/** The database before its last version. */
export const OLDER_DATABASE: readonly Edit[] = [
  { file: 'src/data/db/tables/version.ts', from: ' DB_VERSION = 10', to: ' DB_VERSION = 9' },
  { file: 'src/data/db/tables/versions.ts', from: LAST_VERSION, to: '' },
  { file: 'src/data/db/tables/versions.ts', from: 'LAST_UPGRADE = 10', to: 'LAST_UPGRADE = 8' },
];

const SOURCES = [
  'src',
  'sw',
  'public',
  'server',
  'scripts',
  'index.html',
  'vite.config.ts',
  'package.json',
  'tsconfig.json',
  'tsconfig.base.json',
];
const CACHE = '.cache/builds';

/** The folder of the changed build. */
export async function variantOf(edits: readonly Edit[]): Promise<string> {
  const name = createHash('sha256').update(sourcesHash()).update(JSON.stringify(edits)).digest('hex');
  const folder = resolve(CACHE, name.slice(0, 16));
  if (existsSync(folder)) return folder;
  await mkdir(CACHE, { recursive: true });
  const copy = await mkdtemp(resolve(CACHE, 'source-'));
  try {
    await Promise.all(SOURCES.map((path) => cp(path, join(copy, path), { recursive: true })));
    for (const edit of edits) await apply(copy, edit);
    const env = { ...process.env, HALCYON_DIST: 'dist', HALCYON_DRAFT: '1' };
    await promisify(execFile)('node', ['--import', 'tsx', 'scripts/build.ts'], { cwd: copy, env });
    // Another worker may have made the same build meanwhile.
    await rename(join(copy, 'dist'), folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
  return folder;
}

async function apply(root: string, { file, from, to }: Edit): Promise<void> {
  const path = join(root, file);
  const text = await readFile(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
  await writeFile(path, text.replaceAll(from, to));
}

// The service worker: one classic script at /sw.js that lists every file of the shell.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { build } from 'vite';
import { filesFor, type KeptFile, type LaterFiles } from '#src/contract/page/kept-files.ts';
import { aliases, minifiedAgain, optimization } from '../../vite.config.ts';
import { buildConstants } from './build-info.ts';
import { collectModules, PAGE_MODULES } from './licences.ts';
import type { Manifest } from './manifest.ts';
import { OUT } from './out.ts';
import { type Stage, stagesOf } from './stages.ts';

const WORKER = `${OUT}/worker`;

/** Only needed where storage is blocked, and then nothing can be kept. */
const NOT_KEPT = /^assets\/memory-database/;

export async function buildWorker(clientDir: string): Promise<void> {
  const { first, later } = keptStages(clientDir);
  const shell = [...OTHER_FILES.map((file) => entryOf(clientDir, file)), ...entriesOf(clientDir, first)];
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [minifiedAgain, collectModules(PAGE_MODULES)],
    resolve: { alias: aliases },
    define: {
      ...buildConstants(),
      'process.env.NODE_ENV': '"production"',
      'self.__WB_MANIFEST': JSON.stringify(shell),
      'self.__LATER_FILES': JSON.stringify(writeLater(clientDir, later)),
    },
    build: {
      target: 'es2022',
      outDir: WORKER,
      reportCompressedSize: false,
      // No object here has getters with effects; without this, calls of the contract stay for the sake of a spread.
      rolldownOptions: { optimization, treeshake: { propertyReadSideEffects: false } },
      lib: { entry: 'sw/index.ts', formats: ['iife'], name: 'worker', fileName: () => 'sw.js' },
    },
  });
  renameSync(`${WORKER}/sw.js`, `${clientDir}/sw.js`);
  rmSync(WORKER, { recursive: true });
  if (!readFileSync(`${clientDir}/sw.js`, 'utf8').includes('index.html'))
    throw new Error('The worker keeps no shell');
}

/** Beside the first stage. Icons of the installed app are kept by the system. */
const OTHER_FILES = ['index.html', 'favicon.svg'];

const digestOf = (clientDir: string, file: string): string =>
  createHash('sha256')
    .update(readFileSync(`${clientDir}/${file}`))
    .digest('base64');

const HASHED = /^assets\//;

function entryOf(clientDir: string, url: string): KeptFile {
  const digest = digestOf(clientDir, url);
  return { url, revision: HASHED.test(url) ? null : digest.slice(0, 12), integrity: `sha256-${digest}` };
}

const entriesOf = (clientDir: string, { files, texts }: Stage): KeptFile[] => [
  ...files.map((file) => entryOf(clientDir, file)),
  ...Object.entries(texts).flatMap(([language, own]) =>
    own.map((file) => ({ ...entryOf(clientDir, file), language })),
  ),
];

/** Writes the list of the second stage into a file of its own, because it is only read when its files are kept. */
function writeLater(clientDir: string, stage: Stage): LaterFiles {
  const entries = entriesOf(clientDir, stage);
  const text = JSON.stringify(entries);
  const url = `assets/later-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.json`;
  writeFileSync(`${clientDir}/${url}`, text);
  const counts = new Set(Object.keys(stage.texts).map((language) => filesFor(entries, [language]).length));
  if (counts.size > 1) throw new Error('The texts of some languages are in fewer files');
  return { ...entryOf(clientDir, url), count: Math.max(...counts) };
}

function keptStages(clientDir: string): { first: Stage; later: Stage } {
  const manifest = JSON.parse(readFileSync(`${OUT}/manifest.json`, 'utf8')) as Manifest;
  const shell = readFileSync(`${clientDir}/index.html`, 'utf8');
  const entries = shell.match(/assets\/[^"]+\.js/g) ?? [];
  const { first, later } = stagesOf(manifest, { areas: readdirSync('src/features'), entries });
  // Styles of the first screen are inlined in the document.
  const isKept = (file: string) => !NOT_KEPT.test(file) && existsSync(`${clientDir}/${file}`);
  const kept = (stage: Stage) => ({ ...stage, files: stage.files.filter(isKept) });
  return { first: kept(first), later: kept(later) };
}

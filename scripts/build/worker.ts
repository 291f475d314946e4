// The service worker: one classic script at /sw.js that lists every file of the shell.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { build } from 'vite';
import type { PrecacheEntry } from 'workbox-precaching';
import {
  filesIn,
  type FirstFiles,
  KEPT_FILES,
  type LaterFiles,
  type Stage,
} from '#src/contract/page/kept-files.ts';
import { aliases, minifiedAgain, optimization } from '../../vite.config.ts';
import { buildConstants } from './build-info.ts';
import { collectModules, PAGE_MODULES } from './licences.ts';
import type { Manifest } from './manifest.ts';
import { OUT } from './out.ts';
import { stagesOf } from './stages.ts';

const WORKER = `${OUT}/worker`;

/** Only needed where storage is blocked, and then nothing can be kept. */
const NOT_KEPT = /^assets\/memory-database/;

export async function buildWorker(clientDir: string): Promise<void> {
  // Files of their own, because the lists are only read when something is kept.
  writeFileSync(`${clientDir}${KEPT_FILES}`, JSON.stringify(listStages(clientDir)));
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [minifiedAgain, collectModules(PAGE_MODULES)],
    resolve: { alias: aliases },
    define: {
      ...buildConstants(),
      'process.env.NODE_ENV': '"production"',
      'self.__WB_MANIFEST': JSON.stringify(shellEntries(clientDir)),
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

/** Their names stay the same from build to build, so that each carries a revision. */
const SHELL_FILES = ['index.html', 'favicon.svg', KEPT_FILES.slice(1)];

const shellEntries = (clientDir: string): PrecacheEntry[] =>
  SHELL_FILES.map((url) => {
    const digest = digestOf(clientDir, url);
    return { url, revision: digest.slice(0, 12), integrity: `sha256-${digest}` };
  });

const digestOf = (clientDir: string, file: string): string =>
  createHash('sha256')
    .update(readFileSync(`${clientDir}/${file}`))
    .digest('base64');

/** Writes the list of the second stage, and returns that of the first. */
function listStages(clientDir: string): FirstFiles {
  const { first, later } = keptStages(clientDir);
  const text = JSON.stringify(withDigests(clientDir, later) satisfies LaterFiles);
  const list = `assets/later-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.json`;
  writeFileSync(`${clientDir}/${list}`, text);
  const counts = Object.keys(later.texts).map((language) => [language, filesIn(later, language).length]);
  const { digests } = withDigests(clientDir, { ...first, files: [...first.files, list] });
  return { ...first, later: { list, counts: Object.fromEntries(counts) }, digests };
}

function withDigests(clientDir: string, stage: Stage): LaterFiles {
  const files = [...stage.files, ...Object.values(stage.texts).flat()];
  return { ...stage, digests: Object.fromEntries(files.map((file) => [file, digestOf(clientDir, file)])) };
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

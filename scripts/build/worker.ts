// The service worker: one classic script at /sw.js that lists every file of the shell.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { build } from 'vite';
import { injectManifest } from 'workbox-build';
import { KEPT_FILES, type ListedFiles } from '#src/contract/page/kept-files.ts';
import { aliases, optimization } from '../../vite.config.ts';
import { buildConstants } from './build-info.ts';
import type { Manifest } from './manifest.ts';
import { OUT } from './out.ts';
import { stagesOf } from './stages.ts';

const WORKER = `${OUT}/worker`;

/** Only needed where storage is blocked, and then nothing can be kept. */
const NOT_KEPT = /^assets\/memory-database/;

export async function buildWorker(clientDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias: aliases },
    define: { ...buildConstants(), 'process.env.NODE_ENV': '"production"' },
    build: {
      target: 'es2022',
      outDir: WORKER,
      reportCompressedSize: false,
      // No object here has getters with effects; without this, calls of the contract stay for the sake of a spread.
      rolldownOptions: { optimization, treeshake: { propertyReadSideEffects: false } },
      lib: { entry: 'sw/index.ts', formats: ['iife'], name: 'worker', fileName: () => 'sw.js' },
    },
  });
  // A file of its own, because the list grows with every area and is only read when something is kept.
  writeFileSync(`${clientDir}${KEPT_FILES}`, JSON.stringify(keptStages(clientDir)));
  const { warnings } = await injectManifest({
    swSrc: `${WORKER}/sw.js`,
    swDest: `${clientDir}/sw.js`,
    globDirectory: clientDir,
    globPatterns: ['index.html', 'favicon.svg', KEPT_FILES.slice(1)],
    manifestTransforms: [
      (manifest) => ({
        manifest: manifest.map((entry) => ({ ...entry, integrity: integrityOf(clientDir, entry.url) })),
      }),
    ],
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
  rmSync(WORKER, { recursive: true });
  if (!readFileSync(`${clientDir}/sw.js`, 'utf8').includes('index.html'))
    throw new Error('The worker keeps no shell');
}

const digestOf = (clientDir: string, file: string): string =>
  createHash('sha256')
    .update(readFileSync(`${clientDir}/${file}`))
    .digest('base64');

const integrityOf = (clientDir: string, file: string): string => `sha256-${digestOf(clientDir, file)}`;

function keptStages(clientDir: string): ListedFiles {
  const manifest = JSON.parse(readFileSync(`${OUT}/manifest.json`, 'utf8')) as Manifest;
  const shell = readFileSync(`${clientDir}/index.html`, 'utf8');
  const entries = shell.match(/assets\/[^"]+\.js/g) ?? [];
  const { first, texts, later } = stagesOf(manifest, { areas: readdirSync('src/features'), entries });
  // Styles of the first screen are inlined in the document.
  const kept = (files: readonly string[]) =>
    files.filter((file) => !NOT_KEPT.test(file) && existsSync(`${clientDir}/${file}`));
  const ofLanguage = Object.entries(texts).map(([language, files]) => [language, kept(files)] as const);
  const stages = { first: kept(first), texts: Object.fromEntries(ofLanguage), later: kept(later) };
  const files = [...stages.first, ...Object.values(stages.texts).flat(), ...stages.later];
  return { ...stages, digests: Object.fromEntries(files.map((file) => [file, digestOf(clientDir, file)])) };
}

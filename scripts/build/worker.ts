// The service worker: one classic script at /sw.js that knows every file of the shell.
import { readFileSync, rmSync } from 'node:fs';
import { build } from 'vite';
import { injectManifest } from 'workbox-build';
import { aliases } from '../../vite.config.ts';
import { buildFacts } from './facts.ts';
import { OUT } from './out.ts';

const WORKER = `${OUT}/worker`;

/** Not needed to run offline: the stand-in for refused storage, and pictures only an installer asks for. */
const NOT_KEPT = [
  '**/memory-database*',
  '**/*.map',
  'icons/*',
  'build.json',
  'robots.txt',
  'manifest.webmanifest',
];

export async function buildWorker(clientDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias: aliases },
    define: { ...buildFacts(), 'process.env.NODE_ENV': '"production"' },
    build: {
      target: 'es2022',
      outDir: WORKER,
      reportCompressedSize: false,
      lib: { entry: 'sw/index.ts', formats: ['iife'], name: 'worker', fileName: () => 'sw.js' },
    },
  });
  const { warnings } = await injectManifest({
    swSrc: `${WORKER}/sw.js`,
    swDest: `${clientDir}/sw.js`,
    globDirectory: clientDir,
    globPatterns: ['index.html', 'favicon.svg', 'assets/*'],
    globIgnores: NOT_KEPT,
    // Hashed files come from the browser's own cache, where the page has just put them.
    dontCacheBustURLsMatching: /^assets\//,
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
  rmSync(WORKER, { recursive: true });
  if (!readFileSync(`${clientDir}/sw.js`, 'utf8').includes('index.html'))
    throw new Error('The worker keeps no shell');
}

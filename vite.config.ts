import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { minify } from 'terser';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { chunkGroups } from './scripts/build/chunk-groups.ts';
import { buildConstants } from './scripts/build/build-info.ts';
import { collectModules, PAGE_MODULES } from './scripts/build/licences.ts';
import { IS_DRAFT, OUT } from './scripts/build/out.ts';

const root = import.meta.dirname;

/** Short and the same in the page's build and in the renderer's, so that markup of one fits the other. */
function scopedName(name: string, file: string): string {
  const digest = createHash('sha256')
    .update(`${relative(root, file.replace(/\?.*/, ''))}/${name}`)
    .digest('base64url');
  return `h${digest.replaceAll(/[-_]/g, '').slice(0, 4)}`;
}

export const aliases = [
  // For browsers of the last years: a kilobyte less, with the async functions it was written in.
  { find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' },
  // For versions of React without the hook.
  { find: /^use-sync-external-store\/shim\/index\.js$/, replacement: 'react' },
];

/** A code of the contract is a name in the source and a number in the script. */
export const optimization = { inlineConst: { mode: 'all', pass: 2 } } as const;

/** What they make goes if nothing uses it, such as the link component of the router. */
const PURE = ['createContext', 'forwardRef'];

/** Scripts that have run before any screen is loaded. */
const ALWAYS_LOADED = /\b(?:rolldown-runtime|first|start|dexie|app)-[\w-]+\.js$/;

export const shared: UserConfig = {
  root,
  plugins: [react(), collectModules(PAGE_MODULES)],
  resolve: { alias: aliases },
  define: buildConstants(),
  css: { modules: { generateScopedName: scopedName } },
  build: {
    target: 'es2022',
    modulePreload: {
      polyfill: false,
      // A screen names only what may not have been loaded before it is asked for.
      resolveDependencies: (_file, needed) => needed.filter((name) => !ALWAYS_LOADED.test(name)),
    },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
};

/**
 * Nearly all of what the first part holds runs at the start. Told so by this comment, Chromium compiles it while it
 * arrives, beside the page instead of in its way; other browsers read a comment.
 */
const compiledOnArrival: Plugin = {
  name: 'compiled-on-arrival',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const part of Object.values(bundle))
        if (part.type === 'chunk' && part.name === 'first')
          part.code = `//# allFunctionsCalledOnLoad\n${part.code}`;
    },
  },
};

/** What the bundler's own minifier leaves, and what the first pass over it opens up: a byte in sixty of what is sent. */
export const minifiedAgain: Plugin = {
  name: 'minified-again',
  apply: () => !IS_DRAFT,
  generateBundle: {
    order: 'pre',
    async handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
      await Promise.all(
        chunks.map(async (chunk) => {
          for (let pass = 1; pass <= 2; pass++) {
            const { code } = await minify(chunk.code, { module: true, ecma: 2020, compress: { passes: 2 } });
            if (code) chunk.code = code;
          }
        }),
      );
    },
  },
};

export default defineConfig(({ command }) => ({
  ...shared,
  plugins: [shared.plugins, minifiedAgain, compiledOnArrival],
  // A missing text is an empty string in production; while developing it is told.
  resolve: {
    alias: command === 'serve' ? [...aliases, { find: /^rosetta$/, replacement: 'rosetta/debug' }] : aliases,
  },
  build: {
    ...shared.build,
    outDir: `${OUT}/client`,
    emptyOutDir: true,
    manifest: true,
    rolldownOptions: {
      output: { codeSplitting: { groups: chunkGroups } },
      optimization,
      treeshake: { manualPureFunctions: PURE },
    },
  },
}));

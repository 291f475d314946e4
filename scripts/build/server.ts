// The platform and the commands of its operator as JavaScript that Node runs as it is. Packages stay outside.
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { dirname, join, posix, relative } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { OF_PACKAGES } from '#server/games/page-files.ts';
import { collectModules, LICENCES, licencesOf } from './licences.ts';
import { recordSources } from './server-sources.ts';

/** Folders of sources, and where in the build the files lie that they read. */
const PLACES = { server: '.', demo: 'demo' } as const;
const READ = /\.(?:js|css|html|svg|txt|webp)$/;
/** It runs in a process of its own, so nothing imports it. */
const PROCESSES = { 'image-decoding/process': 'server/image-decoding/process.js' };

/**
 * They become a part of the scripts. Charts are drawn by one report alone, from a package as large as all others
 * together; and with valibot npm would install the compiler, whose types it can use.
 */
const INSIDE = ['echarts', 'zrender', 'tslib', 'valibot'];

/** In a script a module still finds the files of its folder, which are copied to the same place beside the script. */
const ownFolder: Plugin = {
  name: 'own-folder',
  transform(code, id) {
    const folder = code.includes('import.meta.dirname') ? folderOf(id) : undefined;
    if (folder === undefined) return null;
    return code.replaceAll('import.meta.dirname', `(import.meta.dirname + ${JSON.stringify(`/${folder}`)})`);
  },
};

function folderOf(id: string): string | undefined {
  const path = relative('.', dirname(id)).replaceAll('\\', '/');
  const [source, place] = Object.entries(PLACES).find(([each]) => isIn(path, each)) ?? [];
  return source && place && posix.join(place, path.slice(source.length));
}

const isIn = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

/** By the command that starts each. */
const COMMANDS = Object.fromEntries(
  ['serve', 'admin', 'events', 'prerender'].map((name) => [name, `scripts/${name}.ts`]),
);

/** Fails unless `dependencies` are what the scripts import: an operator installs those and no others. */
export async function buildServer(outDir: string): Promise<void> {
  const { packages: imported, modules } = await bundleServer({ ...COMMANDS, ...PROCESSES }, outDir);
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const difference = differenceOf(imported, Object.keys(dependencies));
  if (difference !== '') throw new Error(`package.json and dist/server disagree. ${difference}`);
  const ofPages = Object.values(OF_PACKAGES).map(placeOfFile);
  writeFileSync(join(outDir, LICENCES), licencesOf([...modules, ...ofPages]));
  // Written last: its presence marks a complete build.
  recordSources(outDir, modules);
}

export function differenceOf(imported: readonly string[], declared: readonly string[]): string {
  const missing = imported.filter((name) => !declared.includes(name));
  const idle = declared.filter((name) => !imported.includes(name));
  return [
    missing.length > 0 && `The platform imports ${missing.join(', ')}: move to "dependencies".`,
    idle.length > 0 && `The platform does not import ${idle.join(', ')}: move to "devDependencies".`,
  ]
    .filter(Boolean)
    .join(' ');
}

interface BundleResult {
  /** The names of those that the scripts import. */
  readonly packages: readonly string[];
  /** The ids of all that were read. */
  readonly modules: ReadonlySet<string>;
}

/** Bundles the entries by name. */
export async function bundleServer(entries: Record<string, string>, outDir: string): Promise<BundleResult> {
  const modules = new Set<string>();
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [ownFolder, collectModules(modules)],
    ssr: { noExternal: INSIDE },
    build: {
      ssr: true,
      outDir,
      // A platform that runs from there goes on finding its own scripts.
      emptyOutDir: false,
      target: 'node20',
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        input: entries,
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          sourcemapExcludeSources: true,
        },
      },
    },
  });
  copyFiles(outDir);
  return { packages: packagesOf((result as Rolldown.RolldownOutput).output), modules };
}

/** What the platform reads or serves: everything but sources. */
function copyFiles(outDir: string): void {
  for (const [source, place] of Object.entries(PLACES)) {
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => READ.test(name)))
      cpSync(join(source, file), join(outDir, place, file));
  }
  for (const [name, file] of Object.entries(OF_PACKAGES))
    cpSync(placeOfFile(file), join(outDir, 'games/pages', name));
}

const placeOfFile = (ofPackage: string): string => createRequire(import.meta.url).resolve(ofPackage);

function packagesOf(output: Rolldown.RolldownOutput['output']): string[] {
  const chunks = output.filter((part) => part.type === 'chunk');
  const own = new Set(chunks.map(({ fileName }) => fileName));
  const imported = chunks.flatMap((chunk) => [...chunk.imports, ...chunk.dynamicImports]);
  const names = imported.filter((name) => !own.has(name) && !isBuiltin(name)).map(packageOf);
  return [...new Set(names)].sort();
}

const packageOf = (name: string): string => name.split('/', name.startsWith('@') ? 2 : 1).join('/');

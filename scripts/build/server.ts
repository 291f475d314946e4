// The platform and the commands of its operator as JavaScript that Node runs as it is. Packages stay outside.
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { OF_PACKAGES } from '#server/games/page-files.ts';
import { FINGERPRINT, fingerprintOf } from '#server/pictures/store.ts';
import { collectModules, LICENCES, licencesOf } from './licences.ts';
import { recordSources } from './server-sources.ts';

const SERVER = resolve('server');
const READ = /\.(?:js|css|html|svg|txt)$/;

/**
 * They become a part of the scripts. Charts are drawn by one report alone, from a package as large as all others
 * together; and with valibot npm would install the compiler, whose types it can use.
 */
const INSIDE = ['echarts', 'zrender', 'tslib', 'valibot'];

/** In a script a module still finds the files of its folder, which are copied to the same place beside the script. */
const ownFolder: Plugin = {
  name: 'own-folder',
  transform(code, id) {
    if (!id.startsWith(SERVER) || !code.includes('import.meta.dirname')) return null;
    const folder = relative(SERVER, dirname(id)).replaceAll('\\', '/');
    return code.replaceAll('import.meta.dirname', `(import.meta.dirname + ${JSON.stringify(`/${folder}`)})`);
  },
};

/** By the command that starts each. */
const COMMANDS = Object.fromEntries(
  ['serve', 'admin', 'events', 'prerender'].map((name) => [name, `scripts/${name}.ts`]),
);

/** Fails unless `dependencies` are what the scripts import: an operator installs those and no others. */
export async function buildServer(outDir: string): Promise<void> {
  const { packages: imported, modules } = await bundleServer(COMMANDS, outDir);
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

interface Bundled {
  /** The names of those that the scripts import. */
  readonly packages: readonly string[];
  /** The ids of all that were read. */
  readonly modules: ReadonlySet<string>;
}

/** Bundles the entries by name. */
export async function bundleServer(entries: Record<string, string>, outDir: string): Promise<Bundled> {
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
  mkdirSync(join(outDir, 'demo'), { recursive: true });
  writeFileSync(join(outDir, 'demo', FINGERPRINT), await fingerprintOf(join(SERVER, 'demo')));
  return { packages: packagesOf((result as Rolldown.RolldownOutput).output), modules };
}

/** What the platform reads or serves: everything but sources. */
function copyFiles(outDir: string): void {
  const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => READ.test(name))) cpSync(join(SERVER, file), join(outDir, file));
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

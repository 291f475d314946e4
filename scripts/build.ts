// `npm run build`: the page, the renderer of its first screen, the service worker, and the platform; with the argument
// `server` the platform alone.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, type InlineConfig } from 'vite';
import { buildConstants, buildId, minBuild } from './build/build-info.ts';
import { compressFiles } from './build/compress.ts';
import { ON_DEMAND } from './build/chunk-groups.ts';
import { LICENCES, licencesOf, PAGE_MODULES } from './build/licences.ts';
import { type Manifest, scriptsFor } from './build/manifest.ts';
import { IS_DRAFT, OUT } from './build/out.ts';
import { buildServer } from './build/server.ts';
import { finishShell } from './build/shell.ts';
import { writeManifests } from './build/web-manifest.ts';
import { buildWorker } from './build/worker.ts';
import config, { shared } from '../vite.config.ts';

const CLIENT = `${OUT}/client`;

async function main(): Promise<void> {
  rmSync(OUT, { recursive: true, force: true });
  await build({ ...config({ command: 'build', mode: 'production' }), configFile: false, logLevel: 'warn' });
  await build(rendererConfig());
  moveManifest();
  const { renderCover } = (await import(resolve(OUT, 'first-screen/render.js'))) as {
    renderCover: () => Promise<string>;
  };
  const hashes = await finishShell(CLIENT, await renderCover(), scriptsOfScreens());
  writeFileSync(`${OUT}/headers.json`, JSON.stringify(hashes, null, 2));
  await writeManifests(CLIENT);
  await buildWorker(CLIENT);
  writeFileSync(`${CLIENT}/${LICENCES}`, licencesOf(PAGE_MODULES));
  if (!IS_DRAFT) {
    await compressFiles(CLIENT);
    await buildServer(`${OUT}/server`);
  }
  // Written last: its presence marks a complete build.
  writeBuildInfo();
}

/** A single file, so that the platform loads it without the app's packages. */
const rendererConfig = (): InlineConfig => ({
  ...shared,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  define: { ...buildConstants(), 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ...shared.build,
    ssr: 'src/app/first-screen/render.tsx',
    outDir: `${OUT}/first-screen`,
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'render.js', codeSplitting: false } },
  },
});

/** Those that are needed by every screen but the lobby. */
function scriptsOfScreens(): string[] {
  const manifest = JSON.parse(readFileSync(`${OUT}/manifest.json`, 'utf8')) as Manifest;
  const keys = Object.keys(manifest).filter((key) => manifest[key]?.name === ON_DEMAND);
  return [...new Set(keys.flatMap((key) => scriptsFor(manifest, key)))].map((file) => `/${file}`);
}

/** The bundler's manifest, which is not served. */
function moveManifest(): void {
  writeFileSync(`${OUT}/manifest.json`, readFileSync(`${CLIENT}/.vite/manifest.json`));
  rmSync(`${CLIENT}/.vite`, { recursive: true });
}

function writeBuildInfo(): void {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const info = { id: buildId(), version, time: Math.floor(Date.now() / 1000), ...minBuild() };
  mkdirSync(CLIENT, { recursive: true });
  writeFileSync(`${CLIENT}/build.json`, JSON.stringify(info));
}

await (process.argv[2] === 'server' ? buildServer(`${OUT}/server`) : main());

// The page `/ui` on a port of its own, for tests that look at components.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';
import { freePorts } from '../../../scripts/run/free-ports.ts';
import { GALLERY_DOCUMENT, galleryPage } from '../../../scripts/run/gallery-page.ts';
import { shared } from '../../../vite.config.ts';

export interface ServedGallery {
  /** Origin; the page is `/ui` there, and `addressOf` in gallery/settings.ts writes its addresses. */
  readonly address: string;
  readonly close: () => Promise<void>;
}

export async function serveGallery(): Promise<ServedGallery> {
  const outDir = await mkdtemp(join(tmpdir(), 'halcyon-gallery-'));
  const settings = { ...shared, configFile: false, logLevel: 'error' } as const;
  await build({ ...settings, build: { ...shared.build, ...written(outDir) } });
  const [port] = await freePorts(1);
  const server = await preview({
    ...settings,
    plugins: [galleryPage],
    build: { outDir },
    preview: { host: '127.0.0.1', port, strictPort: true },
  });
  return {
    address: `http://127.0.0.1:${port}`,
    async close() {
      await server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}

/** Pictures keep their names, because a component adds the size to them. */
const written = (outDir: string) => ({
  outDir,
  minify: false,
  rolldownOptions: { input: GALLERY_DOCUMENT, output: { assetFileNames: 'assets/[name][extname]' } },
});

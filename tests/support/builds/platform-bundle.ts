// The platform for browser tests as one script: loading its files one by one takes most of the time of its start.
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';

const FOLDER = '.cache/platform';
const NAME = 'platform-host.js';

/** A file in the bundle still finds what lies beside it. */
const ownPlaces: Plugin = {
  name: 'own-places',
  transform(code, id) {
    if (!code.includes('import.meta.')) return null;
    return code
      .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href));
  },
};

/** Returns its path. Packages are not in it. */
export async function bundlePlatform(): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [ownPlaces],
    build: {
      ssr: 'tests/support/platform-host.ts',
      outDir: FOLDER,
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { entryFileNames: NAME, codeSplitting: false } },
    },
  });
  return `${FOLDER}/${NAME}`;
}

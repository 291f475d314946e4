// Builds a script that stands in the document itself, with a source map beside it.
import { writeFileSync } from 'node:fs';
import { minify } from 'terser';
import { build, type Rolldown } from 'vite';
import { optimization } from '../../vite.config.ts';

/** Files of the build, which are there when the script runs. */
const BUILT = /^\/assets\//;

/** `entry` is a file of `src/app/document`; `constants` are put in for names that it declares. */
export async function inlineScript(
  clientDir: string,
  entry: string,
  constants: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const define = Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]);
  const built = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: Object.fromEntries(define),
    build: {
      target: 'es2022',
      write: false,
      sourcemap: 'hidden',
      lib: { entry: `src/app/document/${entry}.ts`, formats: ['iife'], name: entry },
      rolldownOptions: { external: BUILT, optimization },
    },
  })) as Rolldown.RolldownOutput[];
  const chunk = built[0]?.output[0];
  if (!chunk) throw new Error(`${entry} was not built`);
  const { code = '', map } = await minify(chunk.code, {
    ecma: 2020,
    compress: { passes: 3 },
    sourceMap: { content: JSON.stringify(chunk.map), filename: `${entry}.js`, url: `/${entry}.js.map` },
  });
  writeFileSync(`${clientDir}/${entry}.js.map`, typeof map === 'string' ? map : JSON.stringify(map));
  return code;
}

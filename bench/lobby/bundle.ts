import { build } from 'vite';

/** Bundles a module into one script, whose exports are in the global `name`. */
export async function bundled(entry: string, name: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, lib: { entry, formats: ['iife'], name } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error(`${entry} was not built`);
  return chunk.code.replace(new RegExp(`^(?:var|const) ${name}`), `globalThis.${name}`);
}

// What the platform was built from, written beside it: a change shows that it has to be built again.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { digestOf } from './sources.ts';

interface Sources {
  /** Outside of `server` and `demo`, as far as they are not those of packages. */
  readonly modules: readonly string[];
  readonly digest: string;
}

/** With what the platform reads or serves, and the versions of all packages. */
const ALWAYS = ['server', 'demo', 'scripts/build/server.ts', 'package.json', 'package-lock.json'];

const placeIn = (outDir: string): string => join(outDir, 'sources.json');

/** `ids` are those of all modules that the bundler has read. */
export function recordSources(outDir: string, ids: Iterable<string>): void {
  const modules = [...ids]
    .filter((id) => existsSync(id))
    .map((id) => relative('.', id).replaceAll('\\', '/'))
    .filter((path) => !/^(?:server|demo|node_modules)\//.test(path))
    .sort();
  const sources: Sources = { modules, digest: digestOf([...ALWAYS, ...modules]) };
  writeFileSync(placeIn(outDir), JSON.stringify(sources));
}

export function isServerCurrent(outDir: string): boolean {
  if (!existsSync(placeIn(outDir))) return false;
  const { modules, digest } = JSON.parse(readFileSync(placeIn(outDir), 'utf8')) as Sources;
  return digestOf([...ALWAYS, ...modules]) === digest;
}

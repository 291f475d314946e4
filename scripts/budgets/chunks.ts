// Chunks of the production build and their sizes on the wire.
import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { MEMBERS } from '../build/chunk-groups.ts';
import { type Manifest, scriptsFor } from '../build/manifest.ts';
import { OUT } from '../build/out.ts';
import { CommandError } from '../run/command-error.ts';

const CLIENT = `${OUT}/client`;

export function readManifest(): Manifest {
  return JSON.parse(readFileSync(`${OUT}/manifest.json`, 'utf8')) as Manifest;
}

/** A file without a compressed copy is sent as it is. */
export function sizeOf(file: string): number {
  const path = `${CLIENT}/${file}`;
  if (!existsSync(path)) throw new CommandError(`The page asks for ${file}, which the build does not hold.`);
  return readFileSync(existsSync(`${path}.br`) ? `${path}.br` : path).length;
}

export const sizeOfAll = (files: Iterable<string>): number =>
  [...files].reduce((total, file) => total + sizeOf(file), 0);

export const compressedSize = (text: string): number => brotliCompressSync(text).length;

/** The scripts that must be loaded before the app's first line runs. */
export function entryScripts(manifest: Manifest): Set<string> {
  const entries = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
  return new Set(entries.flatMap((name) => scriptsFor(manifest, name)));
}

/** Every chunk that is loaded on demand, with the script it needs in addition to what is loaded already. */
export function laterScripts(
  manifest: Manifest,
  alreadyThere: ReadonlySet<string>,
): Array<[string, Set<string>]> {
  const onDemand = new Set(Object.values(manifest).flatMap(({ dynamicImports = [] }) => dynamicImports));
  return [...onDemand].map((key) => {
    const own = scriptsFor(manifest, key).filter((file) => !alreadyThere.has(file));
    return [manifest[key]?.src ?? manifest[key]?.name ?? key, new Set(own)];
  });
}

/** What is loaded at the start once somebody has signed in. */
export const memberScripts = (manifest: Manifest): Set<string> =>
  new Set(
    Object.keys(manifest)
      .filter((key) => manifest[key]?.name === MEMBERS && manifest[key]?.file.endsWith('.js'))
      .flatMap((key) => scriptsFor(manifest, key)),
  );

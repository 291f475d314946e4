// The parts of the production build and their sizes as they go over the line.
import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Parts } from '../build/manifest.ts';
import { OUT } from '../build/out.ts';
import { CommandError } from '../run/command-error.ts';

const CLIENT = `${OUT}/client`;

export function readParts(): Parts {
  return JSON.parse(readFileSync(`${OUT}/manifest.json`, 'utf8')) as Parts;
}

/** A file without a compressed twin travels as it is. */
export function sizeOf(file: string): number {
  const path = `${CLIENT}/${file}`;
  if (!existsSync(path)) throw new CommandError(`The page asks for ${file}, which the build does not hold.`);
  return readFileSync(existsSync(`${path}.br`) ? `${path}.br` : path).length;
}

export const sizeOfAll = (files: Iterable<string>): number =>
  [...files].reduce((total, file) => total + sizeOf(file), 0);

export const compressedSize = (text: string): number => brotliCompressSync(text).length;

/** The script that has to be there before the app's first line runs. */
export function entryScripts(parts: Parts): Set<string> {
  const entries = Object.keys(parts).filter((name) => parts[name]?.isEntry);
  return new Set(entries.flatMap((name) => scriptsFor(parts, name)));
}

/** Every part that is loaded on demand, with the script it needs beyond what is already there. */
export function laterScripts(parts: Parts, alreadyThere: ReadonlySet<string>): Array<[string, Set<string>]> {
  const onDemand = new Set(Object.values(parts).flatMap(({ dynamicImports = [] }) => dynamicImports));
  return [...onDemand].map((key) => {
    const own = scriptsFor(parts, key).filter((file) => !alreadyThere.has(file));
    return [parts[key]?.src ?? parts[key]?.name ?? key, new Set(own)];
  });
}

function scriptsFor(parts: Parts, name: string, seen = new Set<string>()): string[] {
  const part = parts[name];
  if (!part || seen.has(name)) return [];
  seen.add(name);
  return [part.file, ...(part.imports ?? []).flatMap((next) => scriptsFor(parts, next, seen))];
}

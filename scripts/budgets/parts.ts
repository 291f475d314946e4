// The parts of the production build and their sizes as they go over the line.
import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { OUT } from '../build/out.ts';
import { ToldError } from '../run/told-error.ts';

interface Part {
  readonly file: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
}

export type Parts = Readonly<Record<string, Part>>;

const CLIENT = `${OUT}/client`;

export function readParts(): Parts {
  return JSON.parse(readFileSync(`${OUT}/manifest.json`, 'utf8')) as Parts;
}

/** A file without a compressed twin travels as it is. */
export function sizeOf(file: string): number {
  const path = `${CLIENT}/${file}`;
  if (!existsSync(path)) throw new ToldError(`The page asks for ${file}, which the build does not hold.`);
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
  const onDemand = Object.entries(parts).filter(([, { isDynamicEntry, src }]) => isDynamicEntry && src);
  return onDemand.map(([name, { src = name }]) => {
    const own = scriptsFor(parts, name).filter((file) => !alreadyThere.has(file));
    return [src, new Set(own)];
  });
}

function scriptsFor(parts: Parts, name: string, seen = new Set<string>()): string[] {
  const part = parts[name];
  if (!part || seen.has(name)) return [];
  seen.add(name);
  return [part.file, ...(part.imports ?? []).flatMap((next) => scriptsFor(parts, next, seen))];
}

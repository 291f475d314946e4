// Whether the production build still belongs to its sources, told by their content.
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { sourcesHash } from '../build/sources.ts';
import { runTool } from './tool.ts';

const STAMP = 'dist/sources.sha256';

/** Builds when there is no build or its sources have changed since; false when the build failed. */
export async function ensureBuilt(): Promise<boolean> {
  if (isBuilt()) return true;
  console.log('Building the app ...');
  const build = await runTool('node --import tsx scripts/build.ts');
  if (build.code !== 0) {
    console.error(build.output);
    return false;
  }
  markBuilt();
  return true;
}

export function markBuilt(): void {
  writeFileSync(STAMP, sourcesHash());
}

function isBuilt(): boolean {
  return readIfThere(STAMP) === sourcesHash();
}

function readIfThere(path: string): string | undefined {
  return statSync(path, { throwIfNoEntry: false }) && readFileSync(path, 'utf8');
}

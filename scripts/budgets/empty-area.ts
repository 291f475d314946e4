// What one more area costs every visitor: builds the first script with and without empty areas.
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fill } from '../new/fill.ts';
import { planFeature } from '../new/plans.ts';
import { runTool } from '../run/tool.ts';
import { CommandError } from '../run/command-error.ts';
import { compressedSize } from './chunks.ts';

/** What a build reads, and where a new area is written to. */
const NEEDED = ['src', 'server', 'scripts', 'tests', 'index.html', 'vite.config.ts', 'package.json'];

/** Several, because compression varies by some dozen bytes with the hashes in a script. */
const AREAS = ['badges', 'clubs', 'diary', 'league', 'maps', 'quiz', 'radio', 'raffle'];

/** Bytes that `npm run new feature` adds to the script of a first visit, minified once. */
export async function costOfEmptyArea(): Promise<number> {
  const copy = mkdtempSync(join(tmpdir(), 'halcyon-area-'));
  try {
    for (const name of NEEDED) cpSync(name, join(copy, name), { recursive: true });
    symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
    const before = await sizeOfFirst(copy, 'before');
    for (const area of AREAS) fill(copy, planFeature(area, []));
    return Math.round(((await sizeOfFirst(copy, 'after')) - before) / AREAS.length);
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** Bytes of the scripts of a first visit, in a draft of the page. */
async function sizeOfFirst(copy: string, name: string): Promise<number> {
  const env = { HALCYON_DRAFT: '1', HALCYON_DIST: join(copy, name) };
  const { code, output } = await runTool(`vite build ${copy} --config ${copy}/vite.config.ts`, { env });
  if (code !== 0) throw new CommandError(output);
  const clientDir = join(copy, name, 'client');
  const files = firstScripts(clientDir);
  return files.reduce((sum, file) => sum + compressedSize(readFileSync(join(clientDir, file), 'utf8')), 0);
}

/** The shell names its files before and after it is finished. */
function firstScripts(clientDir: string): string[] {
  const shell = readFileSync(`${clientDir}/index.html`, 'utf8');
  return [
    ...new Set([...shell.matchAll(/(?:href|src)="\/(assets\/[^"]+\.js)"/g)].map(([, file = '']) => file)),
  ];
}

// Checks by content whether the production build is up to date.
import { existsSync, readFileSync } from 'node:fs';
import { buildId } from '../build/build-info.ts';
import { OUT } from '../build/out.ts';
import { CommandError } from './command-error.ts';
import { runTool } from './tool.ts';

/** The last file that a build writes. */
const BUILD_INFO = `${OUT}/client/build.json`;

let building: Promise<void> | undefined;

/** Builds if there is no build or its sources have changed; throws the output of a failed build. */
export function ensureBuilt(): Promise<void> {
  // Steps that run at the same time share a build.
  building ??= buildIfNeeded().finally(() => (building = undefined));
  return building;
}

async function buildIfNeeded(): Promise<void> {
  if (builtId() === buildId()) return;
  process.stdout.write('Building the app ... ');
  const since = performance.now();
  const build = await runTool('node --import tsx scripts/build.ts');
  if (build.code !== 0) throw new CommandError(`failed\n${build.output}`);
  console.log(`${Math.round((performance.now() - since) / 1000)} s`);
}

function builtId(): string | undefined {
  if (!existsSync(BUILD_INFO)) return undefined;
  return (JSON.parse(readFileSync(BUILD_INFO, 'utf8')) as { id: string }).id;
}

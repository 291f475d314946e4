// Checks by content whether the production build is up to date: the app, and the platform by itself.
import { existsSync, readFileSync } from 'node:fs';
import { buildId } from '../build/build-info.ts';
import { OUT } from '../build/out.ts';
import { isServerCurrent } from '../build/server-sources.ts';
import { CommandError } from './command-error.ts';
import { runTool } from './tool.ts';

/** The last file that a build writes. */
const BUILD_INFO = `${OUT}/client/build.json`;

let building: Promise<void> | undefined;

/** Builds what is missing or whose sources have changed; throws the output of a failed build. */
export function ensureBuilt(): Promise<void> {
  // Steps that run at the same time share a build.
  building ??= buildIfNeeded().finally(() => (building = undefined));
  return building;
}

async function buildIfNeeded(): Promise<void> {
  await ensureAppBuilt();
  if (!isServerCurrent(`${OUT}/server`)) await build('the platform', 'scripts/build.ts server');
}

/** For a platform that runs from its sources. */
export async function ensureAppBuilt(): Promise<void> {
  if (builtId() !== buildId()) await build('the app', 'scripts/build.ts');
}

async function build(what: string, how: string): Promise<void> {
  process.stdout.write(`Building ${what} ... `);
  const since = performance.now();
  const run = await runTool(`node --import tsx ${how}`);
  if (run.code !== 0) throw new CommandError(`failed\n${run.output}`);
  console.log(`${Math.round((performance.now() - since) / 1000)} s`);
}

function builtId(): string | undefined {
  if (!existsSync(BUILD_INFO)) return undefined;
  return (JSON.parse(readFileSync(BUILD_INFO, 'utf8')) as { id: string }).id;
}

// Whether the production build still belongs to its sources, told by their content.
import { existsSync, readFileSync } from 'node:fs';
import { buildId } from '../build/facts.ts';
import { OUT } from '../build/out.ts';
import { CommandError } from './command-error.ts';
import { runTool } from './tool.ts';

/** The last file a build writes. */
const FACTS = `${OUT}/client/build.json`;

/** Builds when there is no build or its sources have changed since; throws what a failed build said. */
export async function ensureBuilt(): Promise<void> {
  if (builtId() === buildId()) return;
  console.log('Building the app ...');
  const build = await runTool('node --import tsx scripts/build.ts');
  if (build.code !== 0) throw new CommandError(build.output);
}

function builtId(): string | undefined {
  if (!existsSync(FACTS)) return undefined;
  return (JSON.parse(readFileSync(FACTS, 'utf8')) as { id: string }).id;
}

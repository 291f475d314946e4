// `npm run test:faults`: delivery of events through every fault, in a build that a harness can drive.
import { ensureBrowsers } from './run/chromium.ts';
import { PROBE_BUILD } from './run/probe-build.ts';
import { runTool } from './run/tool.ts';

export async function main(args: string[]): Promise<number> {
  // Set before anything that reads it is imported.
  Object.assign(process.env, PROBE_BUILD);
  const { ensureBuilt } = await import('./run/built.ts');
  await ensureBuilt();
  await ensureBrowsers();
  process.env['FAULT_RUNS'] ??= '200';
  const command = ['playwright test -c playwright.faults.config.ts', ...args].join(' ');
  return (await runTool(command, { output: 'shown' })).code;
}

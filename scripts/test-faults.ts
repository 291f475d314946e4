// `npm run test:faults`: events through every fault, in a build that lets a harness drive delivery.
import { PROBE_BUILD } from './run/probe-build.ts';
import { runTool } from './run/tool.ts';

export async function main(args: string[]): Promise<number> {
  // Before anything is imported that reads them: the build for measuring lies beside the one that is served.
  Object.assign(process.env, PROBE_BUILD);
  const { ensureBuilt } = await import('./run/built.ts');
  await ensureBuilt();
  process.env['FAULT_RUNS'] ??= '200';
  const command = ['playwright test -c playwright.faults.config.ts', ...args].join(' ');
  return (await runTool(command, { output: 'shown' })).code;
}

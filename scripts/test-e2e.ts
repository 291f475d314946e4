// `npm run test:e2e`: every browser test, including those that `npm test` leaves out for their duration.
import { ensureBuilt } from './run/built.ts';
import { ensureBrowsers } from './run/chromium.ts';
import { runTool } from './run/tool.ts';

export async function main(args: string[]): Promise<number> {
  await ensureBuilt();
  await ensureBrowsers();
  const command = ['playwright test tests/e2e', ...args].join(' ');
  return (await runTool(command, { output: 'shown' })).code;
}

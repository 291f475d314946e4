// `npm run test:one`: single tests, by file, folder or title, with the runner that they belong to.
//
//   npm run test:one -- tests/unit/wallet/page/deposit.test.tsx
//   npm run test:one -- tests/e2e/lobby/layout.spec.ts -g "part of a title"
//   npm run test:one -- "part of a title"
import { parseArgs } from 'node:util';
import { projectFiles } from './run/changed-files.ts';
import { CommandError } from './run/command-error.ts';
import { chooseTests, commandsFor, USAGE } from './run/single-tests.ts';
import { runTool } from './run/tool.ts';

export async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    options: { grep: { type: 'string', short: 'g' } },
    allowPositionals: true,
  });
  const [wanted = '', ...more] = positionals;
  if (more.length > 0) throw new CommandError(USAGE);
  const { files, title } = chooseTests(wanted, projectFiles());
  let worst = 0;
  for (const { command, env, prepare } of commandsFor(files, values.grep ?? title)) {
    await prepare?.();
    worst = Math.max(worst, (await runTool(command, { env, output: 'shown' })).code);
  }
  return worst;
}

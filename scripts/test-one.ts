// `npm run test:one`: single tests, by file, folder or title, with the runner that they belong to.
//
//   npm run test:one -- tests/unit/wallet/page/deposit.test.tsx
//   npm run test:one -- tests/e2e/lobby/search.spec.ts -g "part of a title"
//   npm run test:one -- "part of a title"
import { parseArgs } from 'node:util';
import { projectFiles } from './run/changed-files.ts';
import { CommandError } from './run/command-error.ts';
import { chooseTests, commandsFor } from './run/single-tests.ts';
import { runTool } from './run/tool.ts';

export async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    options: { grep: { type: 'string', short: 'g' } },
    allowPositionals: true,
  });
  const [wanted, ...more] = positionals;
  if (wanted === undefined || more.length > 0)
    throw new CommandError('npm run test:one -- FILE, FOLDER or "PART OF A TITLE" [-g "PART OF A TITLE"]');
  const { files, title } = chooseTests(wanted, projectFiles());
  let worst = 0;
  for (const { command, env, prepare } of commandsFor(files, values.grep ?? title)) {
    await prepare?.();
    worst = Math.max(worst, (await runTool(command, { env, output: 'shown' })).code);
  }
  return worst;
}

// `npm run bench`: all measurements in order; `-- starts --runs 1` for a quick run of one of them.
import { PROBE_BUILD } from '../scripts/run/probe-build.ts';
import { runTool } from '../scripts/run/tool.ts';
import { CommandError } from '../scripts/run/command-error.ts';

interface Part {
  readonly env?: Record<string, string>;
}

/** Each runs in its own process, so that the memory of one does not affect the next. */
const PARTS: Readonly<Record<string, Part>> = {
  starts: {},
  delivery: { env: PROBE_BUILD },
  lobby: {},
  games: {},
  'sign-in': {},
  flood: {},
  uploads: {},
  attacks: {},
  rolling: {},
};

export async function main(args: string[]): Promise<number> {
  const isOption = (arg: string, index: number) => arg.startsWith('--') || args[index - 1]?.startsWith('--');
  const wanted = args.filter((arg, index) => !isOption(arg, index));
  const unknown = wanted.find((name) => !(name in PARTS));
  if (unknown)
    throw new CommandError(`There is no measurement '${unknown}': ${Object.keys(PARTS).join(', ')}.`);
  const options = args.filter(isOption);
  let code = 0;
  for (const [name, { env = {} }] of Object.entries(PARTS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const command = ['node scripts/run.mjs', `../bench/${name}`, ...options].join(' ');
    code = Math.max(code, (await runTool(command, { env, output: 'shown' })).code);
  }
  return code;
}

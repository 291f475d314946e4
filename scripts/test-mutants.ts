// `npm run test:mutants`: faults put into delivery, mutations, sessions and money by a tool, one at a time, and the
// tests that should notice. What they may overlook is a threshold in scripts/mutants/config.json.
import { runTool } from './run/tool.ts';

export async function main(args: string[]): Promise<number> {
  const command = ['stryker run scripts/mutants/config.json', ...args].join(' ');
  return (await runTool(command, { output: 'shown' })).code;
}

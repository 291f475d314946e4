// Tools that one rare command needs lie in a package of their own, so that nobody else waits for them.
import { CommandError } from './command-error.ts';
import { runTool } from './tool.ts';

const OPTIONS = '--no-save --no-audit --no-fund --legacy-peer-deps --loglevel=error';

/** Installs what the package in `folder` names, from its lock file; asks nobody if all of it is there. */
export async function ensureTools(folder: string): Promise<void> {
  // Its peers are the tools of the project itself.
  const { code } = await runTool(`npm install --prefix ${folder} ${OPTIONS}`, { output: 'shown' });
  if (code !== 0) throw new CommandError(`The tools of ${folder} could not be installed.`);
}

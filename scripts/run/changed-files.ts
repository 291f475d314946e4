// The files that differ from a commit, whether committed since, staged, only saved or new.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { CommandError } from './command-error.ts';

/** Compared with the last commit, or with the commit at which this branch left `branch`. Deleted files are not among them. */
export function changedFiles(branch?: string): string[] {
  const from = branch === undefined ? 'HEAD' : (git('merge-base', branch, 'HEAD')[0] ?? branch);
  const changed = git('diff', '--name-only', '--diff-filter=d', from);
  return [...changed, ...git('ls-files', '--others', '--exclude-standard')];
}

export const projectFiles = (): string[] =>
  git('ls-files', '--cached', '--others', '--exclude-standard').filter((path) => existsSync(path));

function git(...args: string[]): string[] {
  try {
    const output = execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
    return output.split('\n').filter((line) => line !== '');
  } catch (error) {
    throw new CommandError(`git ${args.join(' ')}: ${(error as { stderr: string }).stderr}`);
  }
}

// Runs the tools of this project as child processes.
import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';

export interface ToolRun {
  readonly code: number;
  readonly output: string;
}

export interface ToolOptions {
  readonly env?: Record<string, string>;
  /** `shown` goes to the terminal, `kept` is returned. */
  readonly output?: 'shown' | 'kept';
}

/** The command line as one string; no argument may contain a space. */
export function runTool(
  commandLine: string,
  { env = {}, output = 'kept' }: ToolOptions = {},
): Promise<ToolRun> {
  const [command = '', ...args] = commandLine.split(' ');
  const child = spawn(command, args, {
    env: { ...process.env, PATH: `node_modules/.bin${delimiter}${process.env['PATH']}`, ...env },
    stdio: output === 'shown' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  const kept: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => kept.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => kept.push(chunk));
  // A run that is interrupted stops its tools.
  const stop = () => child.kill('SIGINT');
  process.on('exit', stop);
  child.on('close', () => process.off('exit', stop));
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(kept).toString() }));
  });
}

// Commands that run until they are stopped, with the lines of package.json and a process in place of the platform.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** It finishes what was begun and ignores a second signal, as a platform does: npm repeats the one of a terminal. */
const PROCESS = `
let isStopping = false;
const stop = () => {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => { console.log('ended'); process.exit(0); }, 200);
};
process.on('SIGINT', stop).on('SIGTERM', stop);
setInterval(() => {}, 1000);
console.log('up');
`;

let folder: string;
let npm: ChildProcess;
afterEach(() => {
  if (isGroupAlive()) process.kill(-Number(npm.pid), 'SIGKILL');
  rmSync(folder, { recursive: true });
});

async function run(name: string): Promise<{ readonly closed: Promise<unknown[]>; said: () => string }> {
  folder = mkdtempSync(join(tmpdir(), 'halcyon-signals-'));
  const line = scripts[name] ?? '';
  const file = join(folder, line.split(' ').find((word) => /\.m?js$/.test(word)) ?? '');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, PROCESS);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', scripts: { [name]: line } }));
  npm = spawn('npm', ['run', '--silent', name], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  npm.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const closed = once(npm, 'close');
  while (!said.includes('up')) await once(npm.stdout!, 'data');
  return { closed, said: () => said };
}

function isGroupAlive(): boolean {
  try {
    return process.kill(-Number(npm.pid), 0);
  } catch {
    return false;
  }
}

describe.each(['start', 'dev', 'serve'])('npm run %s', (name) => {
  it('passes the signal of a service manager on, and ends when the platform has ended', async () => {
    const { closed, said } = await run(name);
    npm.kill('SIGTERM');
    expect(await closed).toEqual([0, null]);
    expect(said()).toContain('ended');
    expect(isGroupAlive()).toBe(false);
  });

  it('ends with the platform after Ctrl-C, which a terminal sends to the whole group', async () => {
    const { closed, said } = await run(name);
    process.kill(-Number(npm.pid), 'SIGINT');
    await closed;
    expect(said()).toContain('ended');
    expect(isGroupAlive()).toBe(false);
  });
});

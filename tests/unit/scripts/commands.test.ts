import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

function run(args: string[], env: Record<string, string> = {}) {
  return spawnSync(process.execPath, ['scripts/run.mjs', ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
}

describe('a command that cannot run', () => {
  it('lists the available steps when an unknown one is requested', () => {
    const { status, stderr } = run(['test', '--only', 'types,tests']);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^No step is called tests: there are types, lint, .*\.\n$/);
  });

  it.each([
    ['start', 'PORT', 'eighty'],
    ['start', 'HALCYON_FAULTS', 'yes'],
    ['dev', 'GAMES_PORT', '70000'],
  ])('%s refuses a wrong %s in one sentence, before it builds', (command, name, value) => {
    const { status, stdout, stderr } = run([command], { [name]: value });
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toMatch(new RegExp(`^${name} has to be [^\\n]+\\.\\n$`));
  });
});

describe('a machine without the packages of development', () => {
  /** A checkout whose packages are those of `npm ci --omit=dev`, and whose `npm` fails. */
  function installedWithoutDev(): string {
    const folder = mkdtempSync(join(tmpdir(), 'halcyon-commands-'));
    for (const file of ['package.json', 'package-lock.json', 'scripts/run.mjs', 'scripts/prepare.mjs'])
      cpSync(file, join(folder, file));
    for (const command of ['admin', 'start'])
      writeFileSync(join(folder, `scripts/${command}.ts`), `export const main = () => 0;`);
    mkdirSync(join(folder, 'node_modules'));
    symlinkSync(resolve('node_modules/tsx'), join(folder, 'node_modules/tsx'));
    const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
      packages: Record<string, { dev?: boolean }>;
    };
    const packages = Object.fromEntries(Object.entries(lock.packages).filter(([, { dev }]) => !dev));
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
    mkdirSync(join(folder, 'bin'));
    writeFileSync(join(folder, 'bin/npm'), '#!/bin/sh\nexit 3\n', { mode: 0o755 });
    return folder;
  }

  it('takes the commands of an operator as it is, and installs for those of development', () => {
    const folder = installedWithoutDev();
    const started = (command: string) =>
      spawnSync(process.execPath, [join(folder, 'scripts/run.mjs'), command], {
        encoding: 'utf8',
        env: { ...process.env, PATH: `${join(folder, 'bin')}:${process.env['PATH']}` },
      });
    expect(started('admin')).toMatchObject({ status: 0, stdout: '', stderr: '' });
    expect(started('start')).toMatchObject({ status: 3, stdout: 'Installing packages ...\n' });
    rmSync(folder, { recursive: true });
  });
});

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

describe('a folder without the packages of development', () => {
  /** With a build, and an `npm` that fails. */
  function operatorFolder(): string {
    const folder = mkdtempSync(join(tmpdir(), 'halcyon-commands-'));
    for (const file of ['package.json', 'package-lock.json', 'scripts/run.mjs', 'scripts/prepare.mjs'])
      cpSync(file, join(folder, file));
    mkdirSync(join(folder, 'dist/server'), { recursive: true });
    writeFileSync(join(folder, 'dist/server/admin.js'), 'export const main = ([code]) => Number(code);');
    mkdirSync(join(folder, 'bin'));
    writeFileSync(join(folder, 'bin/npm'), '#!/bin/sh\nexit 3\n', { mode: 0o755 });
    return folder;
  }

  it('runs the built commands of an operator, and installs for those of development', () => {
    const folder = operatorFolder();
    const started = (...command: string[]) =>
      spawnSync(process.execPath, [join(folder, 'scripts/run.mjs'), ...command], {
        encoding: 'utf8',
        env: { ...process.env, PATH: `${join(folder, 'bin')}:${process.env['PATH']}` },
      });
    expect(started('admin', '7')).toMatchObject({ status: 7, stdout: '', stderr: '' });
    expect(started('start')).toMatchObject({ status: 3, stdout: 'Installing packages ... ' });
    rmSync(folder, { recursive: true });
  });
});

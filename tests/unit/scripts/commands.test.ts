import { spawnSync } from 'node:child_process';
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

// A project of invented files, each with a fault that one of the tools has to find, and a few without one.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The rule that has to find it, the file, and its text. */
export type Fault = readonly [rule: string, path: string, text: string];

export interface Found {
  readonly rule: string;
  readonly path: string;
}

export function plant(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'halcyon-planted-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** What the tool prints, run in the folder of planted files. */
export function run(folder: string, script: string, ...more: string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, [join(root, script), ...more], {
    cwd: folder,
    encoding: 'utf8',
  });
  return `${stdout}${stderr}`;
}

/** What it prints as JSON, perhaps after something else. */
export function runForJson(folder: string, script: string, ...more: string[]): unknown {
  const output = run(folder, script, ...more);
  const at = output.search(/[[{]/);
  if (at < 0) throw new Error(`${script} printed no JSON: ${output}`);
  return JSON.parse(output.slice(at));
}

export const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');

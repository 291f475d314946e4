// Which files hold a test, which runner they belong to, and the command that runs them.
import { readFileSync } from 'node:fs';
import { ensureBuilt } from './built.ts';
import { ensureBrowsers } from './chromium.ts';
import { CommandError } from './command-error.ts';

/** By the paths of their files. */
const RUNNERS = {
  unit: /^tests\/(unit\/.+|[\w-]+)\.test\.tsx?$/,
  browser: /^tests\/(e2e|visual)\/.+\.spec\.ts$/,
  faults: /^tests\/faults\/.+\.spec\.ts$/,
};

export type Runner = keyof typeof RUNNERS;

export const runnersOf = (path: string): Runner[] =>
  (Object.keys(RUNNERS) as Runner[]).filter((runner) => RUNNERS[runner].test(path));

export interface Choice {
  readonly files: readonly string[];
  /** If the files were found by it. */
  readonly title?: string;
}

export const USAGE = 'npm run test:one -- FILE, FOLDER or "PART OF A TITLE" [-g "PART OF A TITLE"]';

/** `wanted` is a file, a folder, or text that a test file contains. */
export function chooseTests(
  wanted: string,
  paths: readonly string[],
  read: (path: string) => string = (path) => readFileSync(path, 'utf8'),
): Choice {
  if (wanted.trim() === '') throw new CommandError(USAGE);
  const tests = paths.filter((path) => runnersOf(path).length > 0);
  const path = wanted.replace(/^\.\/|\/$/g, '');
  const named = tests.filter((test) => test === path || test.startsWith(`${path}/`));
  if (named.length > 0) return { files: named };
  const found = tests.filter((test) => read(test).includes(wanted));
  if (found.length > 0) return { files: found, title: wanted };
  throw new CommandError(`No test file is called ${wanted}, and none contains it.`);
}

export interface TestCommand {
  readonly command: string;
  readonly env: Record<string, string>;
  /** Makes what is missing. */
  readonly prepare?: () => Promise<unknown>;
}

/** One for each runner that has some of the files. */
export function commandsFor(files: readonly string[], title?: string): TestCommand[] {
  const commands: Record<Runner, TestCommand> = {
    unit: { command: 'vitest run', env: {} },
    browser: {
      command: 'playwright test',
      env: {},
      prepare: async () => {
        await ensureBuilt();
        await ensureBrowsers();
      },
    },
    faults: { command: 'node scripts/run.mjs test-faults', env: { FAULT_RUNS: '1' } },
  };
  return (Object.keys(commands) as Runner[]).flatMap((runner) => {
    const own = files.filter((file) => RUNNERS[runner].test(file));
    if (own.length === 0) return [];
    const filter = title === undefined ? [] : [runner === 'unit' ? '-t' : '-g', expressionOf(title)];
    return [{ ...commands[runner], command: [commands[runner].command, ...own, ...filter].join(' ') }];
  });
}

/** A regular expression for the text as it stands. It has no spaces, as `runTool` wants it. */
const expressionOf = (title: string): string =>
  title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s');

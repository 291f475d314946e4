// What the scaffolding command writes follows every rule from the start; tried on a copy of the project.
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { RULES } from '#tests/architecture/rules.ts';
import { NOT_WRITTEN, readTree } from '#tests/architecture/tree.ts';
import { main } from '../../../scripts/new/main.ts';
import { CommandError } from '../../../scripts/run/command-error.ts';
import { runTool } from '../../../scripts/run/tool.ts';

const copy = mkdtempSync(join(tmpdir(), 'halcyon-new-'));

const start = (command: string) => runTool(`node ${join(copy, 'scripts/run.mjs')} ${command}`);
const tool = (name: string) => join(process.cwd(), 'node_modules/.bin', name);
const read = (path: string) => readFileSync(join(copy, path), 'utf8');

function violations(root: string): string[] {
  const tree = readTree(root);
  const rules = Object.values(RULES).flatMap((group) => Object.values(group));
  return rules.flatMap((rule) => rule(tree));
}

/** As `start`, without a process of its own. */
async function run(command: string): Promise<{ code: number; output: string }> {
  const lines: string[] = [];
  const keep = (line: string) => void lines.push(line);
  vi.spyOn(console, 'log').mockImplementation(keep);
  const home = process.cwd();
  process.chdir(copy);
  try {
    const code = await main(command.split(' ').slice(1));
    return { code, output: lines.join('\n') };
  } catch (error) {
    // The command prints such an error as one sentence, and ends with 1.
    if (!(error instanceof CommandError)) throw error;
    return { code: 1, output: error.message };
  } finally {
    process.chdir(home);
    vi.restoreAllMocks();
  }
}

const written = new Set<string>();

beforeAll(async () => {
  const isWritten = (path: string) => !NOT_WRITTEN.some((name) => path === join(process.cwd(), name));
  cpSync(process.cwd(), copy, { recursive: true, filter: isWritten });
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
  const commands = [
    'new feature daily-quiz',
    'new screen daily-quiz/rules /quiz/rules',
    'new screen lobby/notices/archive',
    'new call daily-quiz/dailyQuizAnswer write',
    'new call support/supportCount',
    'new call lobby/lobbyCount public',
  ];
  for (const [at, command] of commands.entries()) {
    const { code, output } = await (at === 0 ? start(command.replace('new', 'new/main')) : run(command));
    expect(code, output).toBe(0);
    const [files = '', leftToDo = ''] = output.split('\n\n');
    expect(leftToDo).toContain('Left to do');
    for (const file of files.trim().split('\n')) written.add(join(copy, file));
  }
});

afterAll(() => rmSync(copy, { recursive: true }));

describe('a scaffolded feature with a screen and two calls', () => {
  it('passes the types and the linter, and is formatted', async () => {
    const files = [...written].join(' ');
    const lint = await runTool(
      `${tool('oxlint')} --type-aware --type-check -c ${join(copy, '.oxlintrc.json')} ${files}`,
    );
    expect(lint.output).toContain('Found 0 warnings and 0 errors');
    const format = await runTool(`${tool('biome')} format --config-path=${copy} ${files}`);
    expect(format.code, format.output).toBe(0);
  });

  it('follows the rules of the repository', () => {
    const found = violations(copy);
    // Those of the project itself are only of interest when there are any.
    const before = new Set(found.length > 0 ? violations(process.cwd()) : []);
    expect(found.filter((violation) => !before.has(violation))).toEqual([]);
  });

  it('can be opened, read and called', () => {
    expect(read('src/app/routes.ts')).toContain(
      "dailyQuizRules: { title: 'daily-quiz.rulesTitle', screen: 'daily-quiz/Rules' }",
    );
    expect(read('src/navigation/paths.ts')).toContain("dailyQuizRules: '/quiz/rules'");
    expect(read('src/i18n/en/daily-quiz.ts')).toContain('rulesTitle');
    expect(read('server/handlers/daily-quiz.ts')).toContain('dailyQuizAnswer');
    expect(read('src/contract/support.ts')).toContain('supportCount');
    expect(read('src/contract/lobby.ts')).toContain('lobbyCount');
    expect(read('src/contract/daily-quiz.ts')).toContain('dailyQuizEvents = declareEvents({})');
    expect(read('src/contract/index.ts')).toContain('...dailyQuizEvents');
  });
});

describe('the scaffolding command', () => {
  it.each([
    ['new feature', 'npm run new feature AREA'],
    ['new feature DailyQuiz', 'is not kebab-case'],
    ['new screen rules', 'should be AREA/NAME'],
    ['new call mail/Count', 'is not named like'],
    ['new call mail/count wrte', "Unknown option 'wrte'"],
    ['new screen lobby/home/home', 'exists already'],
  ])('answers %s with a sentence', async (command, sentence) => {
    const { code, output } = await run(command);
    expect(output).toContain(sentence);
    expect(code).toBe(1);
  });
});

// `npm run bench`: bytes as gates, times as a report beside two floors; `npm run bench -- --runs 1` for a look.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isWithin, measureBudgets } from '../scripts/budgets/budgets.ts';
import { ensureChromium } from '../scripts/run/chromium.ts';
import { scoreWithLighthouse } from './lighthouse.ts';
import { reportOf } from './report.ts';
import { runRounds } from './rounds.ts';
import { quietRows, timeRows } from './rows.ts';
import { startSubjects } from './subjects.ts';

const REPORT = 'docs/measurements.md';

export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { runs: { type: 'string', default: '5' } } });
  const runs = Number(values.runs);
  const chromiumPath = await ensureChromium();
  const { subjects, platform } = await startSubjects();
  try {
    const budgets = await measureBudgets();
    const scores = await scoreWithLighthouse(platform.address, runs, chromiumPath);
    const results = await runRounds(subjects, runs, chromiumPath);
    const browser = execFileSync(chromiumPath, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
    const measured = { browser, runs, budgets, scores, times: timeRows(results), quiet: quietRows(results) };
    mkdirSync('docs', { recursive: true });
    writeFileSync(REPORT, reportOf(measured));
    console.log(reportOf(measured));
    const isGreen = budgets.every(isWithin) && scores.every(({ score, gate = 0 }) => score >= gate);
    return isGreen ? 0 : 1;
  } finally {
    await Promise.all(subjects.map((subject) => subject.end()));
  }
}

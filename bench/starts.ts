// The costs of a start: bytes as gates, times as a report beside two floors.
import { parseArgs } from 'node:util';
import { isWithin, measureBudgets } from '../scripts/budgets/budgets.ts';
import { ensureChromium } from '../scripts/run/chromium.ts';
import { scoreWithLighthouse } from './lighthouse.ts';
import { chromiumVersion, keepSections } from './measurements.ts';
import { sectionsOf } from './report.ts';
import { runRounds } from './rounds.ts';
import { quietRows, timeRows } from './rows.ts';
import { startSubjects } from './subjects.ts';

export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { runs: { type: 'string', default: '5' } } });
  const runs = Number(values.runs);
  const chromiumPath = await ensureChromium();
  const { subjects, platform } = await startSubjects();
  try {
    const budgets = await measureBudgets();
    const scores = await scoreWithLighthouse({
      address: platform.address,
      runs,
      executablePath: chromiumPath,
    });
    const results = await runRounds(subjects, runs, chromiumPath);
    const browser = chromiumVersion(chromiumPath);
    const measured = { browser, runs, budgets, scores, times: timeRows(results), quiet: quietRows(results) };
    keepSections(sectionsOf(measured));
    const isGreen = budgets.every(isWithin) && scores.every(({ score, gate = 0 }) => score >= gate);
    return isGreen ? 0 : 1;
  } finally {
    await Promise.all(subjects.map((subject) => subject.end()));
  }
}

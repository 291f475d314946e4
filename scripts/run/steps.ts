// The steps of `npm test`, in the order in which a mistake is cheapest to find.
import { findPostgres, startPostgres } from '#tests/support/postgres.ts';
import { ensureBuilt } from './built.ts';
import { ensureChromium } from './chromium.ts';
import { type Counts, NO_TESTS, takePlaywrightCounts, takeVitestCounts } from './counts.ts';
import { runTool, type ToolRun } from './tool.ts';

export interface StepResult extends Counts {
  readonly ok: boolean;
  /** Shown when the step failed. */
  readonly output: string;
  /** One line worth knowing when it passed. */
  readonly note?: string;
}

export type Step = () => Promise<StepResult>;

const REPORTS = 'test-results';

export const steps: Record<string, Step> = {
  types: () => gate(...['.', 'sw', 'server', 'tests'].map((project) => `tsc -p ${project}`)),
  lint: () => gate('oxlint --type-aware'),
  format: () => gate('biome format .'),
  unit: () => vitest('run'),
  postgres: () => onPostgres(),
  build: async () => ({ ...NO_TESTS, ok: await ensureBuilt(), output: '' }),
  browser,
  budgets: () => gate('node scripts/run.mjs budgets'),
  e2e: playwright,
};

async function gate(...commandLines: string[]): Promise<StepResult> {
  const runs = await Promise.all(commandLines.map((line) => runTool(line)));
  return { ...NO_TESTS, ...together(runs) };
}

async function vitest(what: string, env: Record<string, string> = {}): Promise<StepResult> {
  const report = `${REPORTS}/vitest.json`;
  const run = await runTool(`vitest ${what} --reporter=default --reporter=json --outputFile.json=${report}`, { env });
  return { ...together([run]), ...takeVitestCounts(report) };
}

async function playwright(): Promise<StepResult> {
  const report = `${REPORTS}/playwright.json`;
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const run = await runTool('playwright test --reporter=line,json', { env });
  return { ...together([run]), ...takePlaywrightCounts(report) };
}

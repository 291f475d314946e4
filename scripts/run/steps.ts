// The steps of `npm test`, in the order in which a mistake is found soonest.
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { ensureBuilt } from './built.ts';
import { ensureBrowsers } from './chromium.ts';
import { NO_TESTS, takePlaywrightCounts } from './counts.ts';
import { PROBE_BUILD } from './probe-build.ts';
import { keptPostgres } from './postgres.ts';
import { formatted, gate, joined, type Step, type StepResult, type Steps } from './stages.ts';
import { runTool, type ToolRun } from './tool.ts';
import { unitTests, WITHOUT_POSTGRES } from './unit-tests.ts';

/**
 * Stages one after another. The lanes of a stage run at the same time, the steps of a lane in turn: tests wait for
 * clocks and answers a tenth of their time, which a lane beside them uses.
 */
export const stages: ReadonlyArray<readonly Steps[]> = [
  [
    // Every file is checked by its own settings with the linter; what worker and platform share with the page, also by
    // theirs.
    { types: () => gate('tsc -p sw', 'tsc -p tests/architecture/without-document.json') },
    { lint: () => gate('oxlint --type-aware --type-check') },
    {
      format: formatted,
      styles: () => gate('npm run lint:styles'),
      imports: () => gate('npm run lint:imports'),
      unused: () => gate('npm run lint:unused'),
    },
    { browser: () => fact(ensureBrowsers) },
  ],
  [
    { unit: () => unitTests() },
    {
      build: () => fact(ensureBuilt),
      prepare: onceBuilt(prepare),
      budgets: onceBuilt(() => gate('node scripts/run.mjs budgets')),
      crash: onceBuilt(shortCrashes),
    },
  ],
  [{ e2e: () => playwright('e2e', '--grep-invert @long') }, { faults: shortFaults }],
];

export const steps: Steps = Object.assign({}, ...stages.flat());

/** Something that has to be there, and throws a sentence when it cannot be. */
async function fact(ensure: () => Promise<unknown>): Promise<StepResult> {
  try {
    await ensure();
    return { ...NO_TESTS, ok: true, output: '' };
  } catch (error) {
    return { ...NO_TESTS, ok: false, output: error instanceof Error ? error.message : String(error) };
  }
}

function onceBuilt(step: Step): Step {
  return async () => {
    const built = await fact(ensureBuilt);
    return built.ok ? step() : built;
  };
}

/** Each fault once; `npm run test:crash` is the whole of it. */
async function shortCrashes(): Promise<StepResult> {
  try {
    const { strikeAll } = await import('#tests/crash/run.ts');
    const { problemLines } = await import('#tests/crash/report.ts');
    const { embedded, server } = await strikeAll({ runs: 1, isShort: true });
    const rows = [...embedded, ...(server ?? [])];
    const failed = rows.filter(({ problems }) => problems.length > 0).length;
    const counts = { passed: rows.length - failed, failed };
    const note = server ? {} : { note: WITHOUT_POSTGRES };
    return { ...counts, ok: failed === 0, output: problemLines(rows).join('\n'), ...note };
  } catch (error) {
    return { ...NO_TESTS, ok: false, output: String(error) };
  }
}

/** What browser tests start from: without this step they make it themselves, one after the other. */
async function prepare(): Promise<StepResult> {
  const [built] = await Promise.all([probeBuilt(), prepareForAll(), prepareUpdate()]);
  return { ...NO_TESTS, ...joined([built]) };
}

async function prepareForAll(): Promise<void> {
  const { default: prepareData } = await import('#tests/support/prepared-data.ts');
  const { DATABASE_SERVER, PREPARED_DATA } = await import('#tests/support/served-platform.ts');
  const address = await keptPostgres();
  if (address) process.env[DATABASE_SERVER] = address;
  await prepareData();
  const folder = process.env[PREPARED_DATA];
  if (folder) process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

/** The build that tests of an update change to: two of them would make it at once. */
async function prepareUpdate(): Promise<void> {
  const { RENAMED_FIELD, variantOf } = await import('#tests/support/builds/variants.ts');
  await variantOf(RENAMED_FIELD);
}

/** Once per run. */
let building: Promise<ToolRun> | undefined;
const probeBuilt = (): Promise<ToolRun> =>
  (building ??= runTool('node --import tsx scripts/build.ts', { env: PROBE_BUILD }));

/** One after the other, beside the browser tests; `npm run test:faults` is the whole of it. */
async function shortFaults(): Promise<StepResult> {
  const built = await probeBuilt();
  if (built.code !== 0) return { ...NO_TESTS, ...joined([built]) };
  const env = { ...PROBE_BUILD, FAULT_RUNS: '1' };
  return playwright('faults', '-c playwright.faults.config.ts --workers 1 --grep-invert @long', env);
}

/** `name` is that of the step: steps that run at the same time have reports of their own. */
async function playwright(
  name: string,
  what: string,
  more: Record<string, string> = {},
): Promise<StepResult> {
  const report = `test-results/${name}.json`;
  const env = { ...more, PLAYWRIGHT_JSON_OUTPUT_NAME: resolve(report) };
  const run = await runTool(`playwright test ${what} --reporter=line,json`, { env });
  return { ...joined([run]), ...takePlaywrightCounts(report) };
}

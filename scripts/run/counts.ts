// How many tests passed and failed, as the test runners themselves reported it.
import { readFileSync, rmSync } from 'node:fs';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

export const NO_TESTS: Counts = { passed: 0, failed: 0 };

export const sum = (counts: readonly Counts[]): Counts => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
});

export function takeVitestCounts(file: string): Counts {
  const report = takeReport(file);
  return { passed: numberIn(report, 'numPassedTests'), failed: numberIn(report, 'numFailedTests') };
}

export function takePlaywrightCounts(file: string): Counts {
  const stats = takeReport(file)?.['stats'] as Record<string, unknown> | undefined;
  return { passed: numberIn(stats, 'expected'), failed: numberIn(stats, 'unexpected') };
}

/** The file goes, so that the next run cannot count it again. */
function takeReport(file: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  } catch {
    return undefined;
  } finally {
    rmSync(file, { force: true });
  }
}

function numberIn(report: Record<string, unknown> | undefined, key: string): number {
  const value = report?.[key];
  return typeof value === 'number' ? value : 0;
}

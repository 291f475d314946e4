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

export interface TriedCounts extends Counts {
  /** Passed, but not at the first try. */
  readonly secondTry: number;
}

interface VitestFile {
  readonly assertionResults: readonly { status: string; failureMessages: readonly string[] }[];
}

export function takeVitestCounts(file: string): TriedCounts {
  const report = takeReport(file);
  const files = (report?.['testResults'] ?? []) as readonly VitestFile[];
  const tests = files.flatMap(({ assertionResults }) => assertionResults);
  return {
    passed: numberIn(report, 'numPassedTests'),
    failed: numberIn(report, 'numFailedTests'),
    // What it failed with at first stays beside a test that passed.
    secondTry: tests.filter(
      ({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0,
    ).length,
  };
}

export function takePlaywrightCounts(file: string): TriedCounts {
  const stats = takeReport(file)?.['stats'] as Record<string, unknown> | undefined;
  const secondTry = numberIn(stats, 'flaky');
  return {
    passed: numberIn(stats, 'expected') + secondTry,
    failed: numberIn(stats, 'unexpected'),
    secondTry,
  };
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

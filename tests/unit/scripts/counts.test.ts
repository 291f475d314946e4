import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sum, takePlaywrightCounts, takeVitestCounts } from '../../../scripts/run/counts.ts';

let folder: string;
const report = (content: unknown): string => {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};

beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'halcyon-counts-'))));
afterEach(() => rmSync(folder, { recursive: true }));

describe('the counts at the end of a run', () => {
  it("are the sums of the runners' counts", () => {
    const unit = takeVitestCounts(report({ numPassedTests: 12, numFailedTests: 1 }));
    const browser = takePlaywrightCounts(report({ stats: { expected: 5, unexpected: 2 } }));
    expect(sum([unit, browser])).toEqual({ passed: 17, failed: 3 });
  });

  it('are missing for a runner without a report', () => {
    expect(takeVitestCounts(join(folder, 'nothing.json'))).toEqual({ passed: 0, failed: 0 });
  });

  it('are read once: an interrupted run never shows those of the run before', () => {
    const file = report({ numPassedTests: 1, numFailedTests: 0 });
    takeVitestCounts(file);
    expect(existsSync(file)).toBe(false);
  });
});

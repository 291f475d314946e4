import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { CHROMIUM_ARGS } from '../scripts/run/chromium.ts';
import { freePorts } from '../scripts/run/free-ports.ts';
import { median } from './numbers.ts';

export interface Score {
  readonly category: string;
  /** 0 to 100. */
  readonly score: number;
  /** A lower score fails the measurement; the times have no gate. */
  readonly gate?: number;
  /** The failed audits of a gated category in the last run. */
  readonly findings: readonly string[];
}

const GATES: Record<string, number | undefined> = {
  performance: undefined,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

/** Medians; each run has its own browser. */
export async function scoreWithLighthouse(
  address: string,
  runs: number,
  executablePath: string,
): Promise<Score[]> {
  const results: Result[] = [];
  for (let run = 1; run <= runs; run++) {
    console.log(`Lighthouse ${run} of ${runs}`);
    results.push(await runOnce(address, executablePath));
  }
  return Object.entries(GATES).map(([category, gate]) => {
    const scores = results.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100));
    const findings = gate === undefined ? [] : findingsOf(results.at(-1), category);
    return { category, score: median(scores), findings, ...(gate !== undefined && { gate }) };
  });
}

async function runOnce(address: string, executablePath: string): Promise<Result> {
  const [port = 0] = await freePorts(1);
  const args = [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const run = await lighthouse(address, { port, onlyCategories: Object.keys(GATES), logLevel: 'error' });
    if (!run) throw new Error('Lighthouse gave no result');
    return run.lhr;
  } finally {
    await browser.close();
  }
}

function findingsOf(result: Result | undefined, category: string): string[] {
  const audits = result?.categories[category]?.auditRefs ?? [];
  return audits.flatMap(({ id, weight }) => {
    const audit = result?.audits[id];
    const isWanting = weight > 0 && audit?.score !== null && (audit?.score ?? 0) < 1;
    return isWanting ? [audit?.title ?? id] : [];
  });
}

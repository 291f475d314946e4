import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { CHROMIUM_ARGS } from '../scripts/run/chromium.ts';
import { median } from './numbers.ts';

export interface Score {
  readonly category: string;
  /** 0 to 100. */
  readonly score: number;
  /** Below it the measurement fails; no gate for times. */
  readonly gate?: number;
}

const CATEGORIES: Record<string, number | undefined> = {
  performance: undefined,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

const DEBUGGING_PORT = 9333;

/** Medians, each run in a browser of its own. */
export async function scoreWithLighthouse(
  address: string,
  runs: number,
  executablePath: string,
): Promise<Score[]> {
  const scores: Array<Record<string, number>> = [];
  for (let run = 1; run <= runs; run++) {
    console.log(`Lighthouse ${run} of ${runs}`);
    scores.push(await runOnce(address, executablePath));
  }
  return Object.entries(CATEGORIES).map(([category, gate]) => ({
    category,
    score: median(scores.map((run) => run[category] ?? 0)),
    ...(gate !== undefined && { gate }),
  }));
}

async function runOnce(address: string, executablePath: string): Promise<Record<string, number>> {
  const browser = await chromium.launch({
    executablePath,
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${DEBUGGING_PORT}`],
  });
  try {
    const onlyCategories = Object.keys(CATEGORIES);
    const result = await lighthouse(address, { port: DEBUGGING_PORT, onlyCategories, logLevel: 'error' });
    const categories = Object.entries(result?.lhr.categories ?? {});
    return Object.fromEntries(categories.map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]));
  } finally {
    await browser.close();
  }
}

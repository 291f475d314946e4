import { expect, test } from './faults.ts';
import type { Harness } from './harness.ts';

const RUNS = Number(process.env['FAULT_RUNS'] ?? 4);
const STEPS = 8;
const FIRST_SEED = Number(process.env['FAULT_SEED'] ?? 1);

/** Small and repeatable: mulberry32. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Step = (harness: Harness, random: () => number) => Promise<void>;

const steps: Record<string, Step> = {
  track: (harness, random) => harness.track(1 + Math.floor(random() * 60)),
  trackMore: (harness, random) => harness.track(1 + Math.floor(random() * 200)),
  refuse: async (harness, random) => {
    harness.line.disturb = () => ({
      status: [500, 502, 503, 429][Math.floor(random() * 4)] ?? 503,
      retryAfter: 1,
    });
  },
  loseAnswers: async (harness, random) => {
    harness.line.disturb = () => (random() < 0.5 ? 'lost' : undefined);
  },
  drop: async (harness, random) => {
    harness.line.disturb = () => (random() < 0.5 ? 'drop' : undefined);
  },
  slow: async (harness) => {
    harness.line.disturb = () => ({ delayMs: 150 });
  },
  tooLarge: async (harness) => {
    harness.line.disturb = (body) => (body.length > 6000 ? { status: 413 } : undefined);
  },
  well: async (harness) => {
    harness.line.disturb = () => {};
  },
  outage: async (harness) => {
    await harness.line.down();
    await harness.track(30);
    await harness.line.up();
  },
  reload: async (harness) => {
    await harness.page.reload();
    await harness.watch(harness.page);
  },
  newTab: async (harness) => {
    const before = harness.page;
    harness.page = await harness.context.newPage();
    await harness.load(harness.page);
    await before.close();
  },
  killWorker: async (harness) => {
    const session = await harness.context.newCDPSession(harness.page);
    await session.send('ServiceWorker.enable');
    await session.send('ServiceWorker.stopAllWorkers');
  },
  killBrowser: async (harness) => {
    await harness.browser.kill();
    await harness.visit();
  },
};

for (let seed = FIRST_SEED; seed < FIRST_SEED + RUNS; seed += 1) {
  test(`random run ${seed}`, async ({ harness, report }) => {
    const random = randomOf(seed);
    await harness.visit();
    const names = Object.keys(steps);
    const taken: string[] = [];
    for (let count = 0; count < STEPS; count += 1) {
      const name = names[Math.floor(random() * names.length)] ?? 'track';
      taken.push(name);
      await harness.track(5);
      await steps[name]?.(harness, random);
    }
    harness.line.disturb = () => {};
    await harness.track(5);
    await harness.hasWritten();
    expect(harness.committed.size, 'nothing to lose').toBeGreaterThanOrEqual(5);
    await harness.browser.quit();
    await harness.visit();
    const begun = Date.now();
    await expect
      .poll(() => harness.lost(), { timeout: 60_000, intervals: [200] })
      .toBe(0)
      .catch(async (error: unknown) => {
        throw new Error(`${taken.join(', ')}: ${await harness.standing()}`, { cause: error });
      });
    await harness.line.quiet();
    const stored = await harness.stored();
    expect(stored.length).toBeGreaterThanOrEqual(5);
    expect(new Set(stored.map((row) => row.eventId)).size, 'stored twice').toBe(stored.length);
    await expect.poll(() => harness.gaps(), taken.join(', ')).toEqual([]);
    await report.add(`random run ${seed}: ${taken.join(' ')}`, harness, (Date.now() - begun) / 1000);
  });
}

// A first visit that ends just after something was tracked, while the machine has more to do than it can.
import { type ChildProcess, spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import type { ServedPlatform } from '#tests/support/served-platform.ts';
import { allRows } from '#tests/support/device/rows.ts';
import { expect, test } from './faults.ts';
import { Harness } from './harness.ts';

/** A tenth of other faults: the machine has to do three times as much as it can for as long. */
const RUNS = Math.ceil(Number(process.env['FAULT_RUNS'] ?? 40) / 10);
/** One run is beside all other browser tests, which are load enough. */
const IS_SHORT = RUNS === 1;
const EVENTS = 200;
/** Milliseconds; what had the last of them is on the device. */
const LIVES = [0, 50, 150];
const LONG_ENOUGH_MS = 150;

/** Ends with the run that started it, however that ends. */
const BUSY = 'const { ppid } = process; while (process.ppid === ppid);';

/** One process more than the machine can run at once. */
function load(): { end: () => void } {
  const busy: ChildProcess[] = Array.from({ length: IS_SHORT ? 0 : availableParallelism() + 1 }, () =>
    spawn(process.execPath, ['-e', BUSY], { stdio: 'ignore' }),
  );
  return { end: () => busy.forEach((one) => one.kill('SIGKILL')) };
}

/** What a first visit has left on the device that was killed so many milliseconds after `track()`. */
async function keptAfter(harness: Harness, lifeMs: number): Promise<Array<{ eventSeq: number }>> {
  // Everything stays on the device.
  harness.line.disturb = () => ({ status: 503, retryAfter: 200 });
  harness.context = await harness.browser.open();
  harness.page = await harness.browser.page(harness.context);
  await harness.page.goto(harness.line.address);
  await harness.page.waitForFunction(() => 'halcyon' in globalThis);
  await harness.track(EVENTS);
  await harness.browser.kill({ afterMs: lifeMs });
  const page = await harness.browser.page(await harness.browser.open());
  // A page that is not the app, which would write and send.
  await page.goto(`${harness.line.address}/robots.txt`);
  const rows = await allRows<{ eventSeq: number; eventInterfaceId: string }>(page, 'outbox');
  return rows.filter(({ eventInterfaceId }) => eventInterfaceId === harness.run);
}

/** Counts the events that survive one first visit. */
async function countKept(platform: ServedPlatform, lifeMs: number): Promise<number> {
  const harness = await Harness.create(platform);
  try {
    const rows = await keptAfter(harness, lifeMs);
    // In one transaction: all or none.
    expect([0, EVENTS]).toContain(rows.length);
    expect(new Set(rows.map(({ eventSeq }) => eventSeq)).size).toBe(rows.length);
    return rows.length;
  } finally {
    await harness.remove();
  }
}

test(`${EVENTS} events, and the browser killed ${LIVES.join(', ')} ms later, on a busy machine`, async ({
  platform,
}) => {
  test.setTimeout(480_000 + RUNS * LIVES.length * 30_000);
  const others = load();
  const kept = new Map(LIVES.map((lifeMs) => [lifeMs, [] as number[]]));
  try {
    for (let run = 0; run < RUNS; run += 1) {
      for (const [lifeMs, counts] of kept) counts.push(await countKept(platform, lifeMs));
    }
  } finally {
    others.end();
  }
  const whole = [...kept].map(
    ([lifeMs, counts]) => `${lifeMs} ms: ${counts.filter(Boolean).length} of ${RUNS}`,
  );
  // oxlint-disable-next-line no-console -- Printing it is the purpose of the suite.
  console.log(`kept when killed after ${whole.join(', ')}`);
  expect(kept.get(LONG_ENOUGH_MS)).toEqual(Array.from({ length: RUNS }, () => EVENTS));
});

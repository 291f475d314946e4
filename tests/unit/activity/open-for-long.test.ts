// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, vi } from 'vitest';
import { followMoments } from '#src/features/activity/moments/follow-moments.ts';
import { outOfDate } from '#src/data/api/out-of-date.ts';
import { refreshConfig } from '#src/data/answers/refresh-config.ts';
import { look } from '#tests/support/device/visibility.ts';
import type { Line } from '#tests/support/line.ts';
import { closePage, openPage } from '#tests/support/page.ts';
import { platformTest } from '#tests/support/platform-test.ts';

const it = platformTest();

let line: Line;
let asked = 0;
let isWatched = false;
outOfDate.listen(() => void (asked += 1));

it.beforeEach(async ({ platform }) => {
  line = await openPage(platform);
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'Date'] });
  look('visible');
  if (!isWatched) followMoments();
  isWatched = true;
  look('visible');
  asked = 0;
});
afterEach(async () => {
  await refreshConfig();
  vi.restoreAllMocks();
  await closePage();
});

/** The clock goes on, and no timer does. */
const sleep = (ms: number) => vi.setSystemTime(Date.now() + ms);

describe('an app that stays open', () => {
  it('asks again when the machine slept with the page in sight', () => {
    // First, since the interval belongs to the timers of this test.
    for (let times = 0; times < 30; times += 1) vi.advanceTimersByTime(20_000);
    expect(asked).toBe(0);
    sleep(8 * 3_600_000);
    vi.advanceTimersByTime(20_000);
    expect(asked).toBe(1);
  });

  it.for([
    [59_000, 0],
    [60_000, 1],
    [9 * 3_600_000, 1],
    // The clock was set back meanwhile.
    [-3_600_000, 1],
  ] as const)('asks again after %i ms out of sight: %i', ([awayMs, times]) => {
    look('hidden');
    sleep(awayMs);
    look('visible');
    expect(asked).toBe(times);
    look('hidden');
    look('visible');
    expect(asked).toBe(times);
  });

  it('reads the settings again, too', async () => {
    look('hidden');
    sleep(60_000);
    look('visible');
    await vi.waitFor(() => expect(line.sent.some((body) => body.includes('"gameListVersion"'))).toBe(true));
  });
});

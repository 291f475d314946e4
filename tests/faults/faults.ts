// What every fault test starts from: its own network line and browser, and one platform and one report for
// all.
import { test as base } from '@playwright/test';
import { type ServedPlatform, servePlatform } from '#tests/support/served-platform.ts';
import { Harness } from './harness.ts';
import { Report } from './report.ts';

export { expect } from '@playwright/test';

interface PerTest {
  readonly harness: Harness;
}

interface PerWorker {
  readonly platform: ServedPlatform;
  readonly report: Report;
}

export const test = base.extend<PerTest, PerWorker>({
  platform: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures that are used.
    async ({}, provide) => {
      const platform = await servePlatform();
      await provide(platform);
      await platform.remove();
    },
    { scope: 'worker', timeout: 480_000 },
  ],
  report: [
    // oxlint-disable-next-line no-empty-pattern -- As above.
    async ({}, provide) => {
      const report = new Report();
      await provide(report);
      report.print();
    },
    { scope: 'worker' },
  ],
  harness: async ({ platform }, provide) => {
    const harness = await Harness.create(platform);
    await provide(harness);
    await harness.remove();
  },
});

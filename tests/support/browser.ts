// What every browser test starts from: the real platform, and a record of the errors in the page.
import { test as base, expect } from '@playwright/test';
import { Problems } from './problems.ts';
import { type ServedPlatform, servePlatform } from './served-platform.ts';

export { expect };

interface PerTest {
  /** Fails the test on console errors and uncaught errors that it did not announce. */
  readonly problems: Problems;
}

interface PerWorker {
  /** Shared by the tests of one worker: a test that stops it starts it again. */
  readonly platform: ServedPlatform;
}

export const test = base.extend<PerTest, PerWorker>({
  platform: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures that are used.
    async ({}, provide) => {
      const platform = await servePlatform();
      await provide(platform);
      await platform.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ platform }, provide) => provide(platform.address),
  problems: [
    async ({ context }, provide) => {
      const problems = new Problems(context);
      await provide(problems);
      expect(problems.unexpected, 'problems that the test did not announce').toEqual([]);
    },
    { auto: true },
  ],
});

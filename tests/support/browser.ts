// What every browser test starts from: the real platform, and a record of the errors in the page.
import { test as base, expect } from '@playwright/test';
import { ChatVendor } from './chat/vendor.ts';
import { IdentityProvider } from './identity-provider.ts';
import { Problems } from './problems.ts';
import { type ServedPlatform, servePlatform } from './served-platform.ts';

export { expect };

interface PerTest {
  /**
   * The files of every screen cost two thirds of a visit: the worker keeps those of the first stage, as on a metered
   * line, except in tests that open other screens offline.
   */
  readonly keepsAllFiles: boolean;
  /** Fails the test on console errors and uncaught errors that it did not announce. */
  readonly problems: Problems;
}

interface PerWorker {
  readonly identity: IdentityProvider;
  readonly chatVendor: ChatVendor;
  /** Shared by the tests of one worker: a test that stops it starts it again. Every sign-in method is on. */
  readonly platform: ServedPlatform;
}

/** Browsers on one machine share one address. */
const MANY = { CODES_PER_ADDRESS: '1000', TRIES_PER_ADDRESS: '1000' };

export const test = base.extend<PerTest, PerWorker>({
  identity: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures that are used.
    async ({}, provide) => {
      const identity = await IdentityProvider.start();
      await provide(identity);
      await identity.stop();
    },
    { scope: 'worker' },
  ],
  chatVendor: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, provide) => {
      const vendor = await ChatVendor.start();
      await provide(vendor);
      await vendor.stop();
    },
    { scope: 'worker' },
  ],
  // One for all files: a platform with other settings would need a worker, a browser and a start of its own.
  platform: [
    async ({ identity, chatVendor }, provide) => {
      const settings = { ...MANY, ...identity.settings, ...chatVendor.settings };
      const platform = await servePlatform(settings);
      await platform.rows(`update config_entry set value = '[1,2,3]' where key = 'registerType'`);
      await provide(platform);
      await platform.remove();
    },
    { scope: 'worker', timeout: 480_000 },
  ],
  baseURL: async ({ platform }, provide) => provide(platform.address),
  keepsAllFiles: [false, { option: true }],
  context: async ({ context, keepsAllFiles }, provide) => {
    if (!keepsAllFiles) await context.addInitScript(keepFirstFilesOnly);
    await provide(context);
  },
  problems: [
    async ({ context }, provide) => {
      const problems = new Problems(context);
      await provide(problems);
      expect(problems.unexpected, 'problems that the test did not announce').toEqual([]);
    },
    { auto: true },
  ],
});

function keepFirstFilesOnly(): void {
  if (typeof ServiceWorker === 'undefined') return;
  const given = Object.getOwnPropertyDescriptor(ServiceWorker.prototype, 'postMessage')!;
  const post = given.value as (this: ServiceWorker, message: { type: string }, ...rest: unknown[]) => void;
  ServiceWorker.prototype.postMessage = function postAsMetered(
    message: { type: string },
    ...rest: unknown[]
  ) {
    const wanted = message.type === 'keep' ? { ...message, isAll: false } : message;
    post.call(this, wanted, ...rest);
  };
}

// For tests of the platform: `platform` belongs to the file, and `member` has just registered there.
import { test } from 'vitest';
import { createTestPlatform } from './platform.ts';

type Arguments = Parameters<typeof createTestPlatform>;

export const platformTest = (...options: Arguments) =>
  test
    // oxlint-disable-next-line no-empty-pattern -- Vitest reads the names of the fixtures that are used.
    .extend('platform', { scope: 'file' }, async ({}, { onCleanup }) => {
      const platform = await createTestPlatform(...options);
      onCleanup(() => platform.close());
      return platform;
    })
    .extend('member', async ({ platform }) => platform.register());

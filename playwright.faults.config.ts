import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'tests/faults',
  outputDir: 'test-results/faults',
  forbidOnly: true,
  retries: 0,
  globalSetup: './tests/support/prepared-data.ts',
  // A third of a fault is waiting.
  workers: 3,
  fullyParallel: true,
  // As for the other browser tests; a fault with a limit of its own names it.
  timeout: 480_000,
  expect: { timeout: 60_000 },
  reporter: 'line',
});

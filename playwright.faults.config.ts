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
  timeout: 180_000,
  // Generous, as for the other browser tests.
  expect: { timeout: 20_000 },
  reporter: 'line',
});

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
  timeout: 120_000,
  reporter: 'line',
});

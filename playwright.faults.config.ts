import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'tests/faults',
  outputDir: 'test-results/faults',
  forbidOnly: true,
  retries: 0,
  globalSetup: './tests/support/prepared-data.ts',
  // Most of a fault is waiting. More than one browser a core would measure each other.
  workers: 2,
  fullyParallel: true,
  timeout: 120_000,
  reporter: 'line',
});

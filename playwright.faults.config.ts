import { defineConfig } from '@playwright/test';

// One at a time: a fault suite measures waits, and two browsers on two cores would measure each other.
export default defineConfig({
  testDir: 'tests/faults',
  outputDir: 'test-results/faults',
  forbidOnly: true,
  retries: 0,
  workers: 1,
  fullyParallel: false,
  timeout: 120_000,
  reporter: 'line',
});

import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './scripts/run/chromium.ts';

const executablePath = findChromium();

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  forbidOnly: true,
  retries: 0,
  globalSetup: './tests/support/prepared-data.ts',
  // Each worker runs a browser and a platform, and half of the time waits for one of them.
  workers: 4,
  // Twice what the longest test took on a machine with ten times as much to do as it has cores.
  timeout: 180_000,
  // Generous: a fact that is late on a busy machine is no failure, and nothing is tried twice.
  expect: { timeout: 20_000 },
  reporter: 'line',
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    colorScheme: 'dark',
    // A trace of every test costs a quarter of the time: one is recorded when somebody looks for a cause.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    video: 'off',
    launchOptions: { args: CHROMIUM_ARGS, ...(executablePath && { executablePath }) },
  },
  projects: [
    {
      name: 'phone',
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        // Frames of animations cost a third of the time here; wide screens and the tests of motion show them.
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
  ],
});

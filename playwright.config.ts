import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { findChromium, findHeadlessShell, launchOptions, SHORT_LIVED } from './scripts/run/chromium.ts';

const PHONE = {
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1,
  // Frames of animations cost a third of the time here; wide screens and the tests of motion show them.
  contextOptions: { reducedMotion: 'reduce' as const },
};

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results/browser',
  forbidOnly: true,
  retries: 0,
  globalSetup: './tests/support/prepared-data.ts',
  // Each runs a browser and a platform, which fill a core: one worker more costs more than it fills in.
  workers: availableParallelism(),
  // Both only end what hangs: a fact that is late on a busy machine is no failure, and nothing is tried twice.
  timeout: 480_000,
  expect: { timeout: 60_000 },
  // A picture that is missing is a failure: `npm run test:visual -- --update` draws it.
  updateSnapshots: 'none',
  snapshotPathTemplate: '{testDir}/visual/pictures/{arg}{ext}',
  reporter: 'line',
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    colorScheme: 'dark',
    // A trace of every test costs a quarter of the time: one is recorded when somebody looks for a cause.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    video: 'off',
    launchOptions: launchOptions(findHeadlessShell() ?? findChromium(), SHORT_LIVED),
  },
  projects: [
    // Pictures are compared one after the other: begun last, they would leave the other worker without work.
    { name: 'visual', testMatch: 'visual/**/*.spec.ts', use: PHONE },
    { name: 'phone', testMatch: 'e2e/**/*.spec.ts', use: PHONE },
  ],
});

import { devices, test } from '@playwright/test';

// The kind of browser is the worker's choice, not the test's.
const { defaultBrowserType: _, ...DESKTOP } = devices['Desktop Chrome'];

/**
 * Declares tests of what may differ with the width of the screen: for the phone, and for a wide screen that shows
 * animations. A project of its own would start more workers, browsers and platforms.
 */
export function onBothScreens(declare: () => void): void {
  declare();
  test.describe('on a wide screen', () => {
    test.use({
      ...DESKTOP,
      viewport: { width: 1440, height: 900 },
      contextOptions: { reducedMotion: 'no-preference' },
    });
    declare();
  });
}

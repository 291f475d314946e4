import { devices, test } from '@playwright/test';

// The kind of browser is the worker's choice, not the test's.
const { defaultBrowserType: _, ...DESKTOP } = devices['Desktop Chrome'];

/**
 * Declares tests of what may differ with the width of the screen: for the phone, and for a wide screen that shows
 * animations. A project of its own would start more workers, browsers and platforms. `onWide` marks the title of a
 * test whose wide form takes part in the long run alone.
 */
export function onBothScreens(declare: (onWide: '' | '@long ') => void): void {
  declare('');
  test.describe('on a wide screen', () => {
    test.use({
      ...DESKTOP,
      viewport: { width: 1440, height: 900 },
      contextOptions: { reducedMotion: 'no-preference' },
    });
    declare('@long ');
  });
}

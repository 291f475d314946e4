// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { pageFields } from '#src/data/api/page-fields.ts';
import { replaceProperty, restoreProperties } from '#tests/support/device/replace-property.ts';
import { deviceInfo } from '#src/data/api/device-info.ts';

const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';
const PHONE = 'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const TABLET = 'Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 Chrome/130.0 Safari/537.36';
const TOUCH_LAPTOP =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36';

afterEach(() => vi.restoreAllMocks());

it.each([
  ['a tablet of iPadOS, which calls itself a Mac', MAC, 5, 0, 'ios'],
  ['a Mac', MAC, 0, 1, 'macos'],
  ['an iPhone', IPHONE, 5, 0, 'ios'],
  ['an Android phone', PHONE, 5, 0, 'android'],
  ['an Android tablet', TABLET, 5, 0, 'android'],
  ['a laptop with a touch screen', TOUCH_LAPTOP, 10, 1, 'windows'],
] as const)('%s has its platform', async (...[, agent, touchPoints, platform, os]) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(touchPoints);
  expect(pageFields().platform).toBe(platform);
  expect((await deviceInfo()).os).toBe(os);
});

it('tells the model by the hints of the browser, and the address at the push service', async () => {
  const getSubscription = async () => ({ endpoint: 'https://push.example/1' });
  replaceProperty(navigator, 'userAgentData', {
    getHighEntropyValues: async () => ({ model: 'Pixel 7' }),
  });
  replaceProperty(navigator, 'serviceWorker', {
    getRegistration: async () => ({ pushManager: { getSubscription } }),
  });
  expect(await deviceInfo()).toMatchObject({
    deviceModel: 'Pixel 7',
    messagingToken: 'https://push.example/1',
  });
  const { phoneinfoJsonModel } = await deviceInfo();
  expect(JSON.parse(phoneinfoJsonModel)).toEqual({
    ...{ screen: `${screen.width}x${screen.height}`, language: 'en-US' },
    ...{ timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone, memory: expect.any(Number) as number },
  });
  restoreProperties();
  expect(await deviceInfo()).toMatchObject({ deviceModel: '', messagingToken: '' });
});

it('waits no longer than a second for a push service that says nothing', async () => {
  vi.useFakeTimers();
  replaceProperty(navigator, 'serviceWorker', {
    getRegistration: async () => ({ pushManager: { getSubscription: () => new Promise(() => {}) } }),
  });
  const fields = deviceInfo();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await fields).toMatchObject({ messagingToken: '' });
  restoreProperties();
  vi.useRealTimers();
});

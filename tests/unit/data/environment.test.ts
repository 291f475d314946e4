// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { operatingSystem } from '#src/data/api/device-info.ts';
import { type Environment, environment } from '#src/data/api/environment.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15';
const SAFARI = `${IPHONE} Version/19.0 Mobile/15E148 Safari/604.1`;
const IOS_CHROME = `${IPHONE} CriOS/156.0.0.0 Mobile/15E148 Safari/604.1`;
const ANDROID = 'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile Safari/537.36';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15';

const NOTHING: Environment = { isWrapper: false, isHomeScreen: false, isIosChrome: false };

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function onDevice(userAgent: string, { mode = 'browser', touchPoints = 0 } = {}): void {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(touchPoints);
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(display-mode: ${mode})` }));
}

describe('the environment', () => {
  it.each<[what: string, device: Parameters<typeof onDevice>, found: Partial<Environment>]>([
    ['Chrome on Android', [ANDROID, {}], {}],
    ['Chrome on an iPhone', [IOS_CHROME, {}], { isIosChrome: true }],
    ['Safari on a Mac', [MAC, {}], {}],
    ['the app on the home screen', [ANDROID, { mode: 'standalone' }], { isHomeScreen: true }],
    ['the app without bars', [ANDROID, { mode: 'fullscreen' }], { isHomeScreen: true }],
    ['the app with few bars', [ANDROID, { mode: 'minimal-ui' }], { isHomeScreen: true }],
    ['a wrapper that names itself', [`${ANDROID} HalcyonApp/2.0`, {}], { isWrapper: true }],
  ])('knows %s', (_what, device, found) => {
    onDevice(...device);
    expect(environment()).toEqual({ ...NOTHING, ...found });
  });

  it.each<[what: string, device: Parameters<typeof onDevice>, system: string]>([
    ['an iPhone', [SAFARI, {}], 'ios'],
    ['an iPad that calls itself a Mac', [MAC, { touchPoints: 5 }], 'ios'],
    ['a Mac', [MAC, {}], 'macos'],
  ])('knows %s', (_what, device, system) => {
    onDevice(...device);
    expect(operatingSystem()).toBe(system);
  });

  it('knows the flag of the home screen on iOS, and the object of a wrapper', () => {
    onDevice(SAFARI);
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as object, { standalone: true }));
    vi.stubGlobal('halcyonApp', {});
    expect(environment()).toMatchObject({ isHomeScreen: true, isWrapper: true });
  });
});

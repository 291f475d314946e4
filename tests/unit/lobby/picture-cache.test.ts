// Which requests the worker answers from its cache of pictures, and when it renews them.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

interface Routes {
  isPicture(request: { destination: string; mode: string }): boolean;
  isSparing(): boolean;
}

// Not by an import: the compiler knows the globals of a worker in `sw/` alone.
const [load] = Object.values(import.meta.glob<Routes>('../../../sw/routes/game-resources.ts'));

let routes: Routes;
beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('registration', { scope: 'https://app.test/' });
  vi.stubGlobal('self', { addEventListener: () => {} });
  routes = await load!();
});
afterEach(() => vi.unstubAllGlobals());

describe('the cache of pictures', () => {
  it('holds every picture that the app asks for readably, whatever its name', () => {
    expect(routes.isPicture({ destination: 'image', mode: 'cors' })).toBe(true);
    expect(routes.isPicture({ destination: 'image', mode: 'no-cors' })).toBe(false);
    expect(routes.isPicture({ destination: 'script', mode: 'cors' })).toBe(false);
    expect(routes.isPicture({ destination: '', mode: 'cors' })).toBe(false);
  });

  it.each([
    [undefined, false],
    [{}, false],
    [{ effectiveType: '4g' }, false],
    [{ effectiveType: '3g' }, false],
    [{ effectiveType: '2g' }, true],
    [{ effectiveType: 'slow-2g' }, true],
    [{ effectiveType: '4g', saveData: true }, true],
  ])('is not renewed on a line that has to be spared: %j is %j', (connection, isSparing) => {
    vi.stubGlobal('navigator', { connection });
    expect(routes.isSparing()).toBe(isSparing);
  });
});

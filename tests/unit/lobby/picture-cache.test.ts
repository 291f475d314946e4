// Which requests the worker answers from its cache of pictures, and when it renews them.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LIGHT_OFF, LIGHT_ON } from '#src/contract/page/light-marks.ts';

interface Routes {
  isPicture(request: { destination: string; mode: string }): boolean;
  isSparing(): Promise<boolean>;
}

// Not by an import: the compiler knows the globals of a worker in `sw/` alone.
const [load] = Object.values(import.meta.glob<Routes>('../../../sw/routes/game-resources.ts'));

let routes: Routes;
/** Names of caches. */
let marks: string[];
beforeEach(async () => {
  vi.resetModules();
  marks = [];
  vi.stubGlobal('caches', { has: async (name: string) => marks.includes(name) });
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
  ])('is not renewed on a line that has to be spared: %j is %j', async (connection, isSparing) => {
    vi.stubGlobal('navigator', { connection });
    expect(await routes.isSparing()).toBe(isSparing);
  });

  it.each([
    [LIGHT_ON, { effectiveType: '4g' }, true],
    [LIGHT_OFF, { saveData: true }, false],
  ])('follows the choice %s before the line %j', async (mark, connection, isSparing) => {
    vi.stubGlobal('navigator', { connection });
    marks = [mark];
    expect(await routes.isSparing()).toBe(isSparing);
  });
});

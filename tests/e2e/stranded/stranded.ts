// What every test of this folder starts from: an address of its own, at which the test decides what is served.
import { test as base } from '#tests/support/browser.ts';
import { BUILD_A } from '#tests/support/builds/variants.ts';
import { Site } from '#tests/support/lines/site.ts';

export { expect } from '#tests/support/browser.ts';

interface PerTest {
  readonly site: Site;
}

export const test = base.extend<PerTest>({
  site: async ({ platform }, provide) => {
    const site = await Site.open(platform, BUILD_A);
    await provide(site);
    await site.close();
  },
  baseURL: async ({ site }, provide) => provide(site.address),
});

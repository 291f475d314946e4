// What all platforms of a run of browser tests start from, made once: the platform as one script, and a data
// folder that a platform has filled, because starting on a copy saves creating and seeding the database.
import { bundlePlatform } from './builds/platform-bundle.ts';
import { PLATFORM_SCRIPT, PREPARED_DATA, servePlatform, SHORT_LIVED } from './served-platform.ts';

/** Playwright calls it before the first test, and the function it returns after the last. */
export default async function prepareData(): Promise<() => Promise<void>> {
  // For all platforms of the run: nobody attacks the passwords of tests.
  process.env['PASSWORD_COST'] = '10';
  process.env[SHORT_LIVED] = '1';
  // `npm test` has made it for all its steps.
  if (process.env[PREPARED_DATA]) return async () => {};
  process.env[PLATFORM_SCRIPT] = await bundlePlatform();
  const platform = await servePlatform();
  await platform.stop();
  process.env[PREPARED_DATA] = platform.dataDir;
  return () => platform.remove();
}

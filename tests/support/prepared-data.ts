// A folder of data that a platform has filled, made once in a run of browser tests: starting on a copy of it saves
// making the database and seeding it.
import { PREPARED_DATA, servePlatform } from './served-platform.ts';

/** Playwright calls it before the first test, and what it returns after the last. */
export default async function prepareData(): Promise<() => Promise<void>> {
  // Of all the platforms of the run: nobody guesses the passwords of tests.
  process.env['PASSWORD_COST'] = '10';
  const platform = await servePlatform();
  await platform.stop();
  process.env[PREPARED_DATA] = platform.dataDir;
  return () => platform.remove();
}

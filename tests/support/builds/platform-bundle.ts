// The platform for browser tests, built as for an operator: loading its sources takes most of the time of its start.
import { bundleServer } from '../../../scripts/build/server.ts';

const FOLDER = '.cache/platform';
const NAME = 'platform-host';

/** Returns the path of its script. */
export async function bundlePlatform(): Promise<string> {
  await bundleServer({ [NAME]: 'tests/support/platform-host.ts' }, FOLDER);
  return `${FOLDER}/${NAME}.js`;
}

// `npm run test:browsers`: the same visits in Firefox and WebKit, where they are installed; what is not is printed.
import { ensureBuilt } from './run/built.ts';

export async function main(args: string[]): Promise<number> {
  await ensureBuilt();
  process.env['PASSWORD_COST'] = '10';
  const { FIREFOX } = await import('#tests/browsers/firefox.ts');
  const { WEBKIT } = await import('#tests/browsers/webkit.ts');
  const { visitWith } = await import('#tests/browsers/visits.ts');
  const { servePlatform } = await import('#tests/support/served-platform.ts');
  const isWanted = ({ name }: { name: string }) => args.length === 0 || args.includes(name.toLowerCase());
  let failures = 0;
  const platform = await servePlatform({ CODES_PER_ADDRESS: '1000', TRIES_PER_ADDRESS: '1000' });
  try {
    for (const browser of [FIREFOX, WEBKIT].filter(isWanted)) {
      const missing = browser.missing();
      if (missing !== '') {
        console.log(`${browser.name}: not installed here, so nothing was tested: ${missing}`);
        continue;
      }
      const since = performance.now();
      const { passed, failed } = await visitWith(browser, platform);
      for (const name of passed) console.log(`${browser.name}  ok      ${name}`);
      for (const name of failed) console.log(`${browser.name}  FAILED  ${name}`);
      console.log(`${browser.name}: ${((performance.now() - since) / 1000).toFixed(0)} s`);
      failures += failed.length;
    }
  } finally {
    await platform.remove();
  }
  return failures === 0 ? 0 : 1;
}

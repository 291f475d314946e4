// Debian's Firefox, driven by Playwright.
import { existsSync } from 'node:fs';
import { firefox, type Browser as Engine } from 'playwright';
import type { Browser, Tab, Visitor } from './visitor.ts';

const PATH = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr';

export const FIREFOX: Browser = {
  name: 'Firefox',
  missing: () => (existsSync(PATH) ? '' : `${PATH} (apt-get install firefox-esr, or FIREFOX_PATH)`),
  async visitor(baseURL) {
    const engine = await firefox.launch({ channel: 'moz-firefox', executablePath: PATH });
    return visitorOf(engine, baseURL);
  },
};

async function visitorOf(engine: Engine, baseURL: string): Promise<Visitor> {
  const viewport = { width: 390, height: 844 };
  const context = await engine.newContext({ baseURL, locale: 'en-US', timezoneId: 'UTC', viewport });
  return {
    async newTab(): Promise<Tab> {
      const page = await context.newPage();
      return {
        open: async (address) => void (await page.goto(address)),
        evaluate: (expression) => page.evaluate(expression),
      };
    },
    leave: () => engine.close(),
  };
}

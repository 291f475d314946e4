// What the visits need of a browser. Everything on a page is done by functions that run in it, so that one visit works
// over Playwright and over the WebDriver protocol.

import { pause } from '#src/lib/timing.ts';

export interface Tab {
  readonly open: (address: string) => Promise<void>;
  /** `expression` may be a promise. */
  readonly evaluate: (expression: string) => Promise<unknown>;
}

export interface Visitor {
  readonly newTab: () => Promise<Tab>;
  readonly leave: () => Promise<void>;
}

export interface Browser {
  readonly name: string;
  /** What is not installed here, and how to get it; "" if nothing is missing. */
  readonly missing: () => string;
  /** On a profile of their own. */
  readonly visitor: (baseURL: string) => Promise<Visitor>;
}

type Runs<Given extends readonly unknown[], Found> = (...given: Given) => Found | Promise<Found>;

/** Runs a function in the page; what it needs is given as values. */
export async function inPage<Given extends readonly unknown[], Found>(
  tab: Tab,
  run: Runs<Given, Found>,
  ...given: Given
): Promise<Found> {
  // The compiler of these files wraps functions in a call that the page does not know.
  const source = `((__name) => (${String(run)})(...${JSON.stringify(given)}))((made) => made)`;
  return (await tab.evaluate(source)) as Found;
}

const PATIENCE_MS = 60_000;
const STEP_MS = 100;

/** Asks until there is nothing wrong any more; what is wrong last is the message of the failure. */
export async function until(wrong: () => Promise<string>): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const problem = await wrong().catch(String);
    if (problem === '') return;
    if (Date.now() > end) throw new Error(problem);
    await pause(STEP_MS);
  }
}

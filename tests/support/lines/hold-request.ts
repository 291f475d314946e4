// A request that does not go on until the test says so, as on a slow line.
import type { BrowserContext } from '@playwright/test';

export interface HeldRequest {
  readonly isHeld: Promise<void>;
  readonly release: () => void;
  /** How many requests of the kind were made. */
  readonly count: () => number;
}

/** Those to such a path, from any page of the browser. `answer`: the platform works on them, and its answer is held. */
export async function holdRequest(
  context: BrowserContext,
  path: RegExp,
  what: 'request' | 'answer' = 'request',
): Promise<HeldRequest> {
  let count = 0;
  let hold = () => {};
  let release = () => {};
  const isHeld = new Promise<void>((resolve) => (hold = resolve));
  const isFree = new Promise<void>((resolve) => (release = resolve));
  const isMeant = (url: URL) => path.test(url.pathname);
  await context.route(isMeant, async (route) => {
    count += 1;
    const response = what === 'answer' ? await route.fetch() : undefined;
    hold();
    await isFree;
    await (response ? route.fulfill({ response }) : route.continue());
  });
  return {
    isHeld,
    release: () => release(),
    count: () => count,
  };
}

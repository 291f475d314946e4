// A request that does not go on until the test says so, as on a slow line.
import type { BrowserContext } from '@playwright/test';

export interface HeldRequest {
  readonly isHeld: Promise<void>;
  readonly letGo: () => void;
  /** How many requests of the kind were made. */
  readonly count: () => number;
}

/** Those to such a path, from any page of the browser. */
export async function holdRequest(context: BrowserContext, path: RegExp): Promise<HeldRequest> {
  let count = 0;
  let hold = () => {};
  let letGo = () => {};
  const isHeld = new Promise<void>((resolve) => (hold = resolve));
  const isFree = new Promise<void>((resolve) => (letGo = resolve));
  const isMeant = (url: URL) => path.test(url.pathname);
  await context.route(isMeant, async (route) => {
    count += 1;
    hold();
    await isFree;
    await route.continue();
  });
  return {
    isHeld,
    letGo: () => letGo(),
    count: () => count,
  };
}

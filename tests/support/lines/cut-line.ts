// The connection between a browser and both origins of a platform, cut by a test at the moment of its choice.
import type { BrowserContext, Route } from '@playwright/test';

/**
 * `before` the request leaves the device, `after` the platform did its work but before the answer, or right
 * `behind` the answer.
 */
export type Moment = 'before' | 'after' | 'behind';

export class CutLine {
  #isDown = false;
  #plan: { readonly call: string; readonly moment: Moment; readonly done: () => void } | undefined;

  static async of(context: BrowserContext): Promise<CutLine> {
    const line = new CutLine();
    await context.route('**/*', (route) => line.#carry(route));
    return line;
  }

  /** Blocks everything from the first request to such an address on; resolves when that request was made. */
  cutAt(call: string, moment: Moment): Promise<void> {
    return new Promise((done) => (this.#plan = { call, moment, done }));
  }

  cut(): void {
    this.#isDown = true;
  }

  restore(): void {
    this.#plan = undefined;
    this.#isDown = false;
  }

  async #carry(route: Route): Promise<void> {
    if (this.#isDown) return route.abort('internetdisconnected');
    const plan = this.#plan;
    if (!plan || !new URL(route.request().url()).pathname.includes(plan.call)) return route.continue();
    this.#plan = undefined;
    // No other request gets through while the platform works.
    this.#isDown = true;
    if (plan.moment === 'before') await route.abort('internetdisconnected');
    else await answerOrLose(route, plan.moment);
    plan.done();
  }
}

async function answerOrLose(route: Route, moment: Moment): Promise<void> {
  const response = await route.fetch();
  if (moment === 'behind') await route.fulfill({ response });
  else await route.abort('internetdisconnected');
}

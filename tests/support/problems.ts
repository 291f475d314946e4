// Console errors and uncaught errors of all pages and workers of a browser.
import type { BrowserContext } from '@playwright/test';

export class Problems {
  readonly #seen: string[] = [];
  readonly #announced: RegExp[] = [];

  constructor(context: BrowserContext) {
    context.on('console', (message) => {
      if (message.type() === 'error') this.#seen.push(`${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => {
      // Some errors have no stack, and some nothing else.
      const { name, message, stack = '' } = error.error();
      this.#seen.push(stack.includes(message) && stack !== '' ? stack : `${name}: ${message} ${stack}`);
    });
    context.on('serviceworker', (worker) => {
      worker.on('console', (message) => {
        if (message.type() === 'error') this.#seen.push(`worker: ${message.text()}`);
      });
    });
  }

  /** Errors that the test causes on purpose, such as requests that fail while the network is cut. */
  announce(pattern: RegExp): void {
    this.#announced.push(pattern);
  }

  get unexpected(): string[] {
    return this.#seen.filter((problem) => !this.#announced.some((pattern) => pattern.test(problem)));
  }
}

// What moves on a screen without a tap, as the browser reports it.
import type { Page } from '@playwright/test';

interface Entry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
}

export interface Shift {
  /** Share of the window that moved, times how far it moved as a share of the window. */
  readonly value: number;
  readonly moved: string;
}

/** In every document that this page opens from here on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as unknown as Entry[]) {
        const moved = sources.map((one) => {
          const [from, to] = [one.previousRect, one.currentRect].map((box) => JSON.stringify(box));
          return `${one.node?.parentElement?.outerHTML.slice(0, 200)} from ${from} to ${to}`;
        });
        shifts.push({ value, moved: moved.join('; ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Those of the document that is open. */
export const shiftsOf = (page: Page): Promise<Shift[]> =>
  page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts);

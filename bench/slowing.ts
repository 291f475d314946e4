// A slower processor for a page and for the frame of another origin in it.
import type { BrowserContext, Frame, Page } from '@playwright/test';

export async function slowDown(page: Page, rate: number): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate });
}

/** It has a process of its own where the browser keeps origins apart; else the page's rate is its rate. */
export async function slowFrame(context: BrowserContext, frame: Frame, rate: number): Promise<void> {
  const tools = await context.newCDPSession(frame).catch(() => null);
  await tools?.send('Emulation.setCPUThrottlingRate', { rate });
}

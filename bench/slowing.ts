// Slows the processor for a page and for its frame of another origin.
import type { BrowserContext, Frame, Page } from 'playwright';

export async function slowDown(page: Page, rate: number): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate });
}

/** The frame has its own process if the browser isolates origins; else the page's rate applies to it. */
export async function slowFrame(context: BrowserContext, frame: Frame, rate: number): Promise<void> {
  const tools = await context.newCDPSession(frame).catch(() => null);
  await tools?.send('Emulation.setCPUThrottlingRate', { rate });
}

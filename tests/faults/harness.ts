// A real page in a real browser on a line that a test can break, in front of the real platform.
import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { Probe } from '#src/app/startup/probe.ts';
import { EventLine } from '#tests/support/event-line.ts';
import { KillableBrowser } from '#tests/support/killable-browser.ts';
import { type ServedPlatform, servePlatform } from '#tests/support/served-platform.ts';

declare global {
  var halcyon: Probe;
}

export interface Stored {
  readonly eventId: string;
  readonly installId: string;
  readonly seq: number;
  readonly name: string;
}

const NAME = 'probe';
let platform: ServedPlatform | undefined;

/** One platform for all tests of a run; each test has a line and a browser of its own. */
export async function sharedPlatform(): Promise<ServedPlatform> {
  platform ??= await servePlatform();
  return platform;
}

export async function endPlatform(): Promise<void> {
  await platform?.remove();
  platform = undefined;
}

export class Harness {
  readonly line: EventLine;
  readonly browser: KillableBrowser;
  context!: BrowserContext;
  page!: Page;
  /** What this test tracked, told apart from the app's own events. */
  made = 0;
  readonly #platform: ServedPlatform;
  readonly #run = Math.random().toString(36).slice(2);

  private constructor(shared: ServedPlatform, line: EventLine, browser: KillableBrowser) {
    this.#platform = shared;
    this.line = line;
    this.browser = browser;
  }

  static async create(): Promise<Harness> {
    const shared = await sharedPlatform();
    const line = new EventLine(shared.address);
    await line.up();
    return new Harness(shared, line, await KillableBrowser.create());
  }

  /** Opens the browser, on what it had stored before, and waits until delivery is ready. */
  async visit(): Promise<Page> {
    this.context = await this.browser.open();
    this.page = await this.browser.page(this.context);
    await this.load(this.page);
    return this.page;
  }

  async load(page: Page): Promise<void> {
    await page.goto(this.line.address);
    await this.ready(page);
  }

  async ready(page: Page): Promise<void> {
    await page.waitForFunction(() => 'halcyon' in globalThis);
    await page.evaluate(() => halcyon.ready);
  }

  /** All in one task, as an app that has much to tell. */
  async track(count: number, page = this.page): Promise<void> {
    const from = this.made;
    this.made += count;
    await page.evaluate(
      ([name, run, first, last]) => {
        for (let index = first; index < last; index += 1) {
          halcyon.track(name, { eventInterfaceId: run, eventRoomId: String(index) });
        }
      },
      [NAME, this.#run, from, from + count] as const,
    );
  }

  /** Storage has taken so many events of this page, the app's own among them. */
  async committed(count: number, page = this.page): Promise<void> {
    await page.waitForFunction((wanted) => halcyon.committed.length >= wanted, count);
  }

  async stored(): Promise<Stored[]> {
    const rows = await this.#platform.rows<Record<string, string>>(
      'select event_id, install_id, event_seq, event_room_id from event where event_interface_id = $1 order by event_seq',
      [this.#run],
    );
    return rows.map((row) => ({
      eventId: row['event_id'] ?? '',
      installId: row['install_id'] ?? '',
      seq: Number(row['event_seq']),
      name: row['event_room_id'] ?? '',
    }));
  }

  /** Whose events these are. */
  async members(): Promise<number[]> {
    const rows = await this.#platform.rows<{ event_user_id: string }>(
      'select event_user_id from event where event_interface_id = $1',
      [this.#run],
    );
    return rows.map((row) => Number(row.event_user_id));
  }

  /** Sequences of every event of these installations, the app's own too. */
  async allSeqs(): Promise<Set<number>> {
    const rows = await this.#platform.rows<{ event_seq: string }>(
      'select event_seq from event where install_id in (select install_id from event where event_interface_id = $1)',
      [this.#run],
    );
    return new Set(rows.map((row) => Number(row.event_seq)));
  }

  /** Every event made is stored, once; returns the seconds it took. */
  async allStored(timeoutMs = 30_000, wanted = this.made): Promise<number> {
    const begun = Date.now();
    await expect
      .poll(async () => (await this.stored()).length, { timeout: timeoutMs, intervals: [100] })
      .toBe(wanted);
    const seconds = (Date.now() - begun) / 1000;
    const rows = await this.stored();
    expect(new Set(rows.map((row) => row.name)).size, 'events stored twice').toBe(wanted);
    return seconds;
  }

  /** Requests of the sender that carried events of this test; a beacon is a second messenger and not one of them. */
  get batches(): number {
    return this.line.arrivals.filter((arrival) => !arrival.isBeacon && arrival.text.includes(this.#run))
      .length;
  }

  async remove(): Promise<void> {
    await this.browser.remove();
    await this.line.down();
  }
}

// A real page in a real browser, on a network line that a test can break, in front of the real platform.
import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { Probe } from '#src/app/startup/probe.ts';
import { allRows, countRows } from '#tests/support/device/rows.ts';
import { EventLine } from '#tests/support/lines/event-line.ts';
import { KillableBrowser } from '#tests/support/killable-browser.ts';
import { SHORT_LIVED } from '../../scripts/run/chromium.ts';
import type { ServedPlatform } from '#tests/support/served-platform.ts';

declare global {
  var halcyon: Probe;
}

export interface StoredEvent {
  readonly eventId: string;
  readonly installId: string;
  readonly seq: number;
  readonly name: string;
}

export class Harness {
  readonly line: EventLine;
  readonly browser: KillableBrowser;
  context!: BrowserContext;
  page!: Page;
  /** Marks the events of this test, to tell them from the app's own. */
  made = 0;
  /** Events that the platform rejects as invalid. */
  refused = 0;
  /**
   * Milliseconds from `track()` until the event was in storage, for every event the page could still report.
   */
  readonly commitMs: number[] = [];
  /** `installation:sequence` of every event that was in storage when the page could last report it. */
  readonly committed = new Set<string>();
  readonly #platform: ServedPlatform;
  /** The element of the events of this test. */
  readonly run = Math.random().toString(36).slice(2);

  private constructor(shared: ServedPlatform, line: EventLine, browser: KillableBrowser) {
    this.#platform = shared;
    this.line = line;
    this.browser = browser;
  }

  static async create(shared: ServedPlatform): Promise<Harness> {
    const line = new EventLine(shared.address);
    await line.up();
    try {
      return new Harness(shared, line, await KillableBrowser.create(SHORT_LIVED));
    } catch (error) {
      await line.down();
      throw error;
    }
  }

  /** Opens the browser on its earlier storage and waits until delivery is ready. */
  async visit(): Promise<Page> {
    this.context = await this.browser.open();
    await this.context.exposeFunction('noteCommit', (numbers: string[], ms?: number) => {
      for (const number of numbers) this.committed.add(number);
      if (ms !== undefined) this.commitMs.push(...numbers.map(() => ms));
    });
    this.page = await this.browser.page(this.context);
    await this.load(this.page);
    return this.page;
  }

  async load(page: Page): Promise<void> {
    await page.goto(this.line.address);
    await this.watch(page);
  }

  /**
   * Waits until delivery is ready; from then on the page reports each commit over the debugger connection,
   * which outlives the page.
   */
  async watch(page: Page): Promise<void> {
    await page.waitForFunction(() => 'halcyon' in globalThis);
    await page.evaluate(async () => {
      await halcyon.ready;
      const { noteCommit } = globalThis as unknown as {
        noteCommit: (numbers: string[], ms?: number) => void;
      };
      noteCommit(halcyon.committed);
      halcyon.onCommit((numbers) => {
        const since = performance.getEntriesByName('tracked').at(-1)?.startTime;
        noteCommit(numbers, since === undefined ? undefined : performance.now() - since);
      });
    });
  }

  /** All in one task, as a busy app would. */
  async track(count: number, page = this.page): Promise<void> {
    const from = this.made;
    this.made += count;
    await page.evaluate(
      ([run, first, last]) => {
        performance.mark('tracked');
        for (let index = first; index < last; index += 1) {
          halcyon.track('view', {
            eventInterfaceId: run,
            eventShowType: 'list',
            eventRoomId: `${index}`,
          });
        }
      },
      [this.run, from, from + count] as const,
    );
  }

  /** Waits until storage holds this many events of the page, including the app's own. */
  async hasCommitted(count: number, page = this.page): Promise<void> {
    await page.waitForFunction((wanted) => halcyon.committed.length >= wanted, count);
  }

  /** Waits until storage holds everything that was tracked on this page. */
  async hasWritten(page = this.page): Promise<void> {
    await page.waitForFunction(() => halcyon.unwritten() === 0);
    for (const number of await page.evaluate(() => halcyon.committed)) this.committed.add(number);
  }

  /** Waits until a browser that ends again, however it ends, keeps its store: docs/decisions/062. */
  async hasNewLog(): Promise<void> {
    await expect
      .poll(() => this.browser.hasNewLog())
      .toBe(true)
      .catch(async (cause: unknown) => {
        const infoLogs = await this.browser.infoLogs();
        throw new Error(`The store has settled on no new log:\n${infoLogs.join('\n')}`, { cause });
      });
  }

  async stored(): Promise<StoredEvent[]> {
    const rows = await this.#platform.rows<Record<string, string>>(
      'select event_id, install_id, event_seq, event_room_id from event where event_interface_id = $1 order by event_seq',
      [this.run],
    );
    return rows.map((row) => ({
      eventId: row['event_id'] ?? '',
      installId: row['install_id'] ?? '',
      seq: Number(row['event_seq']),
      name: row['event_room_id'] ?? '',
    }));
  }

  /** Ids of the installations whose events these are. */
  async members(): Promise<number[]> {
    const rows = await this.#platform.rows<{ event_user_id: string }>(
      'select event_user_id from event where event_interface_id = $1',
      [this.run],
    );
    return rows.map((row) => Number(row.event_user_id));
  }

  /** `installation:sequence` of every event in the store. */
  async allNumbers(): Promise<Set<string>> {
    const rows = await this.#platform.rows<{ number: string }>(
      "select install_id || ':' || event_seq as number from event where install_id = any($1)",
      [this.#installations()],
    );
    return new Set(rows.map((row) => row.number));
  }

  /** Events that storage had committed and that are missing from the store. */
  async lost(): Promise<number> {
    const stored = await this.allNumbers();
    return [...this.committed].filter((number) => !stored.has(number)).length;
  }

  /** What this device still holds and the state of its sender, to help find the cause of a failure. */
  async standing(): Promise<string> {
    const locks = await this.page.evaluate(async () => ({
      locks: await navigator.locks.query(),
      worker: navigator.serviceWorker.controller?.state,
    }));
    return JSON.stringify({
      waiting: await countRows(this.page, 'outbox'),
      deadLetters: await countRows(this.page, 'deadLetters'),
      delivery: await allRows(this.page, 'delivery'),
      installation: await allRows(this.page, 'installation'),
      committedBy: this.#installations(),
      ...locks,
      store: await this.browser.infoLogs(),
    });
  }

  /** What the analysts' view reports as missing for the installations of this test. */
  async gaps(): Promise<unknown[]> {
    return this.#platform.rows('select * from delivery_gaps where install_id = any($1)', [
      this.#installations(),
    ]);
  }

  #installations(): string[] {
    return [...new Set([...this.committed].map((number) => number.split(':')[0] ?? ''))];
  }

  /** Waits until every tracked event is stored once; returns the seconds it took. */
  async allStored(timeoutMs = 60_000, wanted = this.made): Promise<number> {
    const begun = Date.now();
    await expect
      .poll(async () => (await this.stored()).length, { timeout: timeoutMs, intervals: [100] })
      .toBe(wanted);
    const seconds = (Date.now() - begun) / 1000;
    const rows = await this.stored();
    expect(new Set(rows.map((row) => row.name)).size, 'events stored twice').toBe(wanted);
    return seconds;
  }

  /** Requests of the sender with events of this test; beacons do not count. */
  get batches(): number {
    return this.line.arrivals.filter((arrival) => !arrival.isBeacon && arrival.text.includes(this.run))
      .length;
  }

  async remove(): Promise<void> {
    try {
      await this.browser.remove();
    } finally {
      await this.line.down();
    }
  }
}

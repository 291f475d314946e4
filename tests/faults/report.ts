// One row per fault, printed at the end. A fault that lost an event or stored one twice fails its test.
import { expect } from '@playwright/test';
import type { Harness } from './harness.ts';

/** Events that the app has only just written count as being on their way. */
const ON_ITS_WAY_MS = 30_000;

interface Row {
  readonly fault: string;
  readonly made: number;
  readonly stored: number;
  /** In storage on the device, and not in the store. */
  readonly lost: number;
  /** Still in the page's memory when the browser died. */
  readonly 'never written': number;
  readonly 'twice on the wire': number;
  readonly 'twice in the store': number;
  readonly requests: number;
  readonly 'caught up, s': string;
  /** From `track()` until the event was in storage: median and 99th percentile, in milliseconds. */
  readonly 'to commit, ms': string;
}

export class Report {
  readonly #rows: Row[] = [];

  async add(fault: string, harness: Harness, seconds: number): Promise<void> {
    await expect
      .poll(() => harness.lost(), { message: `${fault}: events lost`, timeout: ON_ITS_WAY_MS })
      .toBe(harness.refused);
    await this.addLossy(fault, harness, seconds);
  }

  /** For a fault that destroys what storage held. */
  async addLossy(fault: string, harness: Harness, seconds: number): Promise<void> {
    const stored = await harness.stored();
    const distinct = new Set(stored.map((row) => row.name)).size;
    const twice = stored.length - distinct;
    expect(twice, `${fault}: events stored twice`).toBe(0);
    this.#rows.push({
      fault,
      made: harness.made,
      stored: stored.length,
      lost: await harness.lost(),
      'never written': harness.made - distinct,
      'twice on the wire': harness.line.duplicatesOnTheWire,
      'twice in the store': twice,
      requests: harness.line.arrivals.length,
      'caught up, s': seconds.toFixed(1),
      'to commit, ms': quantilesOf(harness.commitMs),
    });
  }

  print(): void {
    // oxlint-disable-next-line no-console -- Printing it is the purpose of the suite.
    console.table(this.#rows);
  }
}

function quantilesOf(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.ceil(sorted.length * part) - 1]?.toFixed(0) ?? '-';
  return `${at(0.5)} / ${at(0.99)}`;
}

// One row a fault, printed when all are through.
import { setTimeout as delay } from 'node:timers/promises';
import type { Harness } from './harness.ts';

const ON_ITS_WAY_MS = 10_000;

interface Row {
  readonly fault: string;
  readonly made: number;
  readonly stored: number;
  /** Storage had taken it, and the store has not got it. */
  readonly lost: number;
  /** Still in the page's memory when the browser died. */
  readonly 'never written': number;
  readonly 'twice on the wire': number;
  readonly 'twice in the store': number;
  readonly requests: number;
  readonly 'caught up, s': string;
  /** From `track()` until storage had it: median and 99th percentile, milliseconds. */
  readonly 'to commit, ms': string;
}

export class Report {
  readonly #rows: Row[] = [];

  async add(fault: string, harness: Harness, seconds: number): Promise<void> {
    const stored = await harness.stored();
    const distinct = new Set(stored.map((row) => row.name)).size;
    this.#rows.push({
      fault,
      made: harness.made,
      stored: stored.length,
      lost: await lostOf(harness),
      'never written': harness.made - distinct,
      'twice on the wire': harness.line.duplicatesOnTheWire,
      'twice in the store': stored.length - distinct,
      requests: harness.line.arrivals.length,
      'caught up, s': seconds.toFixed(1),
      'to commit, ms': quantilesOf(harness.commitMs),
    });
  }

  print(): void {
    // oxlint-disable-next-line no-console -- What the suite is run for.
    console.table(this.#rows);
  }
}

/** What the app itself has only just written is on its way. */
async function lostOf(harness: Harness): Promise<number> {
  for (const deadline = Date.now() + ON_ITS_WAY_MS; ; await delay(100)) {
    const lost = await harness.lost();
    if (lost === 0 || Date.now() > deadline) return lost;
  }
}

function quantilesOf(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.ceil(sorted.length * part) - 1]?.toFixed(0) ?? '-';
  return `${at(0.5)} / ${at(0.99)}`;
}

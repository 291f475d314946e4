// One row a fault, printed when all are through.
import type { Harness } from './harness.ts';

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
      lost: await harness.lost(),
      'never written': harness.made - distinct,
      'twice on the wire': harness.line.duplicatesOnTheWire,
      'twice in the store': stored.length - distinct,
      requests: harness.line.arrivals.length,
      'caught up, s': seconds.toFixed(1),
    });
  }

  print(): void {
    // oxlint-disable-next-line no-console -- What the suite is run for.
    console.table(this.#rows);
  }
}

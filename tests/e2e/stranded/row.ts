// What the table of faults says of a test: read from its annotations in any report.
import { test } from '@playwright/test';

interface Row {
  readonly fault: string;
  /** What the person sees. */
  readonly sees: string;
  readonly wayOut: string;
}

/** Runs the visit under a fault and records its row, with the seconds until the person was where they wanted to be. */
export async function recordRow({ fault, sees, wayOut }: Row, visit: () => Promise<void>): Promise<void> {
  const from = performance.now();
  await visit();
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  test.info().annotations.push({ type: 'row', description: [fault, sees, wayOut, seconds].join(' | ') });
}

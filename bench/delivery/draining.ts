// A device comes back online with a full outbox.
import { readFileSync, readdirSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { Bench } from './page.ts';

export interface DrainFigures {
  readonly events: number;
  readonly seconds: number;
  /** Seconds per thousand events, in order of arrival. */
  readonly perThousand: readonly number[];
  readonly requests: number;
  readonly bytesPerEvent: number;
  /** Megabytes of the browser with all its processes: before, at most while it drains, and after. */
  readonly memoryMb: { readonly before: number; readonly most: number; readonly after: number };
}

const SLICE = 1000;

export async function measureDraining({ page, line, browser }: Bench, events: number): Promise<DrainFigures> {
  await line.down();
  await fillOutbox(page, events);
  // A new page, so that the memory of the page that filled the outbox is not measured.
  const begunWith = line.arrivals.length;
  const before = memoryOf(browser.processGroup);
  let most = before;
  await line.up();
  await page.reload();
  const delivered = () => line.arrivals.slice(begunWith);
  // The closing page sends a few events by beacon, which the worker need not send again.
  const distinct = () => new Set(delivered().flatMap(({ eventIds }) => eventIds)).size;
  while (distinct() < events) {
    await delay(200);
    most = Math.max(most, memoryOf(browser.processGroup));
  }
  await line.quiet();
  return { ...summed(delivered()), memoryMb: { before, most, after: memoryOf(browser.processGroup) } };
}

async function fillOutbox(page: Bench['page'], events: number): Promise<void> {
  await page.evaluate(
    async ([count, slice]) => {
      const before = halcyon.committed.length;
      for (let done = 0; done < count; done += slice) {
        for (let index = done; index < done + slice; index += 1) {
          halcyon.track('click', { eventInterfaceId: `bench.${index}`, eventShowType: 'list' });
        }
        while (halcyon.committed.length < before + done + slice) {
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
      }
    },
    [events, SLICE] as const,
  );
}

function summed(arrivals: Bench['line']['arrivals']): Omit<DrainFigures, 'memoryMb'> {
  const first = arrivals[0]?.at ?? 0;
  const perThousand: number[] = [];
  let events = 0;
  let lastAt = first;
  for (const { at, eventIds } of arrivals) {
    events += eventIds.length;
    if (events < SLICE * (perThousand.length + 1)) continue;
    perThousand.push((at - lastAt) / 1000);
    lastAt = at;
  }
  const bytes = arrivals.reduce((sum, arrival) => sum + arrival.bytes, 0);
  const seconds = ((arrivals.at(-1)?.at ?? first) - first) / 1000;
  return { events, seconds, perThousand, requests: arrivals.length, bytesPerEvent: bytes / events };
}

/** Megabytes of a process group; shared memory is counted once. */
function memoryOf(group: number): number {
  let kilobytes = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // After the name in brackets: state, parent, group.
      if (Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2]) !== group) continue;
      const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
      kilobytes += Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0);
    } catch {
      // The process has ended meanwhile.
    }
  }
  return kilobytes / 1024;
}

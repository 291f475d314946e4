// The bytes that arrive from the network, in the page and in the worker.

/** Milliseconds, so that a burst of files is one report. */
const PAUSE_MS = 1000;

type Report = (bytes: number) => Promise<boolean>;

/**
 * Reports the bytes that arrived from the network, also those from before the call. What a worker or a cache answered
 * counts nothing in the page: the worker sees its own requests. A report that is not taken is part of the next one.
 */
export function watchTransfers(report: Report): void {
  let bytes = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = async () => {
    const reported = bytes;
    timer = undefined;
    if (await report(reported).catch(() => false)) bytes -= reported;
  };
  const watch = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[]) bytes += sizeOf(entry);
    if (bytes > 0) timer ??= setTimeout(() => void tell(), PAUSE_MS);
  });
  for (const type of ['navigation', 'resource']) watch.observe({ type, buffered: true });
}

const sizeOf = ({ entryType, workerStart, transferSize }: PerformanceResourceTiming): number =>
  entryType === 'navigation' && workerStart > 0 ? 0 : transferSize;

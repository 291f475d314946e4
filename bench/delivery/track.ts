// The cost of `track()` in the page that calls it.
import type { Page } from 'playwright';

export interface TrackFigures {
  /** Milliseconds per call, in the task that calls. */
  readonly perCall: number;
  /** Milliseconds until storage has all of them. */
  readonly written: number;
  /** Milliseconds of the longest task until then, 0 if none took more than 50. */
  readonly longestTask: number;
}

/** `perTask` calls per task, in as many tasks as needed. */
export async function measureTrack(page: Page, calls: number, perTask: number): Promise<TrackFigures> {
  return page.evaluate(
    async ([count, slice]) => {
      const tasks: number[] = [];
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) tasks.push(entry.duration);
      });
      observer.observe({ type: 'longtask' });
      const before = halcyon.committed.length;
      const begun = performance.now();
      let spent = 0;
      for (let done = 0; done < count; done += slice) {
        await new Promise((resolve) => setTimeout(resolve));
        const from = performance.now();
        for (let index = done; index < done + slice; index += 1) {
          halcyon.track('click', { eventInterfaceId: `bench.${index}`, eventShowType: 'list' });
        }
        spent += performance.now() - from;
      }
      while (halcyon.committed.length < before + count) {
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      const written = performance.now() - begun;
      // The observer reports a task after it has ended.
      await new Promise((resolve) => setTimeout(resolve, 200));
      observer.disconnect();
      return { perCall: spent / count, written, longestTask: Math.max(0, ...tasks) };
    },
    [calls, perTask] as const,
  );
}

/** The floor: the same rows in one plain IndexedDB transaction, milliseconds per event. */
export async function measureBareWrite(page: Page, rows: number): Promise<number> {
  return page.evaluate(async (count) => {
    const opening = indexedDB.open('bench-floor', 1);
    opening.onupgradeneeded = () =>
      opening.result
        .createObjectStore('rows', { keyPath: 'eventSeq', autoIncrement: true })
        .createIndex('eventId', 'eventId', { unique: true });
    await new Promise((resolve) => (opening.onsuccess = resolve));
    const begun = performance.now();
    const writing = opening.result.transaction('rows', 'readwrite', { durability: 'relaxed' });
    for (let index = 0; index < count; index += 1) {
      writing.objectStore('rows').add({
        eventName: 'click',
        eventInterfaceId: `bench.${index}`,
        eventShowType: 'list',
        eventRoomId: '',
        eventFrom: '/',
        eventTime: 1_790_000_000,
        eventUserId: 0,
        channel: 'WEB',
        appId: 'halcyon',
        version: '1.1.0',
        eventId: crypto.randomUUID(),
        installId: 'f6b1c7f6-2f3b-4c55-8f0f-0a4d0a3f9a11',
        madeAt: Date.now(),
      });
    }
    await new Promise((resolve) => (writing.oncomplete = resolve));
    const spent = performance.now() - begun;
    opening.result.close();
    indexedDB.deleteDatabase('bench-floor');
    return spent / count;
  }, rows);
}

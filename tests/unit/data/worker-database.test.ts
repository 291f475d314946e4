import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FreshEvent } from '#src/data/events/append.ts';
import { OUTBOX_NAME, OUTBOX_VERSION } from '#src/data/db/tables/version.ts';
import { type DeadLetterRow, OutboxDb, type OutboxRow } from '#src/data/db/tables/outbox-db.ts';
import { PageOutbox } from '#src/data/db/page-outbox.ts';

const openInWorker = async () => (await import('#sw/outbox-db.ts')).outbox();

const versionsHere = async () =>
  (await indexedDB.databases()).filter(({ name }) => name === OUTBOX_NAME).map(({ version }) => version);

let page: Dexie | undefined;

async function openInPage<D extends Dexie>(opened: D): Promise<D> {
  page = opened;
  await opened.open();
  return opened;
}

/** A build whose database has another version and the same tables. */
function otherBuild(version: number): Dexie {
  const other = new Dexie(OUTBOX_NAME);
  other.version(version).stores({ outbox: '++eventSeq, &eventId' });
  return other;
}

const event = (n: number): FreshEvent =>
  ({
    eventId: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
    eventName: 'probe',
    madeAt: Date.now(),
  }) as unknown as FreshEvent;

const outboxIds = async (db: OutboxDb) => (await db.outbox.toArray()).map(({ eventId }) => eventId);

beforeEach(() => {
  vi.resetModules();
});
afterEach(async () => {
  (await openInWorker())?.close();
  page?.close();
  page = undefined;
  vi.unstubAllGlobals();
  await Dexie.delete(OUTBOX_NAME);
});

describe('the outbox in the worker', () => {
  it('has the latest version that pages declare', () => {
    expect(new OutboxDb().verno).toBe(OUTBOX_VERSION);
  });

  it('is not created before a page has created it', async () => {
    expect(await openInWorker()).toBeNull();
    expect(await versionsHere()).toEqual([]);
  });

  it('does not block a page that creates it at the same moment', async () => {
    const released = vi.fn();
    const opening = vi.spyOn(indexedDB, 'open');
    const inPage = new Promise<IDBDatabase>((resolve) => {
      opening.mockImplementationOnce((name) => {
        const inWorker = indexedDB.open(name);
        const request = indexedDB.open(name, OUTBOX_VERSION * 10);
        request.onupgradeneeded = () => request.result.createObjectStore('outbox');
        request.onsuccess = () => {
          request.result.onversionchange = released;
          resolve(request.result);
        };
        return inWorker;
      });
    });
    expect(await openInWorker()).toBeNull();
    (await inPage).transaction('outbox', 'readwrite').objectStore('outbox').put('an event', 1);
    expect(await (await openInWorker())?.outbox.count()).toBe(1);
    expect(released).not.toHaveBeenCalled();
    (await inPage).close();
  });

  it('is not opened at another version', async () => {
    const version = OUTBOX_VERSION + 1;
    const other = await openInPage(otherBuild(version));
    await other.table('outbox').add(event(1));
    expect(await openInWorker()).toBeNull();
    expect(other.isOpen()).toBe(true);
    expect(await versionsHere()).toEqual([version * 10]);
    expect(await other.table('outbox').count()).toBe(1);
  });

  it('is closed for a newer version, and not opened again', async () => {
    await openInPage(new OutboxDb());
    const db = await openInWorker();
    page?.close();
    await openInPage(otherBuild(OUTBOX_VERSION + 1));
    expect(db?.isOpen()).toBe(false);
    await expect(db?.outbox.count()).rejects.toThrow();
    expect(await openInWorker()).toBeNull();
  });

  it('is closed when it is deleted, and opened again when a page has recreated it', async () => {
    await openInPage(new OutboxDb());
    const before = await openInWorker();
    page?.close();
    await Dexie.delete(OUTBOX_NAME);
    await expect(before?.outbox.count()).rejects.toThrow();
    expect(await openInWorker()).toBeNull();
    expect(await versionsHere()).toEqual([]);
    await openInPage(new OutboxDb());
    expect(await outboxIds((await openInWorker())!)).toEqual([]);
  });

  it('begins a write only when that of a page is over, also of another table', async () => {
    const db = await openInPage(new PageOutbox());
    const worker = await openInWorker();
    const order: string[] = [];
    let written: Promise<unknown> | undefined;
    await db.transaction('rw', db.deadLetters, async () => {
      await db.deadLetters.put({ eventSeq: 1, reason: 'long' } as DeadLetterRow);
      written = worker?.outbox.add(event(1) as OutboxRow).then(() => order.push('of the worker'));
      for (let count = 0; count < 10; count += 1) await db.deadLetters.count();
      order.push('of the page');
    });
    await written;
    expect(order).toEqual(['of the page', 'of the worker']);
  });

  it('is missing if storage is refused', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    expect(await openInWorker()).toBeNull();
    vi.unstubAllGlobals();
  });
});

/** Cache Storage as far as the worker uses it here. */
function stubCaches(): void {
  const kept = new Map<string, Map<string, Response>>();
  vi.stubGlobal('caches', {
    has: async (name: string) => kept.has(name),
    open: async (name: string) => {
      const entries = kept.get(name) ?? new Map<string, Response>();
      kept.set(name, entries);
      return {
        keys: async () => [...entries.keys()],
        match: async (key: string) => entries.get(key)?.clone(),
        put: async (key: string, response: Response) => void entries.set(key, response),
        delete: async (key: string) => entries.delete(key),
      };
    },
  });
}

describe('events of a page that could not write them', () => {
  const postMessage = vi.fn();
  const sent: string[] = [];

  async function takeOver(events: FreshEvent[], port?: object) {
    // Imported by a computed name: its types belong to a worker, which this project does not include.
    const outbox = '#sw/outbox.ts';
    const worker = (await import(outbox)) as {
      takeOver: (events: FreshEvent[], port?: object) => Promise<void>;
    };
    await worker.takeOver(events, port);
  }

  async function answer(_: string, { body }: { body: string }) {
    const { eventList } = JSON.parse(body) as { eventList: { eventId: string }[] };
    sent.push(...eventList.map(({ eventId }) => eventId));
    return Response.json({ errcode: 0, code: 200, msg: '', data: { rejected: [] } });
  }

  beforeEach(() => {
    postMessage.mockClear();
    sent.length = 0;
    stubCaches();
    vi.stubGlobal('self', { clients: { matchAll: async () => [] }, __WB_MANIFEST: [] });
    vi.stubGlobal('navigator', { userAgent: '' });
    vi.stubGlobal('fetch', answer);
  });

  it('are written and sent, and the page learns that they are written', async () => {
    await openInPage(new OutboxDb());
    await takeOver([event(1)], { postMessage });
    expect(postMessage).toHaveBeenCalledExactlyOnceWith(true);
    expect(sent).toEqual([event(1).eventId]);
  });

  it('stay with a page that continues, while there is no database', async () => {
    await takeOver([event(1)], { postMessage });
    expect(postMessage).toHaveBeenCalledExactlyOnceWith(false);
    await openInPage(new OutboxDb());
    await takeOver([event(2)]);
    expect(sent).toEqual([event(2).eventId]);
  });

  it('are kept for a page that closes, and sent once there is a database, even after a restart of the worker', async () => {
    await takeOver([event(1), event(2)]);
    await takeOver([event(3)]);
    expect(sent).toEqual([]);
    vi.resetModules();
    await openInPage(new OutboxDb());
    await takeOver([event(4), event(2)]);
    expect([...sent].sort()).toEqual([1, 2, 3, 4].map((n) => event(n).eventId));
    sent.length = 0;
    await takeOver([event(5)]);
    expect(sent).toEqual([event(5).eventId]);
  });

  it('are sent once, even if a page hands them over again while it closes', async () => {
    await openInPage(new OutboxDb());
    await takeOver([event(1)]);
    await takeOver([event(1)]);
    expect(sent).toEqual([event(1).eventId]);
  });
});

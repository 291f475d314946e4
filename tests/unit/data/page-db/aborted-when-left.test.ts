import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PageDb } from '#src/data/db/page-db.ts';
import { HalcyonDb } from '#src/data/db/tables/schema.ts';
import { draft, holdTransaction } from './held-transaction.ts';

const reload = vi.fn<() => void>();
let page: EventTarget;
let db: PageDb;
let nextPage: HalcyonDb;

beforeEach(async () => {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  await new HalcyonDb().delete();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  reload.mockReset();
  db.close();
  nextPage.close();
  await new HalcyonDb().delete();
});

async function openIn(vendor: string): Promise<void> {
  vi.stubGlobal('navigator', { vendor });
  db = new PageDb({ onReturned: reload });
  nextPage = new HalcyonDb();
  await db.open();
  await nextPage.open();
}

const leave = () => page.dispatchEvent(new Event('pagehide'));
const comeBack = () => page.dispatchEvent(new Event('pageshow'));
const keys = async () => (await nextPage.drafts.toArray()).map(({ key }) => key);

it.each(['r', 'rw'] as const)(
  'lets the next page write after WebKit has kept a page with an open transaction (%s)',
  async (mode) => {
    await openIn('Apple Computer, Inc.');
    const { done } = await holdTransaction(db, mode);
    const failure = expect(done).rejects.toThrow();
    leave();
    await nextPage.drafts.put(draft('next'));
    await failure;
    expect(await keys()).toEqual(['next']);
  },
  5000,
);

it('begins no transaction in a page that WebKit keeps, and reloads the page when it is shown again', async () => {
  await openIn('Apple Computer, Inc.');
  leave();
  await expect(db.drafts.put(draft('late'))).rejects.toThrow();
  comeBack();
  expect(reload).toHaveBeenCalledOnce();
});

it('goes on in a page that had nothing open when it was left', async () => {
  await openIn('Apple Computer, Inc.');
  await db.drafts.put(draft('before'));
  leave();
  comeBack();
  await db.drafts.put(draft('later'));
  expect(reload).not.toHaveBeenCalled();
  expect(await keys()).toEqual(['before', 'later']);
});

it('finishes a write of a page that another browser keeps', async () => {
  await openIn('Google Inc.');
  const { end, done } = await holdTransaction(db, 'rw');
  leave();
  end();
  await done;
  expect(await keys()).toEqual(['held']);
});

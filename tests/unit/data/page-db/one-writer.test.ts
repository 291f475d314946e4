import 'fake-indexeddb/auto';
import { afterEach, expect, it } from 'vitest';
import { HalcyonDb } from '#src/data/db/schema.ts';
import { PageDb } from '#src/data/db/page-db.ts';

let tab: PageDb;
let otherTab: PageDb;

afterEach(async () => {
  tab.close();
  otherTab.close();
  await new HalcyonDb().delete();
});

async function openTabs(): Promise<void> {
  tab = new PageDb();
  otherTab = new PageDb();
  await tab.open();
  await otherTab.open();
}

/** A write that has begun in the first tab, and lasts until `end` is called. */
async function writing(): Promise<{ end: () => Promise<unknown> }> {
  let isOver = false;
  let begun = () => {};
  const hasBegun = new Promise<void>((resolve) => (begun = resolve));
  const done = tab.transaction('rw', tab.drafts, async () => {
    await tab.drafts.put({ memberId: 0, key: 'long', value: 'long' });
    while (!isOver) await tab.drafts.count().finally(begun);
  });
  await hasBegun;
  return {
    end: () => {
      isOver = true;
      return Promise.resolve(done);
    },
  };
}

it.each([
  ['the same tab', () => tab],
  ['another tab', () => otherTab],
])('begins a write of another table in %s only when the write before it is over', async (_, of) => {
  await openTabs();
  const order: string[] = [];
  const { end } = await writing();
  const next = Promise.resolve(of().installation.put({ key: 'buildId', value: '1' })).then(() =>
    order.push('next'),
  );
  // What is read of a table nobody writes is answered in the order of the requests.
  await tab.mails.count();
  await tab.mails.count();
  order.push('read meanwhile');
  await end();
  await next;
  expect(order).toEqual(['read meanwhile', 'next']);
});

it('lets every table be read meanwhile, but for those that are written', async () => {
  await openTabs();
  const { end } = await writing();
  const others = tab.tables.filter(({ name }) => name !== 'drafts' && name !== 'wishes');
  await expect(Promise.all(others.map((table) => table.count()))).resolves.toHaveLength(others.length);
  await end();
});

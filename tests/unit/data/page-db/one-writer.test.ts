import 'fake-indexeddb/auto';
import { afterEach, expect, it } from 'vitest';
import { HalcyonDb } from '#src/data/db/tables/schema.ts';
import { PageDb } from '#src/data/db/page-db.ts';
import { holdTransaction } from './held-transaction.ts';

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

it.each([
  ['the same tab', () => tab],
  ['another tab', () => otherTab],
])('begins a write of another table in %s only when the write before it is over', async (_, of) => {
  await openTabs();
  const order: string[] = [];
  const { end, done } = await holdTransaction(tab, 'rw');
  const next = Promise.resolve(of().installation.put({ key: 'buildId', value: '1' })).then(() =>
    order.push('next'),
  );
  // What is read of a table nobody writes is answered in the order of the requests.
  await tab.mails.count();
  await tab.mails.count();
  order.push('read meanwhile');
  end();
  await done;
  await next;
  expect(order).toEqual(['read meanwhile', 'next']);
});

it('lets every table be read meanwhile, but for those that are written', async () => {
  await openTabs();
  const { end, done } = await holdTransaction(tab, 'rw');
  const others = tab.tables.filter(({ name }) => name !== 'drafts' && name !== 'wishes');
  await expect(Promise.all(others.map((table) => table.count()))).resolves.toHaveLength(others.length);
  end();
  await done;
});

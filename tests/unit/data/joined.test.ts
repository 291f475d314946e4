// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { DONE, joined, outdateReads, type RefreshResult } from '#src/data/api/joined.ts';

/** A read whose answers arrive when the test says so. */
function heldRead() {
  const answers: Array<(refreshed: RefreshResult) => void> = [];
  const begin = vi.fn(() => new Promise<RefreshResult>((resolve) => answers.push(resolve)));
  return { begin, answer: () => answers.shift()?.(DONE) };
}

const refused: RefreshResult = { ok: false, kind: 'unreachable' };

afterEach(() => outdateReads());

it('reads once for all who ask while it is under way, and again afterwards', async () => {
  const read = heldRead();
  const refresh = joined('a', read.begin);
  const both = [refresh(), refresh()];
  expect(read.begin).toHaveBeenCalledTimes(1);
  read.answer();
  expect(await Promise.all(both)).toEqual([DONE, DONE]);
  void refresh();
  expect(read.begin).toHaveBeenCalledTimes(2);
  read.answer();
});

it('reads anew after a write, and not before the earlier answer has been stored', async () => {
  const read = heldRead();
  const refresh = joined('b', read.begin);
  void refresh();
  outdateReads();
  const fresh = [refresh(), refresh()];
  expect(read.begin).toHaveBeenCalledTimes(1);
  read.answer();
  await vi.waitFor(() => expect(read.begin).toHaveBeenCalledTimes(2));
  read.answer();
  expect(await Promise.all(fresh)).toEqual([DONE, DONE]);
});

it('reads anew although the earlier read failed', async () => {
  let attempt = 0;
  let fail = () => {};
  const refresh = joined('c', () => {
    attempt += 1;
    if (attempt > 1) return Promise.resolve(DONE);
    return new Promise((resolve) => (fail = () => resolve(refused)));
  });
  const first = refresh();
  outdateReads();
  const second = refresh();
  fail();
  expect([await first, await second]).toEqual([refused, DONE]);
});

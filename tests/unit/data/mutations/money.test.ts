import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MutationRow } from '#src/data/db/tables/schema.ts';
import { newGate, newLocks } from '#tests/support/device/locks.ts';
import { EFFECT, MoneyLife, OVER_MS } from './money-life.ts';
import { rowOf, UNKNOWN } from './page-life.ts';

let money: MoneyLife;
beforeEach(async () => {
  money = await MoneyLife.begin();
});
afterEach(() => money.end());

describe('the effect of a mutation that moves coin', () => {
  it('is stored before the mutation is forgotten', async () => {
    let open: MutationRow[] = [];
    money.keep = async () => {
      open = await money.rows();
      return true;
    };
    expect(await money.pay()).toMatchObject({ ok: true });
    expect(open).toHaveLength(1);
    expect(await money.rows()).toEqual([]);
  });

  it.each([
    ['could not be read', () => Promise.resolve(false), 0],
    ['could not be stored', () => Promise.reject(new Error('no storage')), 1],
  ] as const)('is asked for again if it %s', async (_, fails, reports) => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    money.keep = fails;
    expect(await money.pay()).toEqual({ ok: false, kind: 'unreachable' });
    expect(report).toHaveBeenCalledTimes(reports);
    expect(await money.rows()).toHaveLength(1);
    money.keep = async (done) => money.kept.push(done) > 0;
    money.line.answer = () => EFFECT;
    await money.ask();
    expect(money.kept).toEqual([{ data: { coin: 9 }, requestId: money.keys[0], subject: '1' }]);
    expect(await money.rows()).toEqual([]);
  });

  it('stays open when it cannot be stored after a question, too', async () => {
    money.loseAnswers('cut');
    await money.pay();
    money.line.answer = () => EFFECT;
    money.keep = () => Promise.reject(new Error('no storage'));
    await expect(money.ask()).rejects.toThrow('no storage');
    money.keep = async () => false;
    await money.ask();
    expect(await money.rows()).toHaveLength(1);
  });
});

describe('a mutation that moves coin and has no known effect', () => {
  it('did not go through once its own page has seen the request end', async () => {
    money.loseAnswers();
    await money.pay();
    expect(await money.isWithoutEffect()).toBe(false);
    expect(await money.ask()).toBe(false);
    expect(await money.isWithoutEffect()).toBe(true);
  });

  it('did not go through after a restart either', async () => {
    money.loseAnswers('cut');
    await money.pay();
    await money.restart();
    money.loseAnswers();
    await money.ask();
    expect(await money.isWithoutEffect()).toBe(true);
  });

  it('may still arrive if its page was closed before the request ended, until its time has surely passed', async () => {
    money.passes(0);
    const arrived = newGate();
    money.line.answer = ({ call }) => {
      if (call !== 'pay') return UNKNOWN;
      arrived.open();
      return newGate().isOpen.then(() => 'cut');
    };
    void money.pay();
    await arrived.isOpen;
    await money.restart();
    money.passes(OVER_MS - 2000);
    expect(await money.ask()).toBe(false);
    expect(await money.isWithoutEffect()).toBe(false);
    money.passes(3000);
    expect(await money.ask()).toBe(true);
    expect(await money.rows()).toEqual([]);
  });

  it.each([1e9, -1e9])(
    'may arrive for a minute after the first question if the clock of the device was wrong by %i ms',
    async (wrongMs) => {
      money.passes(0);
      const row = rowOf({ subject: '1', isMoney: true, createdAt: Date.now() + wrongMs });
      await money.life.db.mutations.put(row);
      money.line.answer = () => UNKNOWN;
      expect(await money.ask()).toBe(false);
      vi.advanceTimersByTime(OVER_MS - 1000);
      expect(await money.ask()).toBe(false);
      vi.advanceTimersByTime(1000);
      expect(await money.ask()).toBe(true);
    },
  );

  it('is not judged while a request of its call is under way', async () => {
    money.loseAnswers();
    await money.pay();
    const arrived = newGate();
    const answered = newGate();
    money.line.answer = async ({ call }) => {
      if (call !== 'pay') return UNKNOWN;
      arrived.open();
      await answered.isOpen;
      return 'cut';
    };
    const second = money.pay();
    await arrived.isOpen;
    expect(await money.ask()).toBe(false);
    expect(await money.isWithoutEffect()).toBe(false);
    answered.open();
    await second;
    expect(await money.isWithoutEffect()).toBe(false);
  });

  it('keeps its row when it was sent again during the question', async () => {
    money.passes(0);
    money.loseAnswers();
    await money.pay();
    await money.restart();
    money.passes(OVER_MS + 1000);
    money.line.answer = async ({ call }) => {
      if (call === 'pay') return 'cut';
      money.line.answer = () => 'cut';
      await money.pay();
      return UNKNOWN;
    };
    expect(await money.ask()).toBe(false);
    expect(await money.rows()).toMatchObject([{ attempts: 2 }]);
  });
});

describe('one at a time', () => {
  it('among all tabs', async () => {
    const locks = newLocks();
    vi.stubGlobal('navigator', { onLine: true, userAgent: '', locks });
    const otherTab = newGate();
    const other = locks.request('halcyon-money-pay', {}, () => otherTab.isOpen);
    expect(await money.pay()).toEqual({ ok: false, kind: 'busy' });
    expect(money.keys).toEqual([]);
    otherTab.open();
    await other;
    expect(await money.pay()).toMatchObject({ ok: true });
  });

  it('but what another call or another kind of mutation left open holds nothing up', async () => {
    const { mutations } = money.life.db;
    await mutations.bulkPut([
      rowOf({ call: 'vote', subject: '2', isMoney: true }),
      rowOf({ subject: '2' }),
      rowOf({ subject: '2', isMoney: true, memberId: 8 }),
    ]);
    expect(await money.pay()).toMatchObject({ ok: true });
    expect(await mutations.count()).toBe(3);
    await mutations.put(rowOf({ subject: '2', isMoney: true }));
    expect(await money.pay()).toEqual({ ok: false, kind: 'busy' });
  });
});

describe('a question about what is open', () => {
  it('says nothing once another member is signed in', async () => {
    money.passes(0);
    money.loseAnswers('cut');
    await money.pay();
    money.passes(OVER_MS + 1000);
    money.line.answer = () => {
      money.life.beginSession({ memberId: 8, token: 'token of 8' });
      return UNKNOWN;
    };
    expect(await money.ask()).toBe(false);
    expect(await money.rows()).toHaveLength(1);
  });

  it('leaves everything open that cannot be asked about', async () => {
    money.passes(0);
    money.loseAnswers('cut');
    await money.pay();
    money.passes(OVER_MS + 1000);
    expect(await money.ask()).toBe(false);
    expect(await money.rows()).toHaveLength(1);
  });
});

it('tells of its timeout once, and not of that of its question', async () => {
  const listener = vi.fn<() => void>();
  money.life.timedOut.listen(listener);
  money.line.answer = () => 'silence';
  expect(await money.pay()).toEqual({ ok: false, kind: 'timeout' });
  await money.ask();
  expect(listener).toHaveBeenCalledTimes(1);
});

import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newGate } from '#tests/support/device/locks.ts';
import type { Done, MoneyCall } from '#src/data/mutations/money.ts';
import { CONFLICT, SERVER_FAULT } from '#src/contract/errors.ts';
import { beginLife, calls, DONE, endLife, type Life, type Line, openLine, refusal, rowOf } from './page-life.ts';

type Pay = typeof calls.pay;
type Open = Awaited<ReturnType<Life['openMutations']>>;

const UNKNOWN = { data: { state: 'unknown' } };
const EFFECT = { data: { state: 'done', call: 'pay', data: { coin: 9 } } };
/** Milliseconds after which a request has no effect any more. */
const OVER_MS = 60_000;

let line: Line;
let life: Life;
let kept: Array<Done<Pay>>;
let keep: MoneyCall<Pay>['keep'];
const money: MoneyCall<Pay> = { call: calls.pay, keep: (done, memberId) => keep(done, memberId) };

beforeEach(async () => {
  line = await openLine();
  life = await beginLife();
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  kept = [];
  keep = async (done) => {
    kept.push(done);
    return true;
  };
});
afterEach(() => endLife(life));

const pay = (amount = 1, password?: string) =>
  life.mutateMoney(money, { amount, ...(password && { password }) }, `${amount}`);
const rows = (): Promise<Open> => life.openMutations(life.db, { call: 'pay', memberId: 7 });
const sentOf = (call: string) => line.sent.filter((one) => one.call === call);
const keys = () => sentOf('pay').map(({ requestId }) => requestId);

function passes(ms: number): void {
  vi.setSystemTime(Date.now() + ms);
  life.noteServerTime(Math.floor(Date.now() / 1000));
}

/** No answer to the mutation, and this one to the question about it. */
function loseAnswers(outcome: typeof UNKNOWN | typeof EFFECT | 'cut' = UNKNOWN): void {
  line.answer = ({ call }) => (call === 'pay' ? 'cut' : outcome);
}

/** Whether this page says that it did not go through. */
async function isWithoutEffect(): Promise<boolean> {
  const [row] = await rows();
  return row !== undefined && life.withoutEffect.peek().has(life.tryOf(row));
}

async function restart(): Promise<void> {
  life.db.close();
  life = await beginLife();
}

describe('the effect of a mutation that moves coin', () => {
  it('is stored before the mutation is forgotten', async () => {
    let open: Open = [];
    keep = async () => {
      open = await rows();
      return true;
    };
    expect(await pay()).toMatchObject({ ok: true });
    expect(open).toHaveLength(1);
    expect(await rows()).toEqual([]);
  });

  it.each([
    ['could not be read', () => Promise.resolve(false), 0],
    ['could not be stored', () => Promise.reject(new Error('no storage')), 1],
  ] as const)('is asked for again if it %s', async (_, fails, reports) => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    keep = fails;
    expect(await pay()).toEqual({ ok: false, kind: 'unreachable' });
    expect(report).toHaveBeenCalledTimes(reports);
    expect(await rows()).toHaveLength(1);
    keep = async (done) => kept.push(done) > 0;
    line.answer = () => EFFECT;
    await life.resolveMoney(money);
    expect(kept).toEqual([{ data: { coin: 9 }, requestId: keys()[0], subject: '1' }]);
    expect(await rows()).toEqual([]);
  });

  it('stays open when it cannot be stored after a question, too', async () => {
    loseAnswers('cut');
    await pay();
    line.answer = () => EFFECT;
    keep = () => Promise.reject(new Error('no storage'));
    await expect(life.resolveMoney(money)).rejects.toThrow('no storage');
    keep = async () => false;
    await life.resolveMoney(money);
    expect(await rows()).toHaveLength(1);
  });
});

describe('a mutation that moves coin and has no known effect', () => {
  it('did not go through once its own page has seen the request end', async () => {
    loseAnswers();
    await pay();
    expect(await isWithoutEffect()).toBe(false);
    expect(await life.resolveMoney(money)).toBe(false);
    expect(await isWithoutEffect()).toBe(true);
  });

  it('is open again as soon as it is sent again', async () => {
    loseAnswers();
    await pay();
    await life.resolveMoney(money);
    loseAnswers('cut');
    await pay();
    expect(keys()[1]).toBe(keys()[0]);
    expect(await isWithoutEffect()).toBe(false);
  });

  it('may still arrive after a restart, until its time has surely passed', async () => {
    passes(0);
    loseAnswers();
    await pay();
    await restart();
    passes(OVER_MS - 2000);
    expect(await life.resolveMoney(money)).toBe(false);
    expect(await isWithoutEffect()).toBe(false);
    passes(3000);
    expect(await life.resolveMoney(money)).toBe(true);
    expect(await rows()).toEqual([]);
  });

  it('counts that time from its last try', async () => {
    passes(0);
    loseAnswers();
    await pay();
    passes(OVER_MS - 2000);
    await pay();
    passes(3000);
    expect(await life.resolveMoney(money)).toBe(false);
    expect(await rows()).toHaveLength(1);
  });

  it('ends although the clock of the device was wrong when it was sent', async () => {
    passes(0);
    await life.db.mutations.put(rowOf({ subject: '1', isMoney: true, createdAt: Date.now() + 1e9 }));
    line.answer = () => UNKNOWN;
    expect(await life.resolveMoney(money)).toBe(false);
    vi.advanceTimersByTime(OVER_MS);
    expect(await life.resolveMoney(money)).toBe(true);
  });

  it('is not judged while a request of its call is under way', async () => {
    loseAnswers();
    await pay();
    const arrived = newGate();
    const answered = newGate();
    line.answer = async ({ call }) => {
      if (call === 'pay') {
        arrived.open();
        await answered.isOpen;
        return 'cut';
      }
      return UNKNOWN;
    };
    const second = pay();
    await arrived.isOpen;
    expect(await life.resolveMoney(money)).toBe(false);
    expect(await isWithoutEffect()).toBe(false);
    answered.open();
    await second;
    expect(await isWithoutEffect()).toBe(false);
  });

  it('keeps its row when it was sent again during the question', async () => {
    passes(0);
    loseAnswers();
    await pay();
    await restart();
    passes(OVER_MS + 1000);
    line.answer = async ({ call }) => {
      if (call === 'pay') return 'cut';
      line.answer = () => 'cut';
      await pay();
      return UNKNOWN;
    };
    expect(await life.resolveMoney(money)).toBe(false);
    expect(await rows()).toMatchObject([{ attempts: 2 }]);
  });
});

describe('the next try', () => {
  beforeEach(async () => {
    loseAnswers();
    await pay(1, 'one');
    line.answer = () => DONE;
  });

  it('has the same key although a secret was typed again', async () => {
    await pay(1, 'two');
    expect(keys()[1]).toBe(keys()[0]);
    expect(await rows()).toEqual([]);
  });

  it('is not sent with another amount while the first one may still arrive', async () => {
    passes(0);
    loseAnswers();
    await life.resolveMoney(money);
    expect(await isWithoutEffect()).toBe(true);
    expect(await pay(2)).toEqual({ ok: false, kind: 'busy' });
    expect(sentOf('pay')).toHaveLength(1);
    // Checked until it is certain.
    await life.resolveMoney(money);
    expect(await isWithoutEffect()).toBe(false);
    passes(OVER_MS + 1000);
    expect(await life.resolveMoney(money)).toBe(true);
    await pay(2);
    expect(keys()[1]).not.toBe(keys()[0]);
  });

  it('that is refused leaves the first one open, because that may still arrive', async () => {
    line.answer = ({ call }) => (call === 'pay' ? refusal(2001) : UNKNOWN);
    expect(await pay()).toMatchObject({ kind: 'refused', errcode: 2001 });
    expect(await isWithoutEffect()).toBe(true);
    line.answer = () => EFFECT;
    await life.resolveMoney(money);
    expect(kept).toHaveLength(1);
  });
});

describe('an answer that leaves the effect open', () => {
  it.each([CONFLICT, SERVER_FAULT])('(%i) is followed by the question', async (errcode) => {
    line.answer = ({ call }) => (call === 'pay' ? refusal(errcode) : EFFECT);
    expect(await pay()).toMatchObject({ ok: true, data: { coin: 9 } });
    expect(await rows()).toEqual([]);
    line.answer = ({ call }) => (call === 'pay' ? refusal(errcode) : UNKNOWN);
    expect(await pay()).toEqual({ ok: false, kind: 'unreachable' });
    expect(await rows()).toHaveLength(1);
  });

  it('is followed by nothing after any other refusal', async () => {
    line.answer = () => refusal(2001);
    expect(await pay()).toMatchObject({ kind: 'refused', errcode: 2001 });
    expect(line.sent).toHaveLength(1);
    expect(await rows()).toEqual([]);
  });
});

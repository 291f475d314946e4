import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CONFLICT, SERVER_FAULT } from '#src/contract/errors.ts';
import { EFFECT, MoneyLife, OVER_MS } from './money-life.ts';
import { DONE, refusal, UNKNOWN } from './page-life.ts';

let money: MoneyLife;
beforeEach(async () => {
  money = await MoneyLife.begin();
  money.passes(0);
});
afterEach(() => money.end());

describe('a mutation that moves coin, sent again after its answer was lost,', () => {
  beforeEach(async () => {
    money.loseAnswers();
    await money.pay(1, 'one');
    await money.ask();
  });

  it('is open again', async () => {
    money.loseAnswers('cut');
    await money.pay(1, 'one');
    expect(money.keys[1]).toBe(money.keys[0]);
    expect(await money.isWithoutEffect()).toBe(false);
  });

  it('has the same key although a secret was typed again', async () => {
    money.line.answer = () => DONE;
    await money.pay(1, 'two');
    expect(money.keys[1]).toBe(money.keys[0]);
    expect(await money.rows()).toEqual([]);
  });

  it('may arrive for as long as it may after the last try', async () => {
    money.passes(OVER_MS - 2000);
    await money.pay(1, 'one');
    money.passes(3000);
    expect(await money.ask()).toBe(false);
    expect(await money.rows()).toHaveLength(1);
  });

  it('stays open when it is refused now, because the first one may still arrive', async () => {
    money.line.answer = ({ call }) => (call === 'pay' ? refusal(2001) : UNKNOWN);
    expect(await money.pay()).toMatchObject({ kind: 'refused', errcode: 2001 });
    expect(await money.isWithoutEffect()).toBe(true);
    money.line.answer = () => EFFECT;
    await money.ask();
    expect(money.kept).toHaveLength(1);
  });
});

it('another amount is not sent while the first one may still arrive', async () => {
  money.loseAnswers();
  await money.pay();
  await money.ask();
  expect(await money.isWithoutEffect()).toBe(true);
  expect(await money.pay(2)).toEqual({ ok: false, kind: 'busy' });
  expect(money.keys).toHaveLength(1);
  // Checked until it is certain.
  await money.ask();
  expect(await money.isWithoutEffect()).toBe(false);
  money.passes(OVER_MS + 1000);
  expect(await money.ask()).toBe(true);
  await money.pay(2);
  expect(money.keys[1]).not.toBe(money.keys[0]);
});

describe('an answer that leaves the effect open', () => {
  it.each([CONFLICT, SERVER_FAULT])('(%i) is followed by the question', async (errcode) => {
    money.line.answer = ({ call }) => (call === 'pay' ? refusal(errcode) : EFFECT);
    expect(await money.pay()).toMatchObject({ ok: true, data: { coin: 9 } });
    expect(await money.rows()).toEqual([]);
    money.line.answer = ({ call }) => (call === 'pay' ? refusal(errcode) : UNKNOWN);
    expect(await money.pay()).toEqual({ ok: false, kind: 'unreachable' });
    expect(await money.rows()).toHaveLength(1);
  });

  it('is followed by nothing after any other refusal', async () => {
    money.line.answer = () => refusal(2001);
    expect(await money.pay()).toMatchObject({ kind: 'refused', errcode: 2001 });
    expect(money.line.sent).toHaveLength(1);
    expect(await money.rows()).toEqual([]);
  });
});

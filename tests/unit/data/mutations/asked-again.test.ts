import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  beginLife,
  calls,
  endLife,
  DONE,
  keysOf,
  type Life,
  type Line,
  loseAnswers,
  openLine,
  refusal,
  rowOf,
} from './page-life.ts';

let line: Line;
let life: Life;
beforeEach(async () => {
  line = await openLine();
  life = await beginLife();
});
afterEach(() => endLife(life));

const pay = (amount = 1, options = {}) => life.mutate(calls.pay, { amount }, options);
const rows = () => life.db.mutations.toArray();
const keys = () => keysOf(line, 'pay');

describe('a refusal that asks for something', () => {
  const refuseFirst = () => {
    line.answer = () => (line.sent.length === 1 ? refusal(2001) : DONE);
  };

  it('is followed by the same mutation once it was given', async () => {
    refuseFirst();
    expect(await pay(1, { onRefused: async () => true })).toMatchObject({ ok: true });
    expect(new Set(keys()).size).toBe(1);
    expect(keys()).toHaveLength(2);
  });

  it('is the answer if it was not given', async () => {
    refuseFirst();
    expect(await pay(1, { onRefused: async () => false })).toMatchObject({ errcode: 2001 });
    expect(keys()).toHaveLength(1);
  });

  it('is the answer if another member has signed in meanwhile', async () => {
    refuseFirst();
    const onRefused = async () => {
      life.beginSession({ memberId: 8, token: 'token of 8' });
      return true;
    };
    expect(await pay(1, { onRefused })).toMatchObject({ errcode: 2001 });
    expect(keys()).toHaveLength(1);
  });

  it('is asked for only after a refusal', async () => {
    const asked = () => Promise.reject(new Error('asked'));
    expect(await pay(1, { onRefused: asked })).toMatchObject({ ok: true });
    line.answer = () => 'cut';
    expect(await pay(1, { onRefused: asked })).toMatchObject({ kind: 'unreachable' });
  });
});

describe('the end of what belonged to a call', () => {
  it('is a new key for that call, and for no other one and no other member', async () => {
    await loseAnswers(line, async () => {
      await pay(1, { subject: 'a' });
      await life.mutate(calls.vote, { up: 1 });
    });
    await life.db.transaction('rw', life.db.mutations, () => life.forgetSentOf(life.db, 7, 'pay'));
    expect((await rows()).map(({ call }) => call)).toEqual(['vote']);
    await pay(1, { subject: 'a' });
    await life.mutate(calls.vote, { up: 1 });
    expect(new Set(keys()).size).toBe(2);
    expect(new Set(keysOf(line, 'vote')).size).toBe(1);
    await loseAnswers(line, () => pay(1, { subject: 'b' }));
    await life.db.transaction('rw', life.db.mutations, () => life.forgetSentOf(life.db, 8, 'pay'));
    await pay(1, { subject: 'b' });
    expect(keys().at(-1)).toBe(keys().at(-2));
  });

  it('leaves what is queued', async () => {
    await life.db.mutations.put(rowOf({ requestId: 'queued', input: {} }));
    await life.db.transaction('rw', life.db.mutations, () => life.forgetSentOf(life.db, 7, 'pay'));
    expect(await rows()).toHaveLength(1);
  });
});

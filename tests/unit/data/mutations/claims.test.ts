import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bonusCalls } from '#src/contract/bonus.ts';
import { ALREADY_CLAIMED, ATTACHMENT_RECEIVED } from '#src/contract/errors.ts';
import { mailCalls } from '#src/contract/mail.ts';
import type * as Claims from '#src/data/answers/claims.ts';
import type { MailHeadRow } from '#src/data/db/tables/rows.ts';
import { endedMutations, takeOutcome } from '#src/data/mutations/outcomes.ts';
import { beginLife, endLife, type Life, type Line, openLine, refusal } from './page-life.ts';

const AWARDS = [{ itemId: 2001, num: 100 }];
const AWARDED = { data: { awards: AWARDS, coin: 900, balanceSeq: 3 } };
const MAIL: MailHeadRow = {
  ...{ memberId: 7, id: 4, title: 'A gift', summary: '', type: 1, time: 1 },
  ...{ read: false, hasAward: true, received: false, claimable: 1 },
};

let line: Line;
let life: Life;
let claims: typeof Claims;

beforeEach(async () => {
  line = await openLine();
  life = await beginLife();
  claims = await import('#src/data/answers/claims.ts');
  life.setQueuePolicies(claims.claimPolicies);
  line.answer = () => AWARDED;
});
afterEach(() => endLife(life));

const enqueue = (call: Claims.ClaimCall, id: number) =>
  life.enqueue(life.db, {
    policy: claims.claimPolicy(call),
    memberId: 7,
    subject: String(id),
    input: { id },
  });
const balance = async () => (await life.db.balances.get(7))?.coin;
const outcomes = async () => (await endedMutations(life.db)).map(({ outcome }) => outcome);
const keys = () => line.sent.map(({ requestId }) => requestId);

describe('a claim', () => {
  it('that is made twice is one claim', async () => {
    const first = await enqueue(bonusCalls.redPacketReceive, 1);
    const second = await enqueue(bonusCalls.redPacketReceive, 1);
    await enqueue(bonusCalls.redPacketReceive, 2);
    expect(second.requestId).toBe(first.requestId);
    await life.flush();
    expect(keys()).toHaveLength(2);
  });

  it('stores its award, and how it ended for the tab that shows it', async () => {
    const { requestId } = await enqueue(bonusCalls.redPacketReceive, 1);
    await life.flush();
    expect(await balance()).toBe(900);
    expect(await outcomes()).toEqual([{ isLate: false, awards: AWARDS }]);
    const [row] = await endedMutations(life.db);
    expect(row).toMatchObject({ requestId, call: 'redPacketReceive', subject: '1' });
    expect(row).not.toHaveProperty('input');
  });

  it('is shown in one of two tabs, and once', async () => {
    await enqueue(bonusCalls.redPacketReceive, 1);
    await life.flush();
    const [row] = await endedMutations(life.db);
    const taken = await Promise.all([takeOutcome(life.db, row!), takeOutcome(life.db, row!)]);
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await endedMutations(life.db)).toEqual([]);
  });

  it.each([
    ['had to wait for a connection', { attempts: 1 }],
    ['was tapped in an earlier visit', { createdAt: Date.now() - 3_600_000 }],
  ])('that %s says so', async (_, more) => {
    const { requestId } = await enqueue(bonusCalls.redPacketReceive, 1);
    await life.db.mutations.update(requestId, more);
    await life.flush();
    expect(await outcomes()).toMatchObject([{ isLate: true }]);
  });

  it('that has ended is not sent again and not counted as unsent, and another can be made', async () => {
    await enqueue(bonusCalls.redPacketReceive, 1);
    await life.flush();
    await life.flush({ isUrgent: true });
    expect(keys()).toHaveLength(1);
    const again = await enqueue(bonusCalls.redPacketReceive, 1);
    expect(again.requestId).not.toBe(keys()[0]);
  });

  it('that ended in another tab says nothing', async () => {
    line.answer = () => refusal(ALREADY_CLAIMED);
    await enqueue(bonusCalls.redPacketReceive, 1);
    await life.flush();
    expect(await life.db.mutations.count()).toBe(0);
  });

  it('that is refused changes no balance and brings no award', async () => {
    const before = { memberId: 7, coin: 500, balanceSeq: 2, callSeq: 1, readAt: 1 };
    await life.db.balances.put(before);
    line.answer = () => refusal(404);
    await enqueue(bonusCalls.redPacketReceive, 1);
    await life.flush();
    expect(await life.db.balances.toArray()).toEqual([before]);
    const [outcome] = await outcomes();
    expect(outcome).toEqual({ isLate: false, reason: expect.any(String) });
  });

  it('of another award says nothing about a mail with the same number', async () => {
    await life.db.mails.put(MAIL);
    line.answer = () => refusal(ATTACHMENT_RECEIVED);
    await enqueue(bonusCalls.redPacketReceive, MAIL.id);
    await life.flush();
    expect(await life.db.mails.toArray()).toEqual([MAIL]);
  });
});

describe('the attachment of a mail', () => {
  beforeEach(() => life.db.mails.put(MAIL));

  it.each([
    ['received now', { data: { ...AWARDED.data, ids: [MAIL.id] } }],
    ['received before', refusal(ATTACHMENT_RECEIVED)],
  ])('is marked as received if it was %s', async (_, answer) => {
    line.answer = () => answer;
    await enqueue(mailCalls.receiveMail, MAIL.id);
    await life.flush();
    expect(await life.db.mails.toArray()).toMatchObject([{ received: true, read: true, claimable: 0 }]);
  });
});

import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bonusCalls } from '#src/contract/bonus.ts';
import type { Reply } from '#src/contract/call.ts';
import { ATTACHMENT_RECEIVED } from '#src/contract/errors.ts';
import { mailCalls } from '#src/contract/mail.ts';
import type * as Claims from '#src/data/mutations/claims.ts';
import type { MailHeadRow } from '#src/data/member/rows.ts';
import { beginLife, endLife, type Life, type Line, openLine, refusal } from './page-life.ts';

const AWARDED = { data: { awards: [], coin: 900, balanceSeq: 3 } };
const MAIL: MailHeadRow = {
  ...{ memberId: 7, id: 4, title: 'A gift', summary: '', type: 1, time: 1 },
  ...{ read: false, hasAward: true, received: false, claimable: 1 },
};

let line: Line;
let life: Life;
let claims: typeof Claims;
const later = vi.fn<(reply: Reply<Claims.ClaimCall>) => void>();
const claimed = vi.fn<() => void>();

beforeEach(async () => {
  line = await openLine();
  life = await beginLife();
  claims = await import('#src/data/mutations/claims.ts');
  life.setQueuePolicies(claims.claimPolicies);
  claims.claimedLater.listen(later.mockClear());
  life.claimed.listen(claimed.mockClear());
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

  it('stores its award, and emits the reply if no screen waits for it', async () => {
    await enqueue(bonusCalls.redPacketReceive, 1);
    await life.flush();
    expect(await balance()).toBe(900);
    expect(later).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ ok: true }));
    expect(claimed).toHaveBeenCalledOnce();
  });

  it('passes the reply to the screen that waits for it, and emits none', async () => {
    const { requestId } = await enqueue(bonusCalls.redPacketReceive, 1);
    const answer = vi.fn<(reply: Reply<Claims.ClaimCall>) => void>();
    claims.tapped.set(requestId, answer);
    await life.flush();
    expect(answer).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ ok: true }));
    expect(later).not.toHaveBeenCalled();
    expect(claimed).toHaveBeenCalledOnce();
  });

  it('that is refused changes no balance and brings no award', async () => {
    const before = { memberId: 7, coin: 500, balanceSeq: 2, callSeq: 1, readAt: 1 };
    await life.db.balances.put(before);
    line.answer = () => refusal(404);
    await enqueue(bonusCalls.redPacketReceive, 1);
    await life.flush();
    expect(await life.db.balances.toArray()).toEqual([before]);
    expect(later).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ ok: false, errcode: 404 }));
    expect(claimed).not.toHaveBeenCalled();
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

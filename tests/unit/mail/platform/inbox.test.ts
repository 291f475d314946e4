// The platform's side of the inbox.
import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { runCommand } from '#server/operator/commands.ts';
import { deleteOldMails } from '#server/store/mail/inbox.ts';
import type { SignedInCaller, TestPlatform } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { AFTER_LOGIN } from '#tests/support/registration.ts';
import { DAY, entriesOf } from '../../bonus/platform/earn.ts';
import { send, sendAward, sendMany } from './send.ts';

const it = platformTest();

const inbox = async (platform: TestPlatform, member: SignedInCaller, input: object = {}) =>
  (await platform.call('getMail2', input, member)).data;
const titles = async (platform: TestPlatform, member: SignedInCaller, input: object = {}) =>
  (await inbox(platform, member, input)).list.map(({ title }) => title);
const receive = (platform: TestPlatform, member: SignedInCaller, input: object) =>
  platform.call('receiveMail', input, member);
const remove = (platform: TestPlatform, member: SignedInCaller, input: object) =>
  platform.call('delMail', input, member);
const dot = async (platform: TestPlatform, member: SignedInCaller) =>
  (await platform.call('activityGetStatusList', {}, member)).data.emailAwardFlag;

const afterLogin = async (platform: TestPlatform, member: SignedInCaller) =>
  (await platform.call('getAfterLoginInfo', AFTER_LOGIN, member)).data;

describe('the list', () => {
  it('is newest first, and mails of the same moment keep one order', async ({ platform, member }) => {
    await send(platform, member, { title: 'first' });
    await send(platform, member, { title: 'second' });
    platform.clock.advance(1000);
    await send(platform, member, { title: 'third', type: 1 });
    expect(await titles(platform, member)).toEqual(['third', 'second', 'first']);
    expect(await titles(platform, member, { type: 2 })).toEqual(['second', 'first']);
  });

  it('has pages that new mails do not shift', async ({ platform, member }) => {
    await sendMany(platform, member, 25);
    const first = await inbox(platform, member, { pageSize: 10 });
    expect(first).toMatchObject({ total: 25, hasMore: true, unread: 25 });
    platform.clock.advance(1000);
    await send(platform, member, { title: 'new' });
    const endTime = first.list[0]?.time;
    expect((await titles(platform, member, { pageSize: 10, page: 2, endTime }))[0]).toBe('Mail 15');
    const last = await inbox(platform, member, { pageSize: 10, page: 3, endTime });
    expect(last).toMatchObject({ total: 25, hasMore: false, unread: 26 });
  });

  it('shows what is unread, and opening a mail lowers the number', async ({ platform, member }) => {
    const id = await send(platform, member, { title: 'news', click: { type: 3, action: '/vip' } });
    const state = await afterLogin(platform, member);
    expect(state.unreadMail).toBe(1);
    const { data } = await platform.call('getMailDetail', { id }, member);
    expect(data).toMatchObject({ read: true, content: '<p>What it says.</p>', clickAction: '/vip' });
    expect(await inbox(platform, member)).toMatchObject({ unread: 0, list: [{ id, read: true }] });
  });

  it('lights the red dot for an award, read or unread, until it is received or expires', async ({
    platform,
    member,
  }) => {
    await send(platform, member, { title: 'news' });
    expect(await dot(platform, member)).toBe(false);
    const id = await sendAward(platform, member, { title: 'gift', coins: 7 });
    expect(await dot(platform, member)).toBe(true);
    await platform.call('getMailDetail', { id }, member);
    expect(await dot(platform, member)).toBe(true);
    expect((await receive(platform, member, { id })).data.flags).toMatchObject({ emailAwardFlag: false });
    const expireAt = new Date(platform.clock.now.getTime() + 1000);
    await sendAward(platform, member, { title: 'short', expireAt });
    expect(await dot(platform, member)).toBe(true);
    platform.clock.advance(2000);
    expect(await dot(platform, member)).toBe(false);
  });

  it("never shows another member's mail, nor that there is one", async ({ platform, member }) => {
    const other = await platform.register();
    const id = await sendAward(platform, other, { title: 'theirs' });
    expect((await inbox(platform, member)).list).toEqual([]);
    expect((await platform.call('getMailDetail', { id }, member)).errcode).toBe(6001);
    expect((await receive(platform, member, { id })).errcode).toBe(6001);
    expect((await remove(platform, member, { ids: [id], force: true })).errcode).toBe(6001);
    expect((await inbox(platform, other)).list).toMatchObject([{ id, read: false, received: false }]);
  });
});

describe('receiving', () => {
  it('credits the award once, and the statement names it', async ({ platform, member }) => {
    const id = await sendAward(platform, member, { title: 'gift', coins: 7 });
    const { data } = await receive(platform, member, { id });
    expect(data).toMatchObject({ ids: [id], awards: [{ num: 7_00 }], flags: { emailAwardFlag: false } });
    expect((await receive(platform, member, { id })).errcode).toBe(6003);
    expect(await entriesOf(platform, member, 'mail')).toEqual([7_00]);
    const { data: statement } = await platform.call('appUserCoinDetail', {}, member);
    expect(statement.list[0]).toMatchObject({ title: 'Mail reward', amount: 7_00 });
    const { data: log } = await platform.call('activityAwardGetLog', {}, member);
    expect(log.list[0]).toMatchObject({ name: 'Mail reward', awards: [{ num: 7_00 }] });
  });

  it('takes several at once; one already received is no error beside one that works', async ({
    platform,
    member,
  }) => {
    const [a, b, c] = [
      await sendAward(platform, member, { title: 'a' }),
      await sendAward(platform, member, { title: 'b' }),
      await send(platform, member, { title: 'without' }),
    ];
    await receive(platform, member, { id: a });
    const { data, errcode } = await receive(platform, member, { ids: [a, b, c, 999_999] });
    expect(errcode).toBe(0);
    expect(data).toMatchObject({ ids: [b], awards: [{ num: 5_00 }] });
    expect((await receive(platform, member, { ids: [a, b] })).errcode).toBe(6003);
    expect((await receive(platform, member, { id: c })).errcode).toBe(6002);
    expect((await receive(platform, member, { id: 999_999 })).errcode).toBe(6001);
    expect(await entriesOf(platform, member, 'mail')).toEqual([5_00, 5_00]);
  });

  it('is credited once when two tabs ask at the same moment', async ({ platform, member }) => {
    const id = await sendAward(platform, member, { title: 'once' });
    const answers = await Promise.all([1, 2, 3].map(() => receive(platform, member, { id })));
    expect(answers.map(({ errcode }) => errcode).sort((a, b) => a - b)).toEqual([0, 6003, 6003]);
    expect(await entriesOf(platform, member, 'mail')).toEqual([5_00]);
  });

  it('repeats its answer for the same request id', async ({ platform, member }) => {
    const id = await sendAward(platform, member, { title: 'lost answer' });
    const input = { id, requestId: randomUUID() };
    const first = await receive(platform, member, input);
    expect((await receive(platform, member, input)).data).toEqual(first.data);
    expect(await entriesOf(platform, member, 'mail')).toEqual([5_00]);
  });

  it('ends when the attachment expires; the mail can still be read', async ({ platform, member }) => {
    const expireAt = new Date(platform.clock.now.getTime() + DAY);
    const id = await sendAward(platform, member, { title: 'soon', expireAt });
    platform.clock.advance(DAY);
    expect((await receive(platform, member, { id })).errcode).toBe(4007);
    expect((await platform.call('getMailDetail', { id }, member)).errcode).toBe(0);
  });

  it('takes at most fifty', async ({ platform, member }) => {
    const ids = Array.from({ length: 51 }, (_, index) => index + 1);
    expect((await receive(platform, member, { ids })).errcode).toBe(422);
  });
});

describe('deleting', () => {
  it('keeps a mail with an award that can still be received, unless it is forced', async ({
    platform,
    member,
  }) => {
    const gift = await sendAward(platform, member, { title: 'gift' });
    const plain = await send(platform, member, { title: 'plain' });
    expect((await remove(platform, member, { ids: [gift] })).errcode).toBe(6004);
    expect((await remove(platform, member, { ids: [gift, plain] })).data).toEqual({ ids: [plain] });
    expect(await titles(platform, member)).toEqual(['gift']);
    expect((await remove(platform, member, { ids: [gift], force: true })).data).toEqual({ ids: [gift] });
    expect((await receive(platform, member, { id: gift })).errcode).toBe(6001);
    expect((await remove(platform, member, { ids: [gift] })).errcode).toBe(6001);
    expect(await inbox(platform, member)).toMatchObject({ list: [], total: 0, unread: 0 });
  });

  it('needs no force once the award is received or has expired', async ({ platform, member }) => {
    const received = await sendAward(platform, member, { title: 'received' });
    await receive(platform, member, { id: received });
    const expired = await sendAward(platform, member, { title: 'expired', expireAt: platform.clock.now });
    expect((await remove(platform, member, { ids: [received, expired] })).errcode).toBe(0);
  });
});

it('old mails are cleaned up, except those with an award that can still be received', async ({
  platform,
  member,
}) => {
  await send(platform, member, { title: 'old' });
  const gone = await send(platform, member, { title: 'deleted' });
  await sendAward(platform, member, { title: 'old gift' });
  await remove(platform, member, { ids: [gone] });
  const count = async () =>
    (await platform.db.selectFrom('mail').select('id').where('member_id', '=', member.id).execute()).length;
  platform.clock.advance(31 * DAY);
  await deleteOldMails(platform.db, platform.clock.now);
  expect(await count()).toBe(2);
  platform.clock.advance(60 * DAY);
  await deleteOldMails(platform.db, platform.clock.now);
  expect(await count()).toBe(1);
});

it('cuts no joined character in the summary of a mail', async ({ platform, member }) => {
  const text = `${'a'.repeat(197)}👨‍👩‍👧‍👦 and more`;
  await runCommand(platform.db, ['mail', 'send', String(member.id), 'Sorry', text], {
    now: platform.clock.now,
  });
  expect((await inbox(platform, member)).list[0]?.summary).toBe('a'.repeat(197));
});

it('an operator sends a mail with coins', async ({ platform, member }) => {
  const operate = (...args: string[]) =>
    runCommand(platform.db, ['mail', 'send', ...args], { now: platform.clock.now });
  const id = String(member.id);
  expect(await operate(id, 'Sorry', '<p>For the <b>wait</b>.</p>', '3', '7')).toMatchObject({ code: 0 });
  const { list } = await inbox(platform, member);
  expect(list).toMatchObject([{ title: 'Sorry', summary: 'For the wait.', hasAward: true }]);
  await receive(platform, member, { id: list[0]?.id });
  expect(await entriesOf(platform, member, 'mail')).toEqual([3_00]);
  expect(await operate('999999999', 'Sorry', 'text')).toMatchObject({ code: 1 });
  for (const args of [
    [],
    [id],
    [id, 'title'],
    [id, 'title', 'text', '-1'],
    [id, 'title', 'text', '1', 'x'],
  ]) {
    expect((await operate(...args)).output).toContain('Unknown command');
  }
});

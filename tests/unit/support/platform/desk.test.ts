// The desk of customer service: a member writes, who waits longest is answered first, and nobody else reads it.
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { runCommand } from '#server/operator/commands.ts';
import { deleteExpired } from '#server/operations/retention.ts';
import { nextHours, readHours } from '#server/store/support/hours.ts';
import { DESK_ENTRY, withServices } from '#tests/support/catalogues/with-services.ts';
import type { SignedInCaller, TestPlatform } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';

const it = platformTest({}, { catalogue: withServices(DESK_ENTRY) });

const DAY_MS = 86_400_000;
const LIMITS = { triesPerAccount: 5, triesPerAddress: 200, triesMinutes: 15 };

const run = ({ db, clock }: TestPlatform, ...args: string[]) => runCommand(db, args, { now: clock.now });

interface Message {
  readonly content: string;
  readonly key?: string;
  readonly requestId?: string;
  readonly picture?: { readonly mime: string; readonly base64: string };
}
const send = (platform: TestPlatform, caller: SignedInCaller, message: Message) =>
  platform.call('deskSend', { key: randomUUID(), requestId: randomUUID(), ...message }, caller);
const read = async (platform: TestPlatform, caller: SignedInCaller, input = {}) =>
  (await platform.call('deskHistory', input, caller)).data;
const waits = async (platform: TestPlatform) => (await run(platform, 'desk', 'list')).output;
const idOf = async (platform: TestPlatform, { id }: SignedInCaller) =>
  String(
    /^\s*(\d+) {2}\S+ {2}(\d+)$/m.exec(
      (await waits(platform)).split('\n').find((line) => line.endsWith(`  ${id}`)) ?? '',
    )?.[1],
  );

const picture = async () => {
  const made = sharp({ create: { width: 40, height: 30, channels: 3, background: '#808080' } });
  return { mime: 'image/jpeg', base64: (await made.jpeg().toBuffer()).toString('base64') };
};

describe('a conversation at the desk', () => {
  it('goes both ways, and stays to be read', async ({ platform, member }) => {
    expect(await read(platform, member)).toMatchObject({ messages: [], hasMore: false });
    expect((await send(platform, member, { content: ' Where is my coin? ' })).data).toMatchObject({
      ...{ from: 'member', content: 'Where is my coin?', images: [] },
    });
    const id = await idOf(platform, member);
    expect((await run(platform, 'feedback', 'show', id)).output).toContain('Where is my coin?');
    await run(platform, 'feedback', 'answer', id, 'On its way.');
    expect((await platform.call('online', { gameId: 0 }, member)).data.serviceUnread).toBe(true);
    const { messages } = await read(platform, member);
    expect(messages.map(({ from, content }) => [from, content])).toEqual([
      ['member', 'Where is my coin?'],
      ['staff', 'On its way.'],
    ]);
    expect((await platform.call('online', { gameId: 0 }, member)).data.serviceUnread).toBeUndefined();
    expect((await read(platform, member, { after: messages[0]?.id })).messages).toHaveLength(1);
    expect((await read(platform, member, { before: messages[1]?.id })).messages).toHaveLength(1);
  });

  it('is no feedback, and can be closed by nobody', async ({ platform, member }) => {
    await send(platform, member, { content: 'Hello' });
    const id = Number(await idOf(platform, member));
    expect((await platform.call('feedbackList', {}, member)).data.list).toEqual([]);
    expect((await platform.call('feedbackDetail', { id }, member)).errcode).toBe(404);
    expect((await run(platform, 'feedback', 'list')).output).not.toContain(String(member.id));
    await run(platform, 'feedback', 'close', String(id));
    expect(await waits(platform)).not.toContain(`  ${member.id}`);
    await send(platform, member, { content: 'One more thing' });
    expect(await waits(platform)).toContain(`  ${member.id}`);
    const typeId = 10_001;
    const input = { typeId, content: 'x', imageIds: [], requestId: randomUUID() };
    expect((await platform.call('feedbackAdd', input, member)).errcode).toBe(422);
  });

  it('is of its member alone', async ({ platform, member }) => {
    const { data } = await send(platform, member, { content: 'My secret' });
    const other = await platform.register();
    for (const input of [{}, { after: data.id - 1 }, { before: data.id + 1 }])
      expect((await read(platform, other, input)).messages).toEqual([]);
    expect(
      (await platform.call('feedbackDetail', { id: Number(await idOf(platform, member)) }, other)).errcode,
    ).toBe(404);
    expect((await platform.call('deskHistory', {})).errcode).toBe(401);
    expect(
      (await platform.call('deskSend', { content: 'x', key: randomUUID(), requestId: randomUUID() })).errcode,
    ).toBe(401);
  });

  it('takes a message once, however often and however late it is sent', async ({ platform, member }) => {
    const message = { content: 'Once', key: randomUUID(), requestId: randomUUID() };
    const first = await send(platform, member, message);
    expect((await send(platform, member, message)).data).toEqual(first.data);
    platform.clock.advance(2 * DAY_MS);
    expect((await send(platform, member, { ...message, requestId: randomUUID() })).data).toEqual(first.data);
    const twice = { content: 'Twice', key: randomUUID() };
    const both = await Promise.all([1, 2].map(() => send(platform, member, twice)));
    expect(both[0]?.data).toEqual(both[1]?.data);
    expect((await read(platform, member)).messages).toHaveLength(2);
  });

  it('shows a picture, and takes nothing else for one', async ({ platform, member }) => {
    const { data } = await send(platform, member, { content: '', picture: await picture() });
    expect(data.images).toHaveLength(1);
    const shown = await platform.app.inject({ url: data.images[0] ?? '' });
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
    const none = { mime: 'image/jpeg', base64: Buffer.from('<svg/>').toString('base64') };
    expect((await send(platform, member, { content: 'x', picture: none })).errcode).toBe(7002);
    for (const nothing of ['  ', '\u200e\u200b'])
      expect((await send(platform, member, { content: nothing })).errcode).toBe(422);
    expect((await send(platform, member, { content: 'x'.repeat(1001) })).errcode).toBe(422);
    expect((await read(platform, member)).messages).toHaveLength(1);
  });

  it('comes in pages', async ({ platform, member }) => {
    for (let count = 1; count <= 53; count += 1) await send(platform, member, { content: String(count) });
    const newest = await read(platform, member);
    expect([newest.messages.length, newest.messages.at(-1)?.content, newest.hasMore]).toEqual([
      50,
      '53',
      true,
    ]);
    const older = await read(platform, member, { before: newest.messages[0]?.id });
    expect([older.messages.map(({ content }) => content), older.hasMore]).toEqual([['1', '2', '3'], false]);
  });

  it('has an end for a day', async ({ platform, member }) => {
    for (let count = 0; count < 200; count += 1) await send(platform, member, { content: 'again' });
    expect((await send(platform, member, { content: 'again' })).errcode).toBe(429);
    expect((await send(platform, await platform.register(), { content: 'mine' })).errcode).toBe(0);
    platform.clock.advance(DAY_MS + 1000);
    expect((await send(platform, member, { content: 'tomorrow' })).errcode).toBe(0);
  });

  it('is forgotten after a year, pictures and all', async ({ platform, member }) => {
    const { data } = await send(platform, member, { content: 'Old', picture: await picture() });
    await run(platform, 'feedback', 'answer', await idOf(platform, member), 'Old, too');
    platform.clock.advance(366 * DAY_MS);
    await platform.db
      .updateTable('session')
      .set({ expire_at: new Date('2099-01-01') })
      .where('member_id', '=', member.id)
      .execute();
    await send(platform, member, { content: 'New' });
    await deleteExpired(platform.db, LIMITS, platform.clock.now);
    const kept = platform.db
      .selectFrom('feedback_message')
      .innerJoin('feedback', 'feedback.id', 'feedback_id')
      .select('content')
      .where('member_id', '=', member.id);
    expect(await kept.execute()).toEqual([{ content: 'New' }]);
    expect((await platform.app.inject({ url: data.images[0] ?? '' })).statusCode).toBe(404);
  });
});

describe('the staff', () => {
  it('sees who waits longest first, and whoever was answered waits no more', async ({ platform }) => {
    const [first, second] = [await platform.register(), await platform.register()];
    await send(platform, first, { content: 'First' });
    platform.clock.advance(60_000);
    await send(platform, second, { content: 'Second' });
    platform.clock.advance(60_000);
    await send(platform, first, { content: 'Still here' });
    const order = async () =>
      (await waits(platform))
        .split('\n')
        .map((line) => Number(line.split('  ').at(-1)))
        .filter((id) => id === first.id || id === second.id);
    expect(await order()).toEqual([first.id, second.id]);
    await run(platform, 'feedback', 'answer', await idOf(platform, first), 'Hello');
    expect(await order()).toEqual([second.id]);
    await send(platform, first, { content: 'Thanks' });
    expect(await order()).toEqual([second.id, first.id]);
  });

  it('opens the desk for some hours, and everybody learns of it', async ({ platform, member }) => {
    const state = async () => (await platform.call('getCustomerServices')).data.desk;
    expect(await state()).toMatchObject({ open: false });
    expect((await run(platform, 'desk', 'open', '2')).code).toBe(0);
    expect(await state()).toMatchObject({ open: true });
    expect((await read(platform, member)).desk).toMatchObject({ open: true });
    platform.clock.advance(2 * 3_600_000);
    expect(await state()).toMatchObject({ open: false });
    await run(platform, 'desk', 'open', '24');
    await run(platform, 'desk', 'close');
    expect(await state()).toMatchObject({ open: false });
    for (const hours of ['', '0', '25', 'x'])
      expect((await run(platform, 'desk', 'open', hours)).code).toBe(1);
  });
});

describe('hours', () => {
  const at = (text: string, now: string) => {
    const hours = readHours(text);
    if (!hours) return null;
    const { from, until } = nextHours(hours, new Date(now));
    return [from, until].map((each) => new Date(each * 1000).toISOString().slice(0, 16));
  };

  it.each([
    ['9:00-22:00', '2026-11-20T08:00:00Z', '2026-11-20T09:00', '2026-11-20T22:00'],
    ['9:00-22:00', '2026-11-20T12:00:00Z', '2026-11-20T09:00', '2026-11-20T22:00'],
    ['9:00-22:00', '2026-11-20T22:00:00Z', '2026-11-21T09:00', '2026-11-21T22:00'],
    ['18:00-02:00 UTC', '2026-11-20T01:00:00Z', '2026-11-19T18:00', '2026-11-20T02:00'],
    ['0:00-24:00', '2026-11-20T23:59:00Z', '2026-11-20T00:00', '2026-11-21T00:00'],
    ['9:00-17:00 Asia/Bangkok', '2026-11-20T23:00:00Z', '2026-11-21T02:00', '2026-11-21T10:00'],
    ['9:00-17:00 America/Los_Angeles', '2026-11-21T03:00:00Z', '2026-11-21T17:00', '2026-11-22T01:00'],
    // A day of 25 hours, and one of 23.
    ['9:00-22:00 Europe/Madrid', '2026-10-25T00:30:00Z', '2026-10-25T08:00', '2026-10-25T21:00'],
    ['9:00-22:00 Europe/Madrid', '2026-03-29T00:30:00Z', '2026-03-29T07:00', '2026-03-29T20:00'],
  ])('%s at %s are from %s to %s', (text, now, ...range) => {
    expect(at(text, now)).toEqual(range);
  });

  it.each(['', '9-22', '25:00-26:00', '9:00-9:00', '9:60-10:00', '9:00-22:00 Nowhere/Land', '9:00-22:00 '])(
    'are not %o',
    (text) => expect(readHours(text)).toBeNull(),
  );
});

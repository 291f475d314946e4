// The staff page: only with the token, only by its own forms, and the same as the operator's commands.
import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { readSettings } from '#server/settings/settings.ts';
import { createStaff } from '#server/staff/staff.ts';
import type { SignedInCaller, TestPlatform } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { GAMES } from '#tests/support/small-catalogue.ts';

const TOKEN = 'a-token-of-24-characters-or-more';
const MARKUP = '<img src onerror=alert(1)><script>alert(2)</script>';

const it = platformTest();

const open = ({ db, clock }: TestPlatform, { origin = '', waits = [] as number[] } = {}) =>
  createStaff({
    db,
    ...{ token: TOKEN, origin },
    now: () => clock.now,
    wait: async (ms) => waits.push(ms),
    onError: (error) => {
      throw error;
    },
  });
type Staff = ReturnType<typeof open>;

const post = (staff: Staff, url: string, { cookie = '', ...fields }: Record<string, string>) =>
  staff.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
    payload: new URLSearchParams(fields).toString(),
  });

/** With the headers of a browser. */
const signIn = (staff: Staff, by: Readonly<Record<string, string | undefined>>) =>
  staff.inject({
    method: 'POST',
    url: '/sign-in',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...by },
    payload: new URLSearchParams({ token: TOKEN }).toString(),
  });

/** A browser in which somebody has signed in. */
async function signedIn(platform: TestPlatform) {
  const staff = open(platform);
  const { headers, statusCode } = await post(staff, '/sign-in', { token: TOKEN });
  expect(statusCode).toBe(303);
  const set = String(headers['set-cookie']);
  expect(set).toMatch(/; HttpOnly; SameSite=Strict$/);
  const cookie = set.split(';')[0] ?? '';
  const page = async (url = '/') => (await staff.inject({ url, headers: { cookie } })).body;
  const formToken = /name="formToken" value="([^"]+)"/.exec(await page())?.[1] ?? '';
  const send = async (url: string, fields: Record<string, string>) => {
    const { headers: answered } = await post(staff, url, { ...fields, formToken, cookie });
    return page(String(answered.location));
  };
  return { staff, cookie, page, send };
}

const complain = async (platform: TestPlatform, member: SignedInCaller, content: string) => {
  const input = { typeId: 1, content, imageIds: [], contact: MARKUP, requestId: randomUUID() };
  return (await platform.call('feedbackAdd', input, member)).data.id;
};

describe('the door of the staff page', () => {
  it('shows nothing but a sign-in form without a session', async ({ platform }) => {
    const staff = open(platform);
    for (const url of ['/', '/feedback/1', `/uploads/${'A'.repeat(43)}.webp`]) {
      const { statusCode, body, headers } = await staff.inject({ url, headers: { cookie: 'staff=made-up' } });
      expect([url, statusCode]).toEqual([url, 401]);
      expect(body).toContain('name="token"');
      expect(body).not.toContain('formToken');
      expect(headers['content-security-policy']).toContain("default-src 'none'");
    }
    expect((await post(staff, '/mail', { member: '1', title: 'a', text: 'b' })).statusCode).toBe(401);
  });

  it('lets whoever sent a wrong token wait, and nobody else', async ({ platform }) => {
    const waits: number[] = [];
    const staff = open(platform, { waits });
    for (let tries = 0; tries < 20; tries += 1)
      expect((await post(staff, '/sign-in', { token: `${TOKEN}x` })).statusCode).toBe(403);
    expect(waits).toEqual(Array<number>(20).fill(1000));
    expect((await post(staff, '/sign-in', { token: TOKEN })).statusCode).toBe(303);
    expect(waits).toHaveLength(20);
  });

  it.for([
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    { 'sec-fetch-site': 'same-site', origin: 'http://localhost:3000' },
    { origin: 'https://evil.example' },
    { origin: 'http://localhost:3000' },
    { origin: 'null' },
    { host: 'evil.example', origin: 'http://evil.example', 'sec-fetch-site': 'same-origin' },
  ])('takes nothing from another page: %o', async (by, { platform }) => {
    const staff = open(platform);
    const { statusCode, headers } = await signIn(staff, by);
    expect(statusCode).toBe(403);
    expect(headers['set-cookie']).toBeUndefined();
  });

  it.for([
    { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:8090', host: 'localhost:8090' },
    { origin: 'http://127.0.0.1:8090', host: '127.0.0.1:8090' },
  ])('takes the forms of its own page: %o', async (by, { platform }) => {
    expect((await signIn(open(platform), by)).statusCode).toBe(303);
  });

  it('behind a proxy is known by its origin, and goes on by TLS alone', async ({ platform }) => {
    const staff = open(platform, { origin: 'https://staff.example' });
    for (const host of ['staff.example', '127.0.0.1:8090']) {
      const by = { host, origin: 'https://staff.example' };
      const { statusCode, headers } = await signIn(staff, by);
      expect([host, statusCode]).toEqual([host, 303]);
      expect(String(headers['set-cookie'])).toMatch(/; HttpOnly; SameSite=Strict; Secure$/);
      expect(headers['strict-transport-security']).toBe('max-age=31536000');
    }
    expect((await staff.inject({ url: '/', headers: { host: 'evil.example' } })).statusCode).toBe(403);
  });

  it('does nothing for a form of another page', async ({ platform, member }) => {
    const { staff, cookie } = await signedIn(platform);
    const fields = { member: String(member.id), title: 'Hello', text: 'Text', formToken: 'another' };
    expect((await post(staff, '/mail', { ...fields, cookie })).statusCode).toBe(403);
    expect((await platform.call('getMail2', {}, member)).data.list).toEqual([]);
  });

  it('ends with the session, by itself after eight hours', async ({ platform }) => {
    const one = await signedIn(platform);
    await one.send('/sign-out', {});
    expect(await one.page()).toContain('name="token"');
    const other = await signedIn(platform);
    platform.clock.advance(8 * 3_600_000);
    expect(await other.page()).toContain('name="token"');
  });

  it('is not opened without a token that is long enough', () => {
    expect(readSettings({}).staff.port).toBe(0);
    expect(() => readSettings({ STAFF_PORT: '8090' })).toThrow('STAFF_PORT needs STAFF_TOKEN');
    expect(() => readSettings({ STAFF_PORT: '8090', STAFF_TOKEN: 'short' })).toThrow(
      'at least 24 characters',
    );
  });
});

describe('the staff', () => {
  it('answers feedback, whose text and contact are shown as they were written', async ({
    platform,
    member,
  }) => {
    const id = await complain(platform, member, `It hangs. ${MARKUP}`);
    const { page, send } = await signedIn(platform);
    const shown = [await page(), await page(`/feedback/${id}`)].join('');
    expect(shown).toContain('It hangs. &#60;img src onerror=alert(1)&#62;');
    expect(shown).not.toMatch(/<img src onerror|<script/);
    expect(await send(`/feedback/${id}`, { action: 'answer', text: 'That is repaired.' })).toContain(
      `Feedback ${id} is answered.`,
    );
    const { messages } = (await platform.call('feedbackDetail', { id }, member)).data;
    expect(messages.at(-1)).toMatchObject({ from: 'staff', content: 'That is repaired.' });
    expect(await send(`/feedback/${id}`, { action: 'close' })).toContain(`Feedback ${id} is closed.`);
    const lost = await send('/feedback/999999', { action: 'close' });
    expect(lost).toContain('no such page');
    expect(lost).not.toContain('name="token"');
  });

  it('adds an entry of customer service, and removes it', async ({ platform }) => {
    const { send, page } = await signedIn(platform);
    const entries = async () => (await platform.call('getCustomerServices')).data.appCustomerServiceQueue;
    const before = await entries();
    const fields = { name: ' <img src> ', param1: ' https://help.operator.test ', param2: '' };
    expect(await send('/service', { action: 'add', ...fields })).toContain('is added.');
    const id = (await entries()).at(-1)?.id;
    expect(await page()).toContain(`${id}  page  &#60;img src&#62;  https://help.operator.test`);
    expect(await send('/service', { action: 'remove', id: String(id) })).toContain(`Entry ${id} is removed.`);
    expect(await entries()).toEqual(before);
  });

  it('sends a mail with coins', async ({ platform, member }) => {
    const { send } = await signedIn(platform);
    const mail = { member: String(member.id), title: 'A present', text: 'For you.', coins: '5', days: '' };
    expect(await send('/mail', mail)).toContain(`The mail is in the inbox of ${member.id}.`);
    expect((await platform.call('getMail2', {}, member)).data.list).toMatchObject([{ title: 'A present' }]);
    expect(await send('/mail', { ...mail, member: '999999999' })).toContain('There is no member 999999999.');
  });

  it('closes a game, a studio and a platform, and opens them again', async ({ platform, member }) => {
    const { send, page } = await signedIn(platform);
    const start = async () => (await platform.call('startGame', { gameId: GAMES.open }, member)).errcode;
    const row = await platform.db
      .selectFrom('game')
      .select(['brand_id', 'platform_id'])
      .where('game_id', '=', GAMES.open)
      .executeTakeFirstOrThrow();
    const kinds = { game: GAMES.open, studio: row.brand_id, platform: row.platform_id };
    for (const [what, id] of Object.entries(kinds)) {
      const fields = { what, id: String(id), hours: what === 'platform' ? '2' : '' };
      await send('/games', { ...fields, action: 'close' });
      expect([what, await start()]).toEqual([what, 3002]);
      expect(await page()).toContain(`${what} ${id}`);
      await send('/games', { ...fields, action: 'open' });
      expect([what, await start()]).toEqual([what, 0]);
      await platform.call('exitGame', { gameId: GAMES.open }, member);
    }
    expect(await send('/games', { what: 'game', action: 'close', id: '999999999' })).toContain(
      'There is no game',
    );
    expect(await send('/games', { what: 'ledger', action: 'check', id: '1' })).toContain('Unknown command');
  });
});

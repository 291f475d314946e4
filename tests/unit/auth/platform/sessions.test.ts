import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { deviceName, placeOf } from '#server/store/member/device-name.ts';
import type { TestPlatform } from '#tests/support/platform.ts';
import { PASSWORD } from '#tests/support/registration.ts';
import { platformTest } from '#tests/support/platform-test.ts';

const it = platformTest();

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';

async function signIn(platform: TestPlatform, account: string, device = PHONE): Promise<string> {
  const caller = { fingerprint: account, headers: { 'user-agent': device } };
  const input = { account, password: PASSWORD, loginType: 2 };
  platform.clock.advance(1000);
  return (await platform.call('accountLogin', input, caller)).data.token;
}
const list = async (platform: TestPlatform, token: string) =>
  (await platform.call('sessionList', {}, { token })).data.list;
const end = (platform: TestPlatform, token: string, which: object) =>
  platform.call('sessionEnd', which, { token });
const isIn = async (platform: TestPlatform, token: string) =>
  (await platform.call('refreshData', {}, { token })).errcode === 0;

describe('the sessions of a member', () => {
  it('are listed, this one first, without an address', async ({ platform }) => {
    const { account, token } = await platform.register();
    const phone = await signIn(platform, account);
    const [first, second, ...more] = await list(platform, token);
    expect(more).toEqual([]);
    expect(first).toMatchObject({ current: true });
    expect(second).toMatchObject({ device: 'Chrome, Android', place: 'This machine', current: false });
    expect((await list(platform, phone)).map(({ current }) => current)).toEqual([true, false]);
    expect(JSON.stringify([first, second])).not.toContain('127.0.0.1');
  });

  it('are listed with the time they were last seen, the latest first', async ({ platform }) => {
    const { account, token } = await platform.register();
    const registered = platform.clock.now;
    const [phone, tablet] = [await signIn(platform, account), await signIn(platform, account, 'a tablet')];
    const seen = async () => (await list(platform, token)).map(({ device, time }) => [device, time * 1000]);
    const later = () => platform.clock.now.getTime();
    const unknown = 'Unknown device';
    expect(await seen()).toEqual([
      [unknown, registered.getTime()],
      [unknown, later()],
      ['Chrome, Android', later() - 1000],
    ]);
    platform.clock.advance(60_000);
    await platform.call('online', { gameId: 0 }, { token: phone });
    expect(await seen()).toEqual([
      [unknown, registered.getTime()],
      ['Chrome, Android', later()],
      [unknown, later() - 60_000],
    ]);
    expect(await isIn(platform, tablet)).toBe(true);
  });

  it('are ended one by one', async ({ platform }) => {
    const { account, token } = await platform.register();
    const phone = await signIn(platform, account);
    const other = (await list(platform, token)).find(({ current }) => !current);
    expect((await end(platform, token, { id: other?.id })).data).toEqual({ ended: 1 });
    expect([await isIn(platform, token), await isIn(platform, phone)]).toEqual([true, false]);
    expect((await end(platform, token, { id: other?.id })).errcode).toBe(404);
    expect(await list(platform, token)).toHaveLength(1);
  });

  it('are ended all at once but for this one', async ({ platform }) => {
    const { account, token } = await platform.register();
    const others = [
      await signIn(platform, account),
      await signIn(platform, account),
      await signIn(platform, account),
    ];
    expect((await end(platform, token, { all: true })).data).toEqual({ ended: 3 });
    expect(await isIn(platform, token)).toBe(true);
    for (const other of others) expect(await isIn(platform, other)).toBe(false);
    expect((await end(platform, token, { all: true })).data).toEqual({ ended: 0 });
  });

  it('are ended once when the answer was lost', async ({ platform }) => {
    const { account, token } = await platform.register();
    await signIn(platform, account);
    const input = { all: true, requestId: randomUUID() };
    expect((await end(platform, token, input)).data).toEqual({ ended: 1 });
    const later = await signIn(platform, account);
    expect((await end(platform, token, input)).data).toEqual({ ended: 1 });
    expect(await isIn(platform, later)).toBe(true);
    const [{ id } = { id: '' }] = await list(platform, later);
    expect((await end(platform, token, { id, requestId: input.requestId })).errcode).toBe(409);
  });

  it('of another member looks like one that does not exist', async ({ platform }) => {
    const [member, other] = [await platform.register(), await platform.register()];
    const [{ id } = { id: '' }] = await list(platform, other.token);
    const refusals = [
      await end(platform, member.token, { id }),
      await end(platform, member.token, { id: randomUUID() }),
    ];
    expect(refusals.map(({ errcode, msg }) => ({ errcode, msg }))).toEqual([
      { errcode: 404, msg: refusals[0]?.msg },
      { errcode: 404, msg: refusals[0]?.msg },
    ]);
    for (const nonsense of ['', 'x', "' or 1=1"]) {
      expect((await end(platform, member.token, { id: nonsense })).errcode).toBe(404);
    }
    expect(await isIn(platform, other.token)).toBe(true);
  });
});

describe('a device', () => {
  it.each([
    [PHONE, 'Chrome, Android'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
      'Safari, iPhone',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
      'Edge, Windows',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox, Linux'],
    ['curl/8.5.0', 'Unknown device'],
  ])('%s is called %s', (userAgent, name) => {
    expect(deviceName(userAgent, 'en-US')).toBe(name);
  });

  it.each([
    ['127.0.0.1', 'This machine'],
    ['::ffff:127.0.0.1', 'This machine'],
    ['::1', 'This machine'],
    ['192.168.1.20', 'Local network'],
    ['172.20.0.3', 'Local network'],
    ['fe80::1', 'Local network'],
    ['203.0.113.77', '203.0.…'],
    ['2001:db8:85a3::8a2e:370:7334', '2001:db8:…'],
    ['nonsense', 'Unknown network'],
  ])('at %s is somewhere near %s', (address, place) => {
    expect(placeOf(address, 'en-US')).toBe(place);
  });
});

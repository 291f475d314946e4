import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deviceName, placeOf } from '#server/store/auth/device-name.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { PASSWORD } from '#tests/support/registration.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';

let platform: TestPlatform;
beforeAll(async () => void (platform = await createTestPlatform()));
afterAll(() => platform.close());

async function signIn(account: string, device = PHONE): Promise<string> {
  const caller = { fingerprint: account, headers: { 'user-agent': device } };
  const wish = { account, password: PASSWORD, loginType: 2 };
  platform.clock.advance(1000);
  return (await platform.call('accountLogin', wish, caller)).data.token;
}
const list = async (token: string) => (await platform.call('sessionList', {}, { token })).data.list;
const end = (token: string, which: object) => platform.call('sessionEnd', which, { token });
const isIn = async (token: string) => (await platform.call('refreshData', {}, { token })).errcode === 0;

describe('the sessions of a member', () => {
  it('are listed, this one first, without an address', async () => {
    const { account, token } = await platform.register();
    const phone = await signIn(account);
    const [first, second, ...more] = await list(token);
    expect(more).toEqual([]);
    expect(first).toMatchObject({ current: true });
    expect(second).toMatchObject({ device: 'Chrome, Android', place: 'This machine', current: false });
    expect((await list(phone)).map(({ current }) => current)).toEqual([true, false]);
    expect(JSON.stringify([first, second])).not.toContain('127.0.0.1');
  });

  it('are ended one by one', async () => {
    const { account, token } = await platform.register();
    const phone = await signIn(account);
    const other = (await list(token)).find(({ current }) => !current);
    expect((await end(token, { id: other?.id })).data).toEqual({ ended: 1 });
    expect([await isIn(token), await isIn(phone)]).toEqual([true, false]);
    expect((await end(token, { id: other?.id })).errcode).toBe(404);
    expect(await list(token)).toHaveLength(1);
  });

  it('are ended all at once but for this one', async () => {
    const { account, token } = await platform.register();
    const others = [await signIn(account), await signIn(account), await signIn(account)];
    expect((await end(token, { all: true })).data).toEqual({ ended: 3 });
    expect(await isIn(token)).toBe(true);
    for (const other of others) expect(await isIn(other)).toBe(false);
    expect((await end(token, { all: true })).data).toEqual({ ended: 0 });
  });

  it('are ended once when the answer was lost', async () => {
    const { account, token } = await platform.register();
    await signIn(account);
    const wish = { all: true, requestId: randomUUID() };
    expect((await end(token, wish)).data).toEqual({ ended: 1 });
    const later = await signIn(account);
    expect((await end(token, wish)).data).toEqual({ ended: 1 });
    expect(await isIn(later)).toBe(true);
    const [{ id } = { id: '' }] = await list(later);
    expect((await end(token, { id, requestId: wish.requestId })).errcode).toBe(409);
  });

  it('of another member cannot be told from what does not exist', async () => {
    const [member, other] = [await platform.register(), await platform.register()];
    const [{ id } = { id: '' }] = await list(other.token);
    const refusals = [await end(member.token, { id }), await end(member.token, { id: randomUUID() })];
    expect(refusals.map(({ errcode, msg }) => ({ errcode, msg }))).toEqual([
      { errcode: 404, msg: refusals[0]?.msg },
      { errcode: 404, msg: refusals[0]?.msg },
    ]);
    for (const nonsense of ['', 'x', "' or 1=1"]) {
      expect((await end(member.token, { id: nonsense })).errcode).toBe(404);
    }
    expect(await isIn(other.token)).toBe(true);
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
    expect(deviceName(userAgent, 'en')).toBe(name);
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
    expect(placeOf(address, 'en')).toBe(place);
  });
});

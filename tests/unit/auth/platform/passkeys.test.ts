import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { Authenticator } from './authenticator.ts';
import type { SignedInCaller, TestPlatform } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { proveIdentity } from '#tests/support/proof.ts';

const MINUTE = 60_000;
const APP = 'https://play.example';

const it = platformTest({ APP_ORIGINS: APP });
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';

const creation = async (platform: TestPlatform, caller: SignedInCaller) =>
  (await platform.call('passkeyRegisterOptions', {}, caller)).data;
const request = async (platform: TestPlatform, input: object = {}) =>
  (await platform.call('passkeyLoginOptions', input)).data;
const login = (platform: TestPlatform, credential: object, more: object = {}) =>
  platform.call('passkeyLogin', { credential, ...more });

async function memberWithKey(platform: TestPlatform) {
  const member = { ...(await platform.register()), headers: { 'user-agent': FIREFOX } };
  const key = new Authenticator();
  const credential = key.register(await creation(platform, member));
  const added = await platform.call('passkeyRegister', { credential }, member);
  return { member, key, added };
}

describe('adding a passkey', () => {
  it('requests a discoverable one, and names it after the device', async ({ platform }) => {
    const { member, key, added } = await memberWithKey(platform);
    expect(added.data).toEqual({ id: key.id.toString('base64url'), name: 'Firefox, Linux' });
    const options = await creation(platform, member);
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Halcyon' },
      user: { name: member.account },
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      excludeCredentials: [{ id: added.data.id }],
    });
    expect(JSON.stringify(options)).not.toContain(member.token);
    const { data } = await platform.call('securityGet', {}, member);
    expect(data).toMatchObject({ passkeys: [added.data], methods: [], hasPassword: true });
  });

  it('accepts an answer once, in time, from this page, for this member', async ({ platform }) => {
    const [member, other] = [await platform.register(), await platform.register()];
    const add = async (credential: object, caller = member) =>
      (await platform.call('passkeyRegister', { credential }, caller)).data as unknown;
    const refused = { fields: { credential: 'pattern' } };
    const key = new Authenticator();
    const credential = key.register(await creation(platform, member));
    expect(await add(credential, other)).toEqual(refused);
    expect(await add(credential)).toMatchObject({ id: key.id.toString('base64url') });
    expect(await add(credential)).toEqual(refused);
    const late = new Authenticator().register(await creation(platform, member));
    platform.clock.advance(10 * MINUTE);
    await proveIdentity(platform, member);
    expect(await add(late)).toEqual(refused);
    const elsewhere = { origin: 'https://evil.example', host: 'evil.example' };
    expect(await add(new Authenticator().register(await creation(platform, member), elsewhere))).toEqual(
      refused,
    );
    for (const nonsense of [
      {},
      { response: 5 },
      { response: { clientDataJSON: 'x' } },
      { id: 'x', response: {} },
    ]) {
      expect(await add(nonsense)).toEqual(refused);
    }
  });

  it('happens once when the answer is lost', async ({ platform }) => {
    const member = await platform.register();
    const credential = new Authenticator().register(await creation(platform, member));
    const input = { credential, requestId: randomUUID() };
    const first = await platform.call('passkeyRegister', input, member);
    const again = await platform.call('passkeyRegister', input, member);
    expect(again.data).toEqual(first.data);
    expect((await platform.call('securityGet', {}, member)).data.passkeys).toHaveLength(1);
  });

  it('uses the host of the page if the app lives elsewhere', async ({ platform }) => {
    const member = { ...(await platform.register()), headers: { origin: APP } };
    const options = await creation(platform, member);
    expect(options).toMatchObject({ rp: { id: 'play.example' } });
    const credential = new Authenticator().register(options, { origin: APP, host: 'play.example' });
    expect((await platform.call('passkeyRegister', { credential }, member)).errcode).toBe(0);
  });
});

describe('signing in with a passkey', () => {
  it('needs no name, and does not reveal who has passkeys', async ({ platform }) => {
    const { member, key } = await memberWithKey(platform);
    const options = await request(platform);
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'preferred' });
    for (const account of [member.account, 'nobody-at-all']) {
      expect(Object.keys(await request(platform, { account })).sort()).toEqual(Object.keys(options).sort());
      expect((await request(platform, { account }))['allowCredentials'] ?? []).toEqual([]);
    }
    const { data } = await login(platform, key.sign(options));
    expect(data).toMatchObject({ isNew: false, userInfo: { id: member.id } });
    const [row] = (await platform.call('securityGet', {}, member)).data.passkeys;
    expect(row?.usedTime).toBe(Math.floor(platform.clock.now.getTime() / 1000));
  });

  it('accepts an answer once, in time', async ({ platform }) => {
    const { key } = await memberWithKey(platform);
    const credential = key.sign(await request(platform));
    expect((await login(platform, credential)).errcode).toBe(0);
    expect((await login(platform, credential)).errcode).toBe(1001);
    const late = key.sign(await request(platform));
    platform.clock.advance(10 * MINUTE);
    expect((await login(platform, late)).errcode).toBe(1001);
    const twice = key.sign(await request(platform));
    const answers = await Promise.all([login(platform, twice), login(platform, twice)]);
    expect(answers.map(({ errcode }) => errcode).sort((a, b) => a - b)).toEqual([0, 1001]);
  });

  it('is refused for another host, another key, an unknown key, or a counter that runs backwards', async ({
    platform,
  }) => {
    const { key } = await memberWithKey(platform);
    const attempt = async (credential: object) => (await login(platform, credential)).errcode;
    expect(await attempt(key.sign(await request(platform), { origin: 'https://evil.example' }))).toBe(1001);
    expect(await attempt(key.sign(await request(platform), { host: 'evil.example' }))).toBe(1001);
    expect(await attempt(new Authenticator().sign(await request(platform)))).toBe(1001);
    const forged = new Authenticator().sign(await request(platform));
    const id = key.id.toString('base64url');
    expect(await attempt({ ...forged, id, rawId: id })).toBe(1001);
    expect(await attempt(key.sign(await request(platform), { counter: 9 }))).toBe(0);
    expect(await attempt(key.sign(await request(platform), { counter: 9 }))).toBe(1001);
    expect(await attempt(key.sign({ challenge: 'made-up' }))).toBe(1001);
    expect(await attempt({})).toBe(1001);
    expect(await attempt(key.sign(await request(platform), { counter: 10 }))).toBe(0);
  });

  it('is refused to a suspended member', async ({ platform }) => {
    const { member, key } = await memberWithKey(platform);
    await platform.db.updateTable('member').set({ status: 2 }).where('id', '=', member.id).execute();
    expect(await login(platform, key.sign(await request(platform)))).toMatchObject({
      errcode: 1013,
      code: 403,
    });
  });

  it('returns the same session when the answer was lost', async ({ platform }) => {
    const { key } = await memberWithKey(platform);
    const [credential, requestId] = [key.sign(await request(platform)), randomUUID()];
    const first = await login(platform, credential, { requestId });
    const again = await login(platform, credential, { requestId });
    expect(again.data.userInfo).toEqual(first.data.userInfo);
    expect((await platform.call('refreshData', {}, { token: first.data.token })).errcode).toBe(401);
    expect((await login(platform, key.sign(await request(platform)), { requestId })).errcode).toBe(409);
  });
});

describe('removing a passkey', () => {
  it("disables it, and works only for the member's own passkeys", async ({ platform }) => {
    const { member, key, added } = await memberWithKey(platform);
    const other = await platform.register();
    const { id } = added.data;
    expect((await platform.call('passkeyRemove', { id }, other)).errcode).toBe(404);
    expect((await platform.call('passkeyRemove', { id }, member)).data.passkeys).toEqual([]);
    expect((await platform.call('passkeyRemove', { id }, member)).errcode).toBe(404);
    expect((await login(platform, key.sign(await request(platform)))).errcode).toBe(1001);
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Authenticator } from './authenticator.ts';
import { createTestPlatform, type SignedInCaller, type TestPlatform } from '#tests/support/platform.ts';

const MINUTE = 60_000;
const APP = 'https://play.example';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';

let platform: TestPlatform;
beforeAll(async () => void (platform = await createTestPlatform({ APP_ORIGINS: APP })));
afterAll(() => platform.close());

const creation = async (caller: SignedInCaller) =>
  (await platform.call('passkeyRegisterOptions', {}, caller)).data;
const request = async (input: object = {}) => (await platform.call('passkeyLoginOptions', input)).data;
const login = (credential: object, more: object = {}) =>
  platform.call('passkeyLogin', { credential, ...more });

async function memberWithKey() {
  const member = { ...(await platform.register()), headers: { 'user-agent': FIREFOX } };
  const key = new Authenticator();
  const credential = key.register(await creation(member));
  const added = await platform.call('passkeyRegister', { credential }, member);
  return { member, key, added };
}

describe('adding a passkey', () => {
  it('asks for one that is kept with the account, and names it after the device', async () => {
    const { member, key, added } = await memberWithKey();
    expect(added.data).toEqual({ id: key.id.toString('base64url'), name: 'Firefox, Linux' });
    const options = await creation(member);
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

  it('takes an answer once, soon, from this page, for this member', async () => {
    const [member, other] = [await platform.register(), await platform.register()];
    const add = async (credential: object, caller = member) =>
      (await platform.call('passkeyRegister', { credential }, caller)).data as unknown;
    const refused = { fields: { credential: 'pattern' } };
    const key = new Authenticator();
    const credential = key.register(await creation(member));
    expect(await add(credential, other)).toEqual(refused);
    expect(await add(credential)).toMatchObject({ id: key.id.toString('base64url') });
    expect(await add(credential)).toEqual(refused);
    const late = new Authenticator().register(await creation(member));
    platform.clock.advance(10 * MINUTE);
    expect(await add(late)).toEqual(refused);
    const elsewhere = { origin: 'https://evil.example', host: 'evil.example' };
    expect(await add(new Authenticator().register(await creation(member), elsewhere))).toEqual(refused);
    for (const nonsense of [
      {},
      { response: 5 },
      { response: { clientDataJSON: 'x' } },
      { id: 'x', response: {} },
    ]) {
      expect(await add(nonsense)).toEqual(refused);
    }
  });

  it('happens once when the answer was lost', async () => {
    const member = await platform.register();
    const credential = new Authenticator().register(await creation(member));
    const wish = { credential, requestId: randomUUID() };
    const first = await platform.call('passkeyRegister', wish, member);
    const again = await platform.call('passkeyRegister', wish, member);
    expect(again.data).toEqual(first.data);
    expect((await platform.call('securityGet', {}, member)).data.passkeys).toHaveLength(1);
  });

  it('is for the host of the page where the app lives elsewhere', async () => {
    const member = { ...(await platform.register()), headers: { origin: APP } };
    const options = await creation(member);
    expect(options).toMatchObject({ rp: { id: 'play.example' } });
    const credential = new Authenticator().register(options, { origin: APP, host: 'play.example' });
    expect((await platform.call('passkeyRegister', { credential }, member)).errcode).toBe(0);
  });
});

describe('signing in with a passkey', () => {
  it('needs no name, and the answer says nothing of who has keys', async () => {
    const { member, key } = await memberWithKey();
    const options = await request();
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'preferred' });
    for (const account of [member.account, 'nobody-at-all']) {
      expect(Object.keys(await request({ account })).sort()).toEqual(Object.keys(options).sort());
      expect((await request({ account }))['allowCredentials'] ?? []).toEqual([]);
    }
    const { data } = await login(key.sign(options));
    expect(data).toMatchObject({ isNew: false, userInfo: { id: member.id } });
    const [row] = (await platform.call('securityGet', {}, member)).data.passkeys;
    expect(row?.usedTime).toBe(Math.floor(platform.clock.now.getTime() / 1000));
  });

  it('takes an answer once and soon', async () => {
    const { key } = await memberWithKey();
    const credential = key.sign(await request());
    expect((await login(credential)).errcode).toBe(0);
    expect((await login(credential)).errcode).toBe(1001);
    const late = key.sign(await request());
    platform.clock.advance(10 * MINUTE);
    expect((await login(late)).errcode).toBe(1001);
    const twice = key.sign(await request());
    const answers = await Promise.all([login(twice), login(twice)]);
    expect(answers.map(({ errcode }) => errcode).sort((a, b) => a - b)).toEqual([0, 1001]);
  });

  it('is refused for another host, another key, an unknown one, a counter that runs backwards', async () => {
    const { key } = await memberWithKey();
    const attempt = async (credential: object) => (await login(credential)).errcode;
    expect(await attempt(key.sign(await request(), { origin: 'https://evil.example' }))).toBe(1001);
    expect(await attempt(key.sign(await request(), { host: 'evil.example' }))).toBe(1001);
    expect(await attempt(new Authenticator().sign(await request()))).toBe(1001);
    const forged = new Authenticator().sign(await request());
    const id = key.id.toString('base64url');
    expect(await attempt({ ...forged, id, rawId: id })).toBe(1001);
    expect(await attempt(key.sign(await request(), { counter: 9 }))).toBe(0);
    expect(await attempt(key.sign(await request(), { counter: 9 }))).toBe(1001);
    expect(await attempt(key.sign({ challenge: 'made-up' }))).toBe(1001);
    expect(await attempt({})).toBe(1001);
    expect(await attempt(key.sign(await request(), { counter: 10 }))).toBe(0);
  });

  it('is refused to a suspended member', async () => {
    const { member, key } = await memberWithKey();
    await platform.db.updateTable('member').set({ status: 2 }).where('id', '=', member.id).execute();
    expect(await login(key.sign(await request()))).toMatchObject({ errcode: 1013, code: 403 });
  });

  it('gives the session again when the answer was lost', async () => {
    const { key } = await memberWithKey();
    const [credential, requestId] = [key.sign(await request()), randomUUID()];
    const first = await login(credential, { requestId });
    const again = await login(credential, { requestId });
    expect(again.data.userInfo).toEqual(first.data.userInfo);
    expect((await platform.call('refreshData', {}, { token: first.data.token })).errcode).toBe(401);
    expect((await login(key.sign(await request()), { requestId })).errcode).toBe(409);
  });
});

describe('removing a passkey', () => {
  it('ends it, and only the own ones can be removed', async () => {
    const { member, key, added } = await memberWithKey();
    const other = await platform.register();
    const { id } = added.data;
    expect((await platform.call('passkeyRemove', { id }, other)).errcode).toBe(404);
    expect((await platform.call('passkeyRemove', { id }, member)).data.passkeys).toEqual([]);
    expect((await platform.call('passkeyRemove', { id }, member)).errcode).toBe(404);
    expect((await login(key.sign(await request()))).errcode).toBe(1001);
  });
});

import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { timeStep, totpAt } from '#server/store/auth/totp.ts';
import { accountsCatalogue } from '#tests/support/catalogues/accounts.ts';
import { IdentityProvider, PERSON } from '#tests/support/identity-provider.ts';
import { createTestPlatform } from '#tests/support/platform.ts';
import { WELCOME_COIN } from '#tests/support/small-catalogue.ts';
import { REDIRECT, SocialVisit } from './social-visit.ts';

const MINUTE = 60_000;
const PROVIDERS = ['google', 'facebook', 'line'] as const;

let visit: SocialVisit;
beforeAll(async () => void (visit = await SocialVisit.begin()));
afterAll(() => visit.end());
beforeEach(() => visit.somebodyElse());

describe.each(PROVIDERS)('signing in with %s', (provider) => {
  const enter = (more?: object) => visit.enter[provider](more);

  it('registers a new person under their name there, and signs them in the next time', async () => {
    const { data } = await enter();
    expect(data).toMatchObject({ isNew: true, awards: [{ itemId: 2001, num: WELCOME_COIN }] });
    expect(data.userInfo).toMatchObject({
      nickname: PERSON.name,
      account: '',
      password: '',
      [`${provider}Name`]: PERSON.name,
    });
    expect(data.userInfo[`${provider}Account`]).toMatch(
      provider === 'google' ? /^m\*\*\*@example\.com$/ : /^\*\*\*\d{4}$/,
    );
    const again = await enter();
    expect(again.data).toMatchObject({ isNew: false, userInfo: { id: data.userInfo.id, balanceSeq: 1 } });
  });

  it('records the inviter, and ignores an unknown one', async () => {
    const inviter = await visit.platform.register();
    expect((await enter({ pid: inviter.id })).data.userInfo.pid).toBe(inviter.id);
    visit.somebodyElse();
    expect((await enter({ pid: 1 })).data.userInfo.pid).toBe(0);
  });

  it('is refused to a suspended member', async () => {
    const { id } = (await enter()).data.userInfo;
    await visit.platform.db.updateTable('member').set({ status: 3 }).where('id', '=', id).execute();
    expect(await enter()).toMatchObject({ errcode: 1013, code: 403 });
  });

  it('requires the second step that the member has turned on', async () => {
    const { token } = (await enter()).data;
    const { secret } = (await visit.platform.call('totpBegin', {}, { token })).data;
    const code = totpAt(secret, timeStep(visit.platform.clock.now));
    await visit.platform.call('secondStepSet', { method: 'totp', on: true, code }, { token });
    expect(await enter()).toMatchObject({ errcode: 1014, data: { methods: ['totp', 'recovery'] } });
  });

  it('creates one member from two simultaneous requests', async () => {
    const answers = await Promise.all([enter(), enter()]);
    const made = answers.filter(({ errcode }) => errcode === 0);
    expect(new Set(made.map(({ data }) => data.userInfo.id)).size).toBe(1);
    expect(await enter()).toMatchObject({ data: { isNew: false } });
  });
});

describe('a Google token', () => {
  it.each<[string, object]>([
    ['for another app', { aud: 'another.apps.googleusercontent.test' }],
    ['of another issuer', { iss: 'https://accounts.evil.test' }],
    ['that has expired', { exp: Math.floor(Date.UTC(2026, 10, 20, 11) / 1000) }],
    ['with a foreign nonce', { nonce: 'made-up' }],
    ['without a nonce', { nonce: undefined }],
    ['without a user id', { sub: '' }],
  ])('%s is refused', async (_, claims) => {
    expect(await visit.google(await visit.googleToken(claims))).toMatchObject({ errcode: 1010, data: null });
  });

  it('is refused if another key signed it or it is not a token', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const forged = await visit.providers.google.token(
      { nonce: await visit.sealFor('google') },
      { privateKey: privateKey as never },
    );
    expect((await visit.google(forged)).errcode).toBe(1010);
    const none = `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify({ sub: '1' }))}.`;
    for (const nonsense of ['', 'x', none, 'a.b.c'])
      expect((await visit.google(nonsense)).errcode).toBe(1010);
  });

  it('may name Google without the scheme, as Google does', async () => {
    expect((await visit.google(await visit.googleToken({ iss: 'accounts.google.com' }))).errcode).toBe(0);
  });

  it('is accepted once, within half an hour after the window was opened', async () => {
    const credential = await visit.googleToken();
    expect((await visit.google(credential)).errcode).toBe(0);
    expect((await visit.google(credential)).errcode).toBe(1010);
    const nonce = await visit.sealFor('google');
    visit.platform.clock.advance(30 * MINUTE);
    expect((await visit.google(await visit.providers.google.token({ nonce }))).errcode).toBe(1010);
  });

  it('is refused with a seal that was made for LINE', async () => {
    expect(
      (await visit.google(await visit.googleToken({ nonce: await visit.sealFor('line') }))).errcode,
    ).toBe(1010);
  });

  it('returns the same session when the answer was lost', async () => {
    const [credential, requestId] = [await visit.googleToken(), randomUUID()];
    const first = await visit.google(credential, { requestId });
    const again = await visit.google(credential, { requestId });
    expect(again.data).toMatchObject({ isNew: true, userInfo: first.data.userInfo });
    expect((await visit.platform.call('refreshData', {}, { token: first.data.token })).errcode).toBe(401);
    expect((await visit.platform.call('refreshData', {}, { token: again.data.token })).errcode).toBe(0);
    expect((await visit.google(await visit.googleToken(), { requestId })).errcode).toBe(409);
  });
});

describe('a Facebook token', () => {
  it.each<[string, object]>([
    ['for another app', { app_id: '999' }],
    ['that is no longer valid', { is_valid: false }],
    ['that has expired', { expires_at: 1 }],
    ['without a user id', { user_id: '' }],
  ])('%s is refused', async (_, said) => {
    expect((await visit.facebook(visit.providers.facebook.token(said))).errcode).toBe(1010);
  });

  it('is refused if Facebook does not know it, and accepted if it never expires', async () => {
    expect((await visit.facebook('made-up')).errcode).toBe(1010);
    expect((await visit.facebook(visit.providers.facebook.token({ expires_at: 0 }))).errcode).toBe(0);
  });
});

describe('a LINE code', () => {
  it.each<[string, object]>([
    ['for another channel', { claims: { aud: '1' } }],
    ['of another issuer', { claims: { iss: 'https://access.evil.test' } }],
    ['whose token has expired', { claims: { exp: 1 } }],
    ['whose token another secret has signed', { secret: 'another-secret-of-thirty-two-byte' }],
    ['whose token belongs to another window', { nonce: 'made-up' }],
    ['that was made for another address', { redirectUri: 'https://evil.test/' }],
  ])('%s is refused', async (_, other) => {
    expect((await visit.line(await visit.lineCode(other))).errcode).toBe(1010);
  });

  it('is refused with a foreign state, or for another address', async () => {
    const nonce = 'made-up-by-somebody';
    const code = visit.providers.line.code({ redirectUri: REDIRECT, nonce });
    expect((await visit.line({ code, state: nonce })).errcode).toBe(1010);
    const redirectUri = 'https://evil.test/';
    expect((await visit.line({ ...(await visit.lineCode({ redirectUri })), redirectUri })).errcode).toBe(
      1010,
    );
    const state = await visit.sealFor('google');
    const other = visit.providers.line.code({ redirectUri: REDIRECT, nonce: state });
    expect((await visit.line({ code: other, state })).errcode).toBe(1010);
  });

  it('is exchanged once, and returns the same session to the same mutation', async () => {
    const input = await visit.lineCode();
    const requestId = randomUUID();
    const first = await visit.line(input, { requestId });
    expect((await visit.line(input, { requestId })).data.userInfo).toEqual(first.data.userInfo);
    expect((await visit.line(input)).errcode).toBe(1010);
  });
});

describe('identity providers that are not configured', () => {
  it.each([
    ['\u3164\u2800\u3164', /^Halcyon /],
    ['\u2067می\u200cنا\u2069', /^مینا$/],
    [`${'a'.repeat(22)}👍🏽`, /^a{22}$/],
  ])('names somebody who is called %j there as can be seen', async (name, seen) => {
    visit.providers.desk.person = { ...visit.providers.desk.person, name };
    expect((await visit.enter.google()).data.userInfo.nickname).toMatch(seen);
  });

  it('can be switched off, and the config names the ones that are on', async () => {
    const quiet = await createTestPlatform({}, { catalogue: accountsCatalogue });
    const none = await quiet.call('anonymous/appConfig', { v: '' });
    expect(none.data).not.toHaveProperty('clientConfig.social');
    expect((await quiet.call('googleLogin', { credential: 'x', socialType: 5 })).errcode).toBe(1008);
    const member = await quiet.register();
    expect((await quiet.call('bindSocialAccount', { socialType: 3, token: 'x' }, member)).errcode).toBe(1010);
    await quiet.close();
    const { data } = await visit.platform.call('anonymous/appConfig', { v: '' });
    expect(data).toMatchObject({
      clientConfig: { social: { origin: '', port: 8081, providers: PROVIDERS } },
    });
  });

  it('sign nobody in while they cannot be reached', async () => {
    const lost = await IdentityProvider.start();
    const alone = await createTestPlatform(lost.settings, { catalogue: accountsCatalogue });
    await lost.stop();
    expect(
      (await alone.call('googleLogin', { credential: await visit.googleToken(), socialType: 5 })).errcode,
    ).toBe(1010);
    expect((await alone.call('facebookLogin', { accessToken: 'x', socialType: 3 })).errcode).toBe(1010);
    const input = { code: 'x', state: 'x', redirectUri: REDIRECT, socialType: 4 };
    expect((await alone.call('lineLogin', input)).errcode).toBe(1010);
    await alone.close();
  });
});

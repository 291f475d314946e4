// What was tried with a session that was borrowed for a minute: to keep the account by changing how it is entered.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountsCatalogue } from '#tests/support/catalogues/accounts.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { PASSWORD } from '#tests/support/registration.ts';
import { codeAt, newMobile, receiveCode } from '#tests/support/telephone.ts';
import { Authenticator } from '../auth/platform/authenticator.ts';
import { type GuardedMember, SecondStepVisit } from '../auth/platform/second-step-visit.ts';

const MINUTE = 60_000;
const PROOF_MS = 5 * MINUTE;

let platform: TestPlatform;
let visit: SecondStepVisit;
let member: GuardedMember;
beforeAll(async () => {
  platform = await createTestPlatform({}, { catalogue: accountsCatalogue });
  visit = new SecondStepVisit(platform);
});
afterAll(() => platform.close());
beforeEach(async () => {
  member = await visit.newMember();
});

const call = (name: Parameters<TestPlatform['call']>[0], input: object = {}, by: GuardedMember = member) =>
  platform.call(name, input, by);
const confirm = (method: string, value: unknown, more: object = {}) =>
  call('confirmIdentity', { method, value, ...more });
const grow = () => platform.clock.advance(PROOF_MS + 1000);

async function addKey(): Promise<Authenticator> {
  const key = new Authenticator();
  const credential = key.register((await call('passkeyRegisterOptions')).data as never);
  const { errcode } = await call('passkeyRegister', { credential });
  if (errcode !== 0) throw new Error(`The passkey was refused with ${errcode}`);
  return key;
}

const signed = async (key: Authenticator, isVerified: boolean) =>
  key.sign((await call('passkeyLoginOptions')).data as never, { isVerified });

async function signInElsewhere(): Promise<GuardedMember> {
  const fingerprint = randomUUID();
  return { ...member, ...(await visit.signIn(member, fingerprint)).data, id: member.id, fingerprint };
}

const ASKED = { errcode: 1016, data: { methods: ['password'] } };

/** Every sensitive change, with an input that the platform would otherwise accept or judge. */
const CHANGES: readonly [string, Parameters<TestPlatform['call']>[0], () => Promise<object> | object][] = [
  ['ask for the options of a new passkey', 'passkeyRegisterOptions', () => ({})],
  ['add a passkey', 'passkeyRegister', () => ({ credential: { id: 'x' } })],
  ['remove a passkey', 'passkeyRemove', () => ({ id: 'x' })],
  ['replace the authenticator app', 'totpBegin', () => ({})],
  ['turn a second step on', 'secondStepSet', () => ({ method: 'totp', on: true, code: '123456' })],
  ['turn a second step off', 'secondStepSet', () => ({ method: 'totp', on: false, password: PASSWORD })],
  [
    'bind a number',
    'bindAccount',
    async () => {
      const mobile = newMobile();
      const caller = { fingerprint: randomUUID() };
      return { mobile, smsCode: await receiveCode(platform, { mobile, purpose: 1 }, caller), purpose: 1 };
    },
  ],
  ['bind an identity', 'bindSocialAccount', () => ({ socialType: 5, token: 'a-token' })],
  ['change the password', 'updateProfile', () => ({ password: { old: PASSWORD, new: 'another-secret' } })],
  ['set the safe password', 'updateProfile', () => ({ safeboxPassword: { new: '246810' } })],
  [
    'add a receiving account',
    'addBankInfo',
    () => ({ bankId: 1, accountNo: '1234567890', accountName: 'Ada Example' }),
  ],
  [
    'change the number of a receiving account',
    'modifyBankInfo',
    () => ({ bankId: 1, accountNo: '1234567890' }),
  ],
  [
    'change the name of a receiving account',
    'modifyBankInfo',
    () => ({ bankId: 1, accountName: 'Eve Example' }),
  ],
  ['end the other sessions', 'sessionEnd', () => ({ all: true })],
  ['end a session of another device', 'sessionEnd', () => ({ id: randomUUID() })],
];

describe('with a session whose proof is older than five minutes one cannot', () => {
  it.each(CHANGES)('%s', async (_, name, input) => {
    grow();
    const asked = await call(name, await input());
    expect(asked).toMatchObject(ASKED);
    expect(asked.msg).toBe("Confirm that it's you to change this.");
    expect((await call('securityGet')).data).toMatchObject({ passkeys: [], methods: [], hasPassword: true });
    expect((await visit.signIn(member)).errcode).toBe(0);
  });

  it('prove it once and for all: a proof lasts five minutes, in its own session alone', async () => {
    const other = await signInElsewhere();
    grow();
    expect((await call('totpBegin')).errcode).toBe(1016);
    const until = Math.floor((platform.clock.now.getTime() + PROOF_MS) / 1000);
    expect((await confirm('password', PASSWORD)).data).toEqual({ provedUntil: until });
    expect((await call('totpBegin')).errcode).toBe(0);
    expect((await call('totpBegin', {}, other)).errcode).toBe(1016);
    platform.clock.advance(PROOF_MS - 1000);
    expect((await call('totpBegin')).errcode).toBe(0);
    platform.clock.advance(2000);
    expect((await call('totpBegin')).errcode).toBe(1016);
  });

  it('but everything else goes on, and one may sign out', async () => {
    const other = await signInElsewhere();
    grow();
    expect((await call('updateProfile', { nickname: 'Kingfisher' })).errcode).toBe(0);
    const { list } = (await call('sessionList')).data as never as {
      list: { id: string; current: boolean }[];
    };
    const own = list.find(({ current }) => current)?.id;
    expect((await call('sessionEnd', { id: own })).errcode).toBe(0);
    expect((await call('logout', {}, other)).errcode).toBe(0);
  });
});

describe('guessing a proof', () => {
  it('is counted with the guesses of the password', async () => {
    grow();
    for (let left = 4; left >= 0; left -= 1) {
      expect(await confirm('password', 'not-this-one')).toMatchObject({
        errcode: 1001,
        data: { remaining: left },
      });
    }
    expect((await confirm('password', PASSWORD)).errcode).toBe(1002);
    expect((await call('totpBegin')).errcode).toBe(1016);
  });

  it('is counted in repeated requests too', async () => {
    grow();
    const requestId = randomUUID();
    expect((await confirm('password', PASSWORD, { requestId })).errcode).toBe(0);
    for (let time = 0; time < 5; time += 1) {
      expect((await confirm('password', `guess-${time}`, { requestId })).errcode).toBe(409);
    }
    expect((await confirm('password', PASSWORD, { requestId })).errcode).toBe(1002);
  });

  it('does not leave the password behind in the digest of the request', async () => {
    grow();
    const requestId = randomUUID();
    expect((await confirm('password', PASSWORD, { requestId })).errcode).toBe(0);
    const digestOf = (id: string) =>
      platform.db
        .selectFrom('request_memory')
        .select('digest')
        .where('request_id', '=', id)
        .executeTakeFirstOrThrow();
    const again = randomUUID();
    await call('updateProfile', { password: { old: PASSWORD, new: 'another-secret' } });
    expect((await confirm('password', 'another-secret', { requestId: again })).errcode).toBe(0);
    expect(await digestOf(again)).toEqual(await digestOf(requestId));
  });

  it('does not renew itself: a repeated proof is as old as the first', async () => {
    grow();
    const requestId = randomUUID();
    const first = await confirm('password', PASSWORD, { requestId });
    grow();
    expect((await confirm('password', PASSWORD, { requestId })).data).toEqual(first.data);
    expect((await call('totpBegin')).errcode).toBe(1016);
  });

  it('of the second step is counted like one at sign-in', async () => {
    const protectedBy = await visit.withTotp();
    member = protectedBy.member;
    grow();
    expect(await call('totpBegin')).toMatchObject({
      errcode: 1016,
      data: { methods: ['password', 'totp', 'recovery'] },
    });
    for (let time = 0; time < 5; time += 1) expect((await confirm('totp', '000000')).errcode).toBe(1005);
    expect((await confirm('totp', visit.totp(protectedBy.secret))).errcode).toBe(1002);
    platform.clock.advance(15 * MINUTE);
    expect((await confirm('totp', visit.totp(protectedBy.secret))).errcode).toBe(0);
    expect((await confirm('totp', visit.totp(protectedBy.secret))).errcode).toBe(1005);
    expect((await call('totpBegin')).errcode).toBe(0);
  });
});

describe('a passkey proves it', () => {
  it('only if the device recognised its owner, and only as a key of the member', async () => {
    const key = await addKey();
    grow();
    expect(await call('totpBegin')).toMatchObject({ data: { methods: ['passkey', 'password'] } });
    expect((await confirm('passkey', await signed(key, false))).errcode).toBe(1005);
    const stranger = await visit.newMember();
    const mine = member;
    member = stranger;
    const other = await addKey();
    member = mine;
    expect((await confirm('passkey', await signed(other, true))).errcode).toBe(1005);
    expect((await call('totpBegin')).errcode).toBe(1016);
    const right = await signed(key, true);
    expect((await confirm('passkey', right)).errcode).toBe(0);
    expect((await confirm('passkey', right)).errcode).toBe(1005);
  });

  it('at sign-in, but not by a touch alone', async () => {
    const key = await addKey();
    grow();
    for (const isVerified of [false, true]) {
      const credential = await signed(key, isVerified);
      const { token } = (await call('passkeyLogin', { credential })).data as never as { token: string };
      const { errcode } = await call('totpBegin', {}, { ...member, token });
      expect(errcode).toBe(isVerified ? 0 : 1016);
    }
  });
});

describe('a number', () => {
  it('is no proof for a member who has a password', async () => {
    const mobile = await visit.withNumber(member);
    grow();
    expect(await call('totpBegin')).toMatchObject(ASKED);
    const code = { mobile, smsCode: await receiveCode(platform, { mobile, purpose: 3 }, member) };
    const entered = await call('accountLoginSms', { ...code, loginType: 1, purpose: 3 });
    const { token } = entered.data as never as { token: string };
    expect((await call('totpBegin', {}, { ...member, token })).errcode).toBe(1016);
    expect((await confirm('sms', '123456')).errcode).toBe(422);
  });

  it('proves it for a member who has nothing else', async () => {
    const mobile = newMobile();
    const fingerprint = randomUUID();
    const code = { mobile, smsCode: await receiveCode(platform, { mobile, purpose: 3 }, { fingerprint }) };
    const login = { ...code, loginType: 1, purpose: 3 };
    const { data } = await platform.call('accountLoginSms', login, { fingerprint });
    member = { id: data.userInfo.id, token: data.token, account: '', fingerprint };
    expect((await call('totpBegin')).errcode).toBe(0);
    grow();
    expect(await call('totpBegin')).toMatchObject({ errcode: 1016, data: { methods: ['sms'] } });
    expect((await confirm('sms', '123456')).errcode).toBe(1006);
    expect((await call('smsSend', { purpose: 1 })).errcode).toBe(0);
    expect((await confirm('sms', await codeAt(platform, mobile))).errcode).toBe(0);
    expect((await call('totpBegin')).errcode).toBe(0);
  });
});

// Each change of how an account is entered leaves a mail, so that its owner learns of it.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountsCatalogue, CODE_LIMIT } from '#tests/support/catalogues/accounts.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { PASSWORD } from '#tests/support/registration.ts';
import { receiveCode } from '#tests/support/telephone.ts';
import { Authenticator } from './authenticator.ts';
import { type GuardedMember, SecondStepVisit } from './second-step-visit.ts';

let platform: TestPlatform;
let visit: SecondStepVisit;
beforeAll(async () => {
  platform = await createTestPlatform({}, { catalogue: accountsCatalogue });
  visit = new SecondStepVisit(platform);
});
afterAll(() => platform.close());

const mailsOf = ({ id }: GuardedMember) =>
  platform.db.selectFrom('mail').selectAll().where('member_id', '=', id).orderBy('id').execute();
const titles = async (member: GuardedMember) => (await mailsOf(member)).map(({ title }) => title.en);

async function call(name: Parameters<TestPlatform['call']>[0], input: object, by: GuardedMember) {
  const answer = await platform.call(name, input, by);
  expect(answer.errcode).toBe(0);
  return answer.data as Record<string, string>;
}

it('a mail names the change, the device and what to do, in every language', async () => {
  const member = {
    ...(await visit.newMember()),
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
  };
  await call('updateProfile', { safeboxPassword: { new: '246810' } }, member);
  const [mail, ...more] = await mailsOf(member);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    type: 1,
    title: { en: 'Safe password changed', es: 'Contraseña de la caja fuerte cambiada' },
    awards: [],
    click_type: 3,
    click_action: '/member/security',
    sent_at: platform.clock.now,
    read_at: null,
    deleted_at: null,
  });
  expect(mail?.summary.en).toContain("If this wasn't you, change your password");
  expect(mail?.content.es).toMatch(/^<p>.*<\/p><p>Firefox, Linux<\/p>$/);
});

it('adding and removing a passkey, and the second step by it', async () => {
  const member = await visit.newMember();
  const options = (await platform.call('passkeyRegisterOptions', {}, member)).data;
  const { id } = await call('passkeyRegister', { credential: new Authenticator().register(options) }, member);
  await call('secondStepSet', { method: 'passkey', on: true }, member);
  await call('secondStepSet', { method: 'passkey', on: false, password: PASSWORD }, member);
  await call('passkeyRemove', { id }, member);
  expect(await titles(member)).toEqual([
    'Passkey added',
    'Two-step verification is on',
    'Two-step verification is off',
    'Passkey removed',
  ]);
});

it('a number, a new password, a forgotten one, and sessions that were ended', async () => {
  const member = await visit.newMember();
  const mobile = await visit.withNumber(member);
  const password = { old: PASSWORD, new: 'another-secret' };
  await call('updateProfile', { password }, member);
  const login = { account: member.account, password: password.new, loginType: 2 };
  await platform.call('accountLogin', login, { fingerprint: randomUUID() });
  await call('sessionEnd', { all: true }, member);
  await call('sessionEnd', { all: true }, member);
  platform.clock.advance(CODE_LIMIT.interval * 1000);
  const smsCode = await receiveCode(platform, { mobile, purpose: 2 }, { fingerprint: randomUUID() });
  await call('forgetPassword', { mobile, smsCode, password: 'a-third-secret', purpose: 2 }, member);
  expect(await titles(member)).toEqual([
    'Phone number added',
    'Password changed',
    'Devices signed out',
    'Password changed',
  ]);
});

it('a repeated request leaves no second mail, and a refused one none', async () => {
  const member = await visit.newMember();
  const input = { requestId: randomUUID(), password: { old: PASSWORD, new: 'another-secret' } };
  await call('updateProfile', input, member);
  await call('updateProfile', input, member);
  await platform.call('updateProfile', { password: { old: 'not-this-one', new: 'x-third-secret' } }, member);
  expect(await titles(member)).toEqual(['Password changed']);
});

it('a name that a member by number has chosen', async () => {
  const member = await visit.newMember();
  await platform.db
    .updateTable('member')
    .set({ account: '', account_key: null })
    .where('id', '=', member.id)
    .execute();
  await call('bindAccount', { account: member.account, password: PASSWORD, purpose: 1 }, member);
  expect(await titles(member)).toEqual(['Account name added']);
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountsCatalogue, CODE_LIMIT } from '#tests/support/catalogues/accounts.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { PASSWORD } from '#tests/support/registration.ts';
import { openRecordedDatabase, type RecordedDatabase } from './recorded-database.ts';
import { newMobile, receiveCode, wrongCode } from '#tests/support/telephone.ts';

const NEW_PASSWORD = 'another-secret';

let platform: TestPlatform;
let database: RecordedDatabase;
beforeAll(async () => {
  database = await openRecordedDatabase();
  platform = await createTestPlatform({}, { catalogue: accountsCatalogue, database });
});
afterAll(() => platform.close());
beforeEach(() => platform.clock.advance(CODE_LIMIT.interval * 1000));

async function memberWithNumber() {
  const [mobile, fingerprint] = [newMobile(), randomUUID()];
  const smsCode = await receiveCode(platform, { mobile, purpose: 0 }, { fingerprint });
  const consent = { agreeTerms: true, adult: true };
  const input = { mobile, password: PASSWORD, smsCode, registerType: 1, ...consent };
  const { data } = await platform.call('accountRegist4', input, { fingerprint });
  platform.clock.advance(CODE_LIMIT.interval * 1000);
  return { mobile, token: data.token };
}

/** Each number with its own phone. */
const forget = (mobile: string, smsCode: string, more: object = {}) => {
  const input = { mobile, smsCode, password: NEW_PASSWORD, purpose: 2, ...more };
  return platform.call('forgetPassword', input, { fingerprint: mobile });
};
const signIn = async (mobile: string, password: string) => {
  const input = { account: mobile, password, loginType: 1 };
  return (await platform.call('accountLogin', input, { fingerprint: mobile })).errcode;
};

describe('a forgotten password', () => {
  it('is replaced by the owner of the phone, which signs out all sessions', async () => {
    const { mobile, token } = await memberWithNumber();
    const smsCode = await receiveCode(platform, { mobile, purpose: 2 });
    expect((await forget(mobile, smsCode)).data).toEqual({ done: true });
    expect((await platform.call('refreshData', {}, { token })).errcode).toBe(401);
    expect(await signIn(mobile, PASSWORD)).toBe(1001);
    expect(await signIn(mobile, NEW_PASSWORD)).toBe(0);
    expect((await forget(mobile, smsCode)).errcode).toBe(1006);
  });

  it('is replaced once, with the same answer to the same mutation', async () => {
    const { mobile } = await memberWithNumber();
    const smsCode = await receiveCode(platform, { mobile, purpose: 2 });
    const input = { requestId: randomUUID() };
    for (let time = 0; time < 2; time += 1) {
      expect((await forget(mobile, smsCode, input)).data).toEqual({ done: true });
    }
    expect((await forget(mobile, smsCode, { ...input, password: 'yet-another' })).errcode).toBe(409);
    expect(await signIn(mobile, NEW_PASSWORD)).toBe(0);
  });

  it('is not replaced with a wrong code or a password of the wrong length', async () => {
    const { mobile, token } = await memberWithNumber();
    const smsCode = await receiveCode(platform, { mobile, purpose: 2 });
    expect(await forget(mobile, wrongCode(smsCode))).toMatchObject({ errcode: 1005, data: { remaining: 4 } });
    expect((await forget(mobile, smsCode, { password: 'short' })).data).toEqual({
      fields: { password: 'tooShort' },
    });
    expect((await platform.call('refreshData', {}, { token })).errcode).toBe(0);
    expect(await signIn(mobile, PASSWORD)).toBe(0);
  });
});

describe('an unknown phone number', () => {
  /** What an outsider can see, and the statements that the database received meanwhile. */
  async function seen(mobile: string) {
    database.statements.length = 0;
    const fingerprint = randomUUID();
    const sent = await platform.call('smsSend', { mobile, purpose: 2 }, { fingerprint });
    const tried = [];
    for (let time = 0; time < 6; time += 1) {
      const input = { mobile, smsCode: '000000', password: NEW_PASSWORD, purpose: 2 };
      tried.push(await platform.call('forgetPassword', input, { fingerprint }));
    }
    const answers = [sent, ...tried].map(({ errcode, msg, data }) => ({ errcode, msg, data }));
    return { answers, statements: [...database.statements] };
  }

  it('gets the same answer after the same statements', async () => {
    const { mobile } = await memberWithNumber();
    const unknown = newMobile();
    const known = await seen(mobile);
    const other = await seen(unknown);
    expect(known.answers.map(({ errcode }) => errcode)).toEqual([0, 1005, 1005, 1005, 1005, 1005, 1002]);
    expect(other.answers).toEqual(known.answers);
    expect(known.statements.length).toBeGreaterThan(40);
    expect(other.statements).toEqual(known.statements);
  });

  it('gets the same answer after failed sign-ins to the account of its owner', async () => {
    const { mobile, token } = await memberWithNumber();
    const account = { account: 'kingfisher77', password: PASSWORD };
    await platform.db
      .updateTable('member')
      .set({ account: account.account, account_key: account.account })
      .where('mobile', '=', mobile)
      .execute();
    const fingerprint = randomUUID();
    const wrong = { ...account, password: 'not-this-one', loginType: 2 };
    for (let time = 0; time < 3; time += 1) await platform.call('accountLogin', wrong, { fingerprint });
    expect((await platform.call('refreshData', {}, { token })).errcode).toBe(0);
    expect((await seen(mobile)).answers).toEqual((await seen(newMobile())).answers);
  });

  it('gets no message, and no code is right for it', async () => {
    const mobile = newMobile();
    await platform.call('smsSend', { mobile, purpose: 2 });
    const rows = await platform.db
      .selectFrom('text_message')
      .selectAll()
      .where('mobile', '=', mobile)
      .execute();
    expect(rows).toMatchObject([{ is_decoy: true }]);
    const written = /\d{6}/.exec(rows[0]?.text ?? '')?.[0] ?? '';
    expect((await forget(mobile, written)).errcode).toBe(1005);
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountsCatalogue, CODE_LIMIT } from '#tests/support/catalogues/accounts.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { codeAt, newMobile, receiveCode } from '#tests/support/telephone.ts';

const SECOND = 1000;
const DAY = 86_400 * SECOND;

let platform: TestPlatform;
beforeAll(
  async () =>
    void (platform = await createTestPlatform({ TRUST_PROXY: '1' }, { catalogue: accountsCatalogue })),
);
afterAll(() => platform.close());

/** From a separate installation, unless a test is about that. */
const send = (input: object, fingerprint: string = randomUUID(), token = '') =>
  platform.call('smsSend', input, { fingerprint, token });

const messagesTo = (mobile: string) =>
  platform.db.selectFrom('text_message').selectAll().where('mobile', '=', mobile).execute();

async function memberWithNumber(): Promise<{ mobile: string; token: string }> {
  const mobile = newMobile();
  const smsCode = await receiveCode(platform, { mobile, purpose: 3 }, { fingerprint: mobile });
  const input = { mobile, smsCode, loginType: 1, purpose: 3 };
  const { data } = await platform.call('accountLoginSms', input, { fingerprint: mobile });
  platform.clock.advance(CODE_LIMIT.interval * SECOND);
  return { mobile, token: data.token };
}

describe('a code by text message', () => {
  it('arrives with the configured number of digits and names its purpose', async () => {
    const mobile = newMobile();
    expect((await send({ mobile, purpose: 3 })).data).toEqual({
      interval: CODE_LIMIT.interval,
      remaining: CODE_LIMIT.perDay / 2 - 1,
      length: 6,
    });
    const [message] = await messagesTo(mobile);
    expect(message?.text).toMatch(/^\d{6} is your Halcyon code to sign in\. .+\n\n@localhost #\d{6}$/);
    const spanish = { 'accept-language': 'es' };
    const other = newMobile();
    await platform.call('smsSend', { mobile: other, purpose: 0 }, { headers: spanish });
    expect((await messagesTo(other))[0]?.text).toContain('es tu código de Halcyon para registrarte');
  });

  it('is stored as a digest that cannot be brute-forced', async () => {
    const mobile = newMobile();
    const code = await receiveCode(platform, { mobile, purpose: 3 });
    const [row] = await platform.db.selectFrom('sms_code').selectAll().where('mobile', '=', mobile).execute();
    expect(JSON.stringify(row)).not.toContain(code);
    expect(row?.digest).toMatch(/^[\w-]{43}$/);
  });

  it.each(['0917123456', '+0917123456', '+12', '+1234567890123456', '+63 917 123', 'x', ''])(
    'is not sent to %j, which is not a phone number',
    async (mobile) => {
      expect((await send({ mobile, purpose: 3 })).data).toEqual({ fields: { mobile: 'pattern' } });
    },
  );

  it('is not sent for registration or binding if the number is in use', async () => {
    const { mobile } = await memberWithNumber();
    for (const purpose of [0, 1]) expect((await send({ mobile, purpose })).errcode).toBe(1004);
    for (const purpose of [2, 3]) expect((await send({ mobile, purpose })).errcode).toBe(0);
  });

  it("goes to the member's own number when none is given", async () => {
    const { mobile, token } = await memberWithNumber();
    expect((await send({ purpose: 1 }, mobile, token)).errcode).toBe(0);
    expect((await messagesTo(mobile)).at(-1)?.text).toContain('to confirm your number');
    const missing = { errcode: 422, data: { fields: { mobile: 'required' } } };
    expect(await send({ purpose: 3 }, mobile, token)).toMatchObject(missing);
    expect(await send({ purpose: 1 }, mobile)).toMatchObject(missing);
    expect((await send({ purpose: 1 }, mobile, 'made-up')).errcode).toBe(401);
    const { token: without } = await platform.register();
    expect(await send({ purpose: 1 }, mobile, without)).toMatchObject(missing);
  });

  it('is sent once per mutation, however often the request is repeated', async () => {
    const [mobile, requestId, fingerprint] = [newMobile(), randomUUID(), randomUUID()];
    const first = await send({ mobile, purpose: 3, requestId }, fingerprint);
    const again = await send({ mobile, purpose: 3, requestId }, fingerprint);
    expect(again.data).toEqual(first.data);
    expect(await messagesTo(mobile)).toHaveLength(1);
    expect((await send({ mobile: newMobile(), purpose: 3, requestId }, fingerprint)).errcode).toBe(409);
  });

  it('is not offered if the platform cannot send messages', async () => {
    const silent = await createTestPlatform({ MESSAGE_OUTBOX: '0' }, { catalogue: accountsCatalogue });
    expect((await silent.call('smsSend', { mobile: newMobile(), purpose: 3 })).errcode).toBe(1008);
    const { data } = await silent.call('anonymous/appConfig', { v: '' });
    expect(data).toMatchObject({ registerType: [2], defaultLoginType: 2 });
    await silent.close();
  });

  it('is sent by the configured sender', async () => {
    const sent: string[] = [];
    const texts = { send: async (_: unknown, { to }: { to: string }) => void sent.push(to) };
    const other = await createTestPlatform({ MESSAGE_OUTBOX: '0' }, { catalogue: accountsCatalogue, texts });
    const mobile = newMobile();
    expect((await other.call('smsSend', { mobile, purpose: 3 })).errcode).toBe(0);
    expect(sent).toEqual([mobile]);
    expect(await codeAt(other, mobile)).toBe('');
    await other.close();
  });
});

describe('repeated codes', () => {
  it('are refused before the interval is over, with the seconds that are left', async () => {
    const mobile = newMobile();
    await send({ mobile, purpose: 3 });
    platform.clock.advance(20 * SECOND);
    expect(await send({ mobile, purpose: 0 })).toMatchObject({ errcode: 1007, data: { retryAfter: 40 } });
    platform.clock.advance(40 * SECOND - 1);
    expect(await send({ mobile, purpose: 3 })).toMatchObject({ errcode: 1007, data: { retryAfter: 1 } });
    platform.clock.advance(1);
    expect((await send({ mobile, purpose: 3 })).errcode).toBe(0);
  });

  it('are limited per number and day', async () => {
    const mobile = newMobile();
    const from = (address: string) => {
      const headers = { 'x-forwarded-for': address };
      return platform.call('smsSend', { mobile, purpose: 3 }, { fingerprint: randomUUID(), headers });
    };
    for (const address of ['192.0.2.1', '192.0.2.2']) {
      for (let left = CODE_LIMIT.perDay / 2 - 1; left >= 0; left -= 1) {
        expect((await from(address)).data).toMatchObject({ remaining: left });
        platform.clock.advance(CODE_LIMIT.interval * SECOND);
      }
      expect((await from(address)).errcode).toBe(1007);
    }
    const spent = CODE_LIMIT.perDay * CODE_LIMIT.interval;
    const retryAfter = DAY / SECOND - spent;
    expect(await from('192.0.2.3')).toMatchObject({ errcode: 1007, data: { retryAfter } });
    platform.clock.advance(retryAfter * SECOND);
    expect((await from('192.0.2.3')).errcode).toBe(0);
  });

  it('are limited per installation and day, across all numbers', async () => {
    const fingerprint = randomUUID();
    for (let time = 0; time < CODE_LIMIT.perDay; time += 1) {
      expect((await send({ mobile: newMobile(), purpose: 3 }, fingerprint)).errcode).toBe(0);
    }
    const refused = await send({ mobile: newMobile(), purpose: 3 }, fingerprint);
    expect(refused).toMatchObject({ errcode: 1007, data: { retryAfter: DAY / SECOND } });
  });

  it('are limited per address by a setting', async () => {
    const strict = await createTestPlatform({ CODES_PER_ADDRESS: '2' }, { catalogue: accountsCatalogue });
    const ask = async () =>
      (await strict.call('smsSend', { mobile: newMobile(), purpose: 3 }, { fingerprint: randomUUID() }))
        .errcode;
    expect([await ask(), await ask(), await ask()]).toEqual([0, 0, 1007]);
    await strict.close();
  });

  it('are sent once for simultaneous requests', async () => {
    const mobile = newMobile();
    const answers = await Promise.all([1, 2, 3, 4].map(() => send({ mobile, purpose: 3 })));
    expect(answers.map(({ errcode }) => errcode).sort((a, b) => a - b)).toEqual([0, 1007, 1007, 1007]);
  });
});

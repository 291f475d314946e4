import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runCommand } from '#server/operator/commands.ts';
import { sendMail } from '#server/store/notices/mails.ts';
import { INVALID_FIELDS, TAKING_A_BREAK } from '#src/contract/errors.ts';
import { createTestPlatform, type SignedInCaller, type TestPlatform } from '#tests/support/platform.ts';
import { PushService } from '#tests/support/push/push-service.ts';
import { PASSWORD } from '#tests/support/registration.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const OFF = { withdraw: false, mail: false, bonus: false };

let platform: TestPlatform;
let service: PushService;
let member: SignedInCaller;
let path: string;
let device: ReturnType<PushService['subscribe']>;
let count = 0;

beforeAll(async () => {
  service = await PushService.start();
  platform = await createTestPlatform({
    PUSH_SERVICES: service.origin,
    PUSH_CONTACT: 'mailto:push@example.com',
    PUBLIC_ORIGIN: 'https://play.example',
  });
});
afterAll(async () => {
  await platform.close();
  await service.stop();
});
beforeEach(async () => {
  service.delivered.length = 0;
  member = await platform.register();
  count += 1;
  path = `/device/${count}`;
  device = service.subscribe(path);
});

const ask = (topics: Partial<typeof OFF>, caller: SignedInCaller = member, language = 'en') =>
  platform.call(
    'pushSet',
    { subscription: device, topics: { ...OFF, ...topics } },
    { ...caller, headers: { 'accept-language': language } },
  );

const topicsNow = async () => (await platform.call('pushGet', {}, member)).data.topics;

async function mailTo({ id }: SignedInCaller, type: 1 | 2 = 1): Promise<void> {
  const text = { en: 'A secret 12.50', es: 'Un secreto 12,50' };
  const mail = { memberId: id, type, title: text, summary: text, now: platform.clock.now };
  await platform.db.transaction().execute((trx) => sendMail(trx, mail));
}

/** As if what can be claimed now had not been there. */
const forgetLit = () =>
  platform.db.updateTable('push_subscription').set({ lit: '' }).where('member_id', '=', member.id).execute();

const send = () => platform.push.run(platform.clock.now);
const said = () => service.delivered.map(({ message }) => message);
const subscriptions = () => platform.db.selectFrom('push_subscription').selectAll().execute();

describe('notifications', () => {
  it('are off until the member asks for a topic', async () => {
    expect(await topicsNow()).toEqual(OFF);
    await mailTo(member);
    await send();
    expect(said()).toEqual([]);
    expect((await ask({ mail: true })).data.topics).toEqual({ ...OFF, mail: true });
    expect(await topicsNow()).toEqual({ ...OFF, mail: true });
  });

  it('tell of a mail in the language of the device, signed, encrypted, and without what it says', async () => {
    await ask({ mail: true }, member, 'es');
    await mailTo(member);
    await send();
    expect(said()).toEqual([
      {
        web_push: 8030,
        notification: {
          title: 'Tienes un mensaje nuevo',
          body: 'Toca para leerlo.',
          lang: 'es',
          dir: 'ltr',
          tag: 'mail',
          navigate: 'https://play.example/email',
        },
      },
    ]);
    const [{ claims, key, headers }] = service.delivered as [(typeof service.delivered)[0]];
    expect(claims).toMatchObject({ aud: service.origin, sub: 'mailto:push@example.com' });
    expect(key).toBe((await platform.call('pushGet', {}, member)).data.key);
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: 'mail', ttl: '86400' });
    const [stored] = await subscriptions();
    expect(stored?.subscription).not.toContain(service.origin);
  });

  it('are one message for repeated news, and none for other topics', async () => {
    await ask({ mail: true });
    await mailTo(member);
    await mailTo(member);
    await send();
    await send();
    expect(said()).toHaveLength(1);
    service.delivered.length = 0;
    await ask({ withdraw: true });
    await mailTo(member);
    await send();
    expect(said()).toEqual([]);
  });

  it('tell when a withdrawal moves', async () => {
    await ask({ withdraw: true });
    const { now } = platform.clock;
    await platform.db
      .insertInto('withdrawal_order')
      .values({
        ...{
          order_id: `W${member.id}`,
          member_id: member.id,
          request_id: randomUUID(),
          name: 'bank',
          amount: 100,
        },
        ...{ fee: 0, bank_id: 1, account_no: '1', account_name: 'a', created_at: now, updated_at: now },
      })
      .execute();
    await runCommand(platform.db, ['withdrawal', 'approve', `W${member.id}`], { now });
    await send();
    expect(said()).toMatchObject([
      { notification: { tag: 'withdraw', navigate: 'https://play.example/wallets?name=withdraw' } },
    ]);
  });

  it('tell once of a bonus that becomes claimable, and not of one that could be claimed before', async () => {
    await ask({ bonus: true });
    platform.clock.advance(11 * MINUTE_MS);
    await send();
    expect(said()).toEqual([]);
    await forgetLit();
    platform.clock.advance(11 * MINUTE_MS);
    await send();
    platform.clock.advance(11 * MINUTE_MS);
    await send();
    expect(said()).toMatchObject([{ notification: { tag: 'bonus' } }]);
  });

  it('about bonuses are refused and muted during a break, those about the account go on', async () => {
    await ask({ bonus: true, mail: true });
    await platform.call('breakSet', { kind: 'break', days: 1 }, member);
    expect((await ask({ bonus: true, mail: true })).errcode).toBe(TAKING_A_BREAK);
    await forgetLit();
    platform.clock.advance(11 * MINUTE_MS);
    await mailTo(member, 2);
    await send();
    expect(said()).toEqual([]);
    await mailTo(member, 1);
    await send();
    expect(said()).toMatchObject([{ notification: { tag: 'mail' } }]);
    platform.clock.advance(DAY_MS);
  });

  it('end with the session, and never reach the next member of the device', async () => {
    await ask({ mail: true });
    await mailTo(member);
    await platform.call('logout', {}, member);
    await send();
    expect(said()).toEqual([]);
    expect(await subscriptions()).not.toContainEqual(expect.objectContaining({ member_id: member.id }));
    // Signed out without a connection, so the platform does not know yet.
    const before = await platform.register();
    await ask({ mail: true }, before);
    const next = await platform.register();
    await ask({ withdraw: true }, next);
    await mailTo(before);
    await send();
    expect(said()).toEqual([]);
  });

  it('end with a session that another device ends', async () => {
    await ask({ mail: true });
    const login = { account: member.account, password: PASSWORD, loginType: 2 };
    const { token } = (await platform.call('accountLogin', login)).data;
    expect(await platform.call('sessionEnd', { all: true }, { token })).toMatchObject({ data: { ended: 1 } });
    expect(await subscriptions()).not.toContainEqual(expect.objectContaining({ member_id: member.id }));
    await mailTo(member);
    await send();
    expect(said()).toEqual([]);
  });

  it.each([404, 410])('are given up for a subscription that is gone: %i', async (status) => {
    await ask({ mail: true });
    service.statuses.set(path, status);
    await mailTo(member);
    await send();
    expect(await topicsNow()).toEqual(OFF);
  });

  it('are sent again after a failure of the push service, later each time', async () => {
    await ask({ mail: true });
    service.statuses.set(path, 503);
    await mailTo(member);
    await send();
    service.statuses.delete(path);
    await send();
    expect(said()).toEqual([]);
    platform.clock.advance(2 * MINUTE_MS);
    await send();
    expect(said()).toHaveLength(1);
  });

  it('follow a subscription that the browser has replaced', async () => {
    await ask({ mail: true });
    path = `${path}/new`;
    const renewed = { endpoint: device.endpoint, subscription: service.subscribe(path) };
    expect((await platform.call('pushRenew', renewed)).data).toEqual({ done: true });
    expect((await platform.call('pushRenew', renewed)).data).toEqual({ done: false });
    await mailTo(member);
    await send();
    expect(service.delivered.map((each) => each.path)).toEqual([path]);
  });

  it('are sent to push services alone', async () => {
    const subscription = { ...device, endpoint: 'http://127.0.0.1:1/inside' };
    const refused = await platform.call('pushSet', { subscription, topics: { ...OFF, mail: true } }, member);
    expect(refused.errcode).toBe(INVALID_FIELDS);
  });
});

// What the platform keeps of a member and their device, and what follows from it.
import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { runCommand } from '#server/operator/commands.ts';
import type { Catalogue } from '#server/store/lobby/catalogue.ts';
import type { SignedInCaller, TestPlatform } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { AFTER_LOGIN } from '#tests/support/registration.ts';
import { order, settle } from '../wallet/platform/deposits.ts';
import { ACCOUNT, walletCatalogue } from '../wallet/platform/wallet-catalogue.ts';

const { config, platform: rules } = walletCatalogue;
const catalogue: Catalogue = {
  ...walletCatalogue,
  config: { ...config, minRechargeStatus: 1 },
  platform: { ...rules, withdrawal: { ...rules.withdrawal!, needKyc: true } },
};
const it = platformTest({}, { catalogue });

const DETAILS = { fullName: 'Ada O’Example-Smith', birthday: '1990-02-28', address: '1 Quay, Harbour' };

const start = async (platform: TestPlatform, member: SignedInCaller, more: object = {}) =>
  (await platform.call('getAfterLoginInfo', { ...AFTER_LOGIN, ...more }, member)).data;
const tell = (platform: TestPlatform, member: SignedInCaller, details: object) =>
  platform.call('updateProfile', { details: { ...DETAILS, ...details }, requestId: randomUUID() }, member);
const run = ({ db, clock }: TestPlatform, ...args: string[]) => runCommand(db, args, { now: clock.now });

describe('a session', () => {
  it('keeps what the app says of its device at each start', async ({ platform, member }) => {
    const said = { os: 'ios', deviceModel: 'Pixel 7', messagingToken: 'https://push.example/1' };
    await start(platform, member);
    await start(platform, member, said);
    const row = await platform.db
      .selectFrom('session')
      .select(['os', 'device_model', 'messaging_token', 'phone_info'])
      .where('member_id', '=', member.id)
      .executeTakeFirstOrThrow();
    expect(Object.values(row)).toEqual(['ios', 'Pixel 7', 'https://push.example/1', '{}']);
  });
});

describe('details', () => {
  it('are on file once entered, for the operator alone', async ({ platform, member }) => {
    expect((await start(platform, member)).userInfo.hasUserOther).toBe(false);
    const { data } = await tell(platform, member, {});
    expect(data.userInfo.hasUserOther).toBe(true);
    expect(JSON.stringify(await start(platform, member))).not.toContain(DETAILS.fullName);
    expect((await run(platform, 'member', 'show', String(member.id))).output).toContain(DETAILS.address);
  });

  it.for([
    ['fullName', 'A'],
    ['fullName', '<b>Ada</b>'],
    ['birthday', '1990-02-30'],
    ['birthday', '2010-01-01'],
    ['birthday', '1700-01-01'],
    ['address', 'Quay'],
  ] as const)('are refused with %s %s', async ([name, value], { platform, member }) => {
    const { errcode, data } = await tell(platform, member, { [name]: value });
    expect(errcode).toBe(422);
    expect(data).toMatchObject({ fields: { [`details.${name}`]: expect.any(String) } });
    expect((await start(platform, member)).userInfo.hasUserOther).toBe(false);
  });
});

describe('an identity check', () => {
  it('is asked for before a withdrawal until an operator has made it', async ({ platform, member }) => {
    await settle(platform, (await order(platform, member, { amount: 50_00 })).data.orderId);
    await platform.call('addBankInfo', { ...ACCOUNT, accountNo: String(1e9 + member.id) }, member);
    const withdraw = async () => {
      const input = { name: 'bank', amount: 20_00, bankId: ACCOUNT.bankId, requestId: randomUUID() };
      return (await platform.call('exchange', input, member)).errcode;
    };
    const id = String(member.id);
    expect(await withdraw()).toBe(2009);
    expect((await run(platform, 'member', 'identify', id, 'yes', 'passport seen')).code).toBe(0);
    expect((await start(platform, member)).userInfo.hasKyc).toBe(true);
    expect((await platform.call('getExchange', {}, member)).data.needKyc).toBe(false);
    expect(await withdraw()).toBe(0);
    expect((await run(platform, 'member', 'identify', id, 'no', 'was a mistake')).code).toBe(0);
    expect((await start(platform, member)).userInfo.hasKyc).toBe(false);
  });
});

describe('settings of a member', () => {
  it('no longer ask for what was done', async ({ platform, member }) => {
    const { gameListVersion = '', ...first } = (await start(platform, member)).configPatch;
    expect(first.minRechargeStatus).toBeUndefined();
    await settle(platform, (await order(platform, member, { amount: 50_00 })).data.orderId);
    const { configPatch } = await start(platform, member, { gameListVersion });
    expect(configPatch).toEqual({ minRechargeStatus: 0 });
  });
});

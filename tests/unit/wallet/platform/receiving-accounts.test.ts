// The accounts that receive withdrawals: masked, one at each bank, and changed only by a member who proved who they are.
import { describe, expect } from 'vitest';
import type { SignedInCaller, TestPlatform } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { AFTER_LOGIN } from '#tests/support/registration.ts';
import { ACCOUNT, BANKS, walletCatalogue } from './wallet-catalogue.ts';

const it = platformTest({}, { catalogue: walletCatalogue }).extend(
  'withAccount',
  async ({ platform, member }) => {
    await addAccount(platform, member);
    return member;
  },
);

const addAccount = (platform: TestPlatform, member: SignedInCaller, more: object = {}) =>
  platform.call('addBankInfo', { ...ACCOUNT, accountNo: String(1e9 + member.id), ...more }, member);

describe('a receiving account', () => {
  it('is part of what the app reads after sign-in', async ({ platform, withAccount: member }) => {
    const { data } = await platform.call('getAfterLoginInfo', AFTER_LOGIN, member);
    expect(data.appUserBank).toMatchObject({ bankId: ACCOUNT.bankId, bankName: 'Bank 1' });
    expect(data.firstRecharge).toBe(0);
  });

  it('is shown by its last four digits only, and the first is the default', async ({ platform, member }) => {
    const { data } = await platform.call('addBankInfo', { ...ACCOUNT, accountNo: '5678 9012-34' }, member);
    expect(data.appUserBank).toMatchObject({ accountNo: '•••• 1234', bankName: 'Bank 1', isDefault: true });
    expect(JSON.stringify(data)).not.toContain('5678');
    await addAccount(platform, member, { bankId: BANKS.another, isDefault: true });
    const { appUserBank, appUserBankList } = (await platform.call('getExchange', {}, member)).data;
    expect(appUserBank?.bankId).toBe(BANKS.another);
    expect(Object.values(appUserBankList).filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  it('needs a fresh proof, and its owner learns of each change by mail', async ({ platform, member }) => {
    const accountNo = String(1e9 + member.id);
    await addAccount(platform, member);
    await platform.call(
      'modifyBankInfo',
      { bankId: ACCOUNT.bankId, accountNo: String(2e9 + member.id) },
      member,
    );
    platform.clock.advance(6 * 60_000);
    expect((await addAccount(platform, member, { bankId: BANKS.another })).errcode).toBe(1016);
    const change = { bankId: ACCOUNT.bankId, accountNo };
    expect((await platform.call('modifyBankInfo', change, member)).errcode).toBe(1016);
    const asDefault = { bankId: ACCOUNT.bankId, isDefault: true };
    expect((await platform.call('modifyBankInfo', asDefault, member)).errcode).toBe(0);
    const mails = await platform.db
      .selectFrom('mail')
      .select(['title', 'content', 'click_action'])
      .where('member_id', '=', member.id)
      .orderBy('id')
      .execute();
    expect(mails.map(({ title, click_action }) => [title.en, click_action])).toEqual([
      ['Receiving account added', '/wallets/card/list'],
      ['Receiving account changed', '/wallets/card/list'],
    ]);
    expect(JSON.stringify(mails)).not.toContain(accountNo);
  });

  it('of somebody else is reported as taken at most twenty times a day', async ({ platform, member }) => {
    const other = await platform.register();
    await addAccount(platform, other);
    const ask = (accountNo: string) => addAccount(platform, member, { accountNo });
    const errcodes = [];
    for (let time = 0; time < 21; time += 1) errcodes.push((await ask(String(1e9 + other.id))).errcode);
    expect(new Set(errcodes.slice(0, 20))).toEqual(new Set([errcodes[0]]));
    expect(errcodes[0]).not.toBe(0);
    expect(errcodes[20]).toBe(429);
  });

  it.for([
    'Siobhán O’Brien-Smythe',
    "D'Angelo Jr.",
    'Müller, Jürgen (Dr.)',
    'Nguyễn Thị Ánh & Phạm Văn Đức',
    'Al–Rashid\u00a0Omar',
    'Jordi Puig i Gal·la',
    'יעקב גרשון בע״מ',
    'ジョン・スミス',
    'بهنام\u200c زاده',
    'Northern Lights 24/7 Ltd.',
    'Ngũgĩ wa Thiongʼo',
    'Conan O‛Neill',
    'Siân O′Hara-ap Rhys-Jones',
    'ООО «Северное сияние»',
    'Nord “Licht” GmbH',
    '„Krok“ s.r.o.',
    '株式会社「北極」',
    '李‧馬克',
    'สมชาย ณ อยุธยา',
    'Մար՚յան Գրիգորյան',
    'شركة النور، عمر وشركاه',
    'Kovács és Tsa: Kft.',
  ])('belongs to %s', async (accountName, { platform, member }) => {
    expect((await addAccount(platform, member, { accountName })).errcode).toBe(0);
  });

  it('has an apostrophe where an accent was typed for one', async ({ platform, member }) => {
    const { data } = await addAccount(platform, member, { accountName: 'Aoife O´Brien' });
    expect(data.appUserBank?.accountName).toBe("Aoife O'Brien");
  });

  it.for([
    ['٧٦٧٨٩٠١٢٣٤', '•••• 1234'],
    ['８６７８　９０１２－３４', '•••• 1234'],
    ['\u202a9678\u200b 9012\u201334\u202c', '•••• 1234'],
  ])('may be typed as %j', async ([accountNo, shown], { platform, member }) => {
    const { data } = await platform.call('addBankInfo', { ...ACCOUNT, accountNo: accountNo ?? '' }, member);
    expect(data.appUserBank?.accountNo).toBe(shown);
  });

  it.for([
    ['one digit too few', { accountNo: '123456789' }, { accountNo: 'pattern' }],
    ['letters', { accountNo: '12345ABCDE' }, { accountNo: 'pattern' }],
    ['a bank that is closed', { bankId: BANKS.closed }, { bankId: 'unknown' }],
    ['a name of one letter', { accountName: 'A' }, { accountName: 'tooShort' }],
    ['a name of digits', { accountName: '12 34' }, { accountName: 'pattern' }],
    ['a name with markup', { accountName: '<b>Ana' }, { accountName: 'pattern' }],
  ] as const)('with %s is refused by field', async ([, more, fields], { platform, member }) => {
    expect(await addAccount(platform, member, { accountNo: ACCOUNT.accountNo, ...more })).toMatchObject({
      errcode: 422,
      data: { fields },
    });
  });

  it('of another member, or a second at the same bank, is already registered', async ({
    platform,
    withAccount: member,
  }) => {
    expect((await addAccount(platform, member)).errcode).toBe(2006);
    const other = await platform.register();
    expect((await addAccount(platform, other, { accountNo: String(1e9 + member.id) })).errcode).toBe(2006);
  });

  it('is one too many after the last that is allowed', async ({ platform, withAccount: member }) => {
    expect((await addAccount(platform, member, { bankId: BANKS.another })).errcode).toBe(0);
    expect(
      (await addAccount(platform, member, { bankId: BANKS.another, accountNo: '9999999999' })).errcode,
    ).toBe(2014);
  });

  it('can be replaced, and is unknown where there is none', async ({ platform, withAccount: member }) => {
    const changed = { bankId: ACCOUNT.bankId, accountNo: String(2e9 + member.id) };
    const { data } = await platform.call('modifyBankInfo', changed, member);
    expect(data.appUserBank?.accountNo).toBe(`•••• ${changed.accountNo.slice(-4)}`);
    expect(
      await platform.call('modifyBankInfo', { ...changed, bankId: BANKS.another }, member),
    ).toMatchObject({
      errcode: 2005,
    });
  });
});

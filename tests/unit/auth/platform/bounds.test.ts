// Every call that takes a name, a password or a code: one character too few or too many, and exactly enough.
import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import type { CallName } from '#src/contract/index.ts';
import { accountsCatalogue } from '#tests/support/catalogues/accounts.ts';
import { newAccount, type TestPlatform } from '#tests/support/platform.ts';
import { PASSWORD } from '#tests/support/registration.ts';
import { newMobile } from '#tests/support/telephone.ts';
import { platformTest } from '#tests/support/platform-test.ts';

const it = platformTest({}, { catalogue: accountsCatalogue });

const { lengthBounds } = accountsCatalogue.config;

const consent = { agreeTerms: true, adult: true };
const INPUTS: Partial<Record<CallName, () => object>> = {
  accountLogin: () => ({ account: newAccount(), password: PASSWORD, loginType: 2 }),
  accountLoginSms: () => ({ mobile: newMobile(), smsCode: '123456', loginType: 1, purpose: 3 }),
  accountRegist: () => ({ account: newAccount(), password: PASSWORD, registerType: 2, ...consent }),
  accountRegist4: () => ({
    ...{ mobile: newMobile(), password: PASSWORD, smsCode: '123456', registerType: 1 },
    ...consent,
  }),
  forgetPassword: () => ({ mobile: newMobile(), smsCode: '123456', password: PASSWORD, purpose: 2 }),
  bindAccount: () => ({ account: newAccount(), password: PASSWORD, purpose: 1 }),
};

type Field = 'account' | 'password' | 'smsCode';
const fieldsOf = (input: object) =>
  (['account', 'password', 'smsCode'] as const).filter((field): field is Field => field in input);
const ROWS = Object.entries(INPUTS).flatMap(([name, input]) =>
  fieldsOf(input()).map((field) => [name as CallName, field] as const),
);

async function fieldsRefused(platform: TestPlatform, name: CallName, input: object): Promise<unknown> {
  const { token } = await platform.register();
  const { errcode, data } = await platform.call(name, input, { token, fingerprint: randomUUID() });
  return errcode === 422 ? (data as unknown as { fields: unknown }).fields : {};
}

/** Account names are new, so that none is taken. */
const filled = (field: Field, length: number): string =>
  (field === 'account' ? newAccount() : '').padEnd(length, '7').slice(0, length);

describe('the length limits of input fields', () => {
  it.for(ROWS)('%s enforces those of %s', async ([name, field], { platform }) => {
    const { min, max } = lengthBounds[field];
    const attempt = (length: number) =>
      fieldsRefused(platform, name, { ...INPUTS[name]?.(), [field]: filled(field, length) });
    expect(await attempt(min - 1)).toEqual({ [field]: 'tooShort' });
    expect(await attempt(max + 1)).toEqual({ [field]: 'tooLong' });
    for (const length of [min, max]) expect(await attempt(length)).toEqual({});
  });
});

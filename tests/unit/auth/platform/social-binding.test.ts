import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BIND_COIN } from '#tests/support/catalogues/accounts.ts';
import { PERSON } from '#tests/support/identity-provider.ts';
import type { SignedInCaller } from '#tests/support/platform.ts';
import { WELCOME_COIN } from '#tests/support/small-catalogue.ts';
import { REDIRECT, SocialVisit } from './social-visit.ts';

let visit: SocialVisit;
beforeAll(async () => void (visit = await SocialVisit.begin()));
afterAll(() => visit.end());
beforeEach(() => visit.somebodyElse());

describe('binding an identity provider', () => {
  const bind = (caller: SignedInCaller, fields: object) =>
    visit.platform.call('bindSocialAccount', fields, caller);
  const googleFields = async () => ({ socialType: 5, token: await visit.googleToken() });

  it.each<[string, () => Promise<object>]>([
    ['google', googleFields],
    ['facebook', async () => ({ socialType: 3, token: visit.providers.facebook.token() })],
    [
      'line',
      async () => {
        const { code, state } = await visit.lineCode();
        return { socialType: 4, token: code, state, redirectUri: REDIRECT };
      },
    ],
  ])('%s pays coin once, and allows signing in with it', async (provider, fields) => {
    const member = await visit.platform.register();
    const { data } = await bind(member, await fields());
    expect(data.awards).toEqual([{ itemId: 2001, num: BIND_COIN }]);
    expect(data.userInfo).toMatchObject({ coin: WELCOME_COIN + BIND_COIN, [`${provider}Name`]: PERSON.name });
    expect((await visit.enter[provider as 'google']()).data).toMatchObject({
      isNew: false,
      userInfo: { id: member.id },
    });
    expect((await bind(member, await fields())).errcode).toBe(1012);
  });

  it('is refused if the identity belongs to another member, or another one is bound', async () => {
    const [one, other] = [await visit.platform.register(), await visit.platform.register()];
    await bind(one, await googleFields());
    expect((await bind(other, await googleFields())).errcode).toBe(1011);
    visit.somebodyElse();
    expect((await bind(one, await googleFields())).errcode).toBe(1012);
    expect((await bind(other, { socialType: 5, token: 'made-up' })).errcode).toBe(1010);
    expect((await bind(other, await googleFields())).errcode).toBe(0);
  });

  it('happens once when the answer is lost', async () => {
    const member = await visit.platform.register();
    const input = { ...(await googleFields()), requestId: randomUUID() };
    const [first, again] = [await bind(member, input), await bind(member, input)];
    expect(again.data).toEqual(first.data);
    expect((await bind(member, { ...input, token: await visit.googleToken() })).errcode).toBe(409);
  });
});

// What was tried to guess a secret by repeating a request that has been answered.
import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { digestOfInput } from '#server/api/once.ts';
import { digestOf } from '#server/secrets/secrets.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { PASSWORD } from '#tests/support/registration.ts';

const it = platformTest();

const SAFE = '246810';

describe('a repeated request', () => {
  it.for([
    ['password', { old: PASSWORD, new: 'another-secret' }],
    ['safeboxPassword', { new: SAFE }],
  ] as const)(
    'of updateProfile with another %s is answered five times',
    async ([name, right], { platform, member }) => {
      const requestId = randomUUID();
      const change = async (secret: string) => {
        const input = { requestId, [name]: { ...right, new: secret } };
        return (await platform.call('updateProfile', input, { ...member, fingerprint: member.account }))
          .errcode;
      };
      expect(await change(right.new)).toBe(0);
      for (let time = 0; time < 5; time += 1) expect(await change(`13579${time}`)).toBe(409);
      expect(await change('135799')).toBe(1002);
      expect(await change(right.new)).toBe(1002);
    },
  );

  it('of a change of the name cannot ask about a password that was not in it', async ({
    platform,
    member,
  }) => {
    const input = { requestId: randomUUID(), nickname: 'Kingfisher' };
    expect((await platform.call('updateProfile', input, member)).errcode).toBe(0);
    for (const guess of [PASSWORD, 'not-this-one']) {
      const more = { ...input, password: { old: PASSWORD, new: guess } };
      expect((await platform.call('updateProfile', more, member)).errcode).toBe(409);
    }
    const tries = await platform.db.selectFrom('sign_in_try').selectAll().execute();
    expect(tries.filter(({ account_key }) => account_key === `password of ${member.id}`)).toEqual([]);
  });
});

describe('the stored digest of a request', () => {
  const digest = (input: object) => digestOfInput('a-key', input);

  it('tells which secrets were in it, and not what they were', () => {
    expect(digest({ password: { old: 'one', new: 'two' } })).toBe(
      digest({ password: { new: 'three', old: 'four' } }),
    );
    expect(digest({ password: { new: 'two' } })).not.toBe(digest({ password: { old: 'one', new: 'two' } }));
    expect(digest({ mobile: '+1', smsCode: '123456' })).not.toBe(digest({ mobile: '+1' }));
    expect(digest({ account: 'a', password: 'one' })).not.toBe(digest({ account: 'b', password: 'one' }));
  });

  it('cannot be computed from a guess without the key of the platform', () => {
    const input = { challengeId: 'known', method: 'totp', value: '123456' };
    expect(digest(input)).not.toBe(digestOf(JSON.stringify(input)));
    expect(digest(input)).not.toBe(digestOfInput('another-key', input));
    expect(digest(input)).not.toBe(digest({ ...input, value: '654321' }));
  });

  it('is the same as in earlier versions if no secret is in it', () => {
    expect(digest({ coin: 5, id: 'x' })).toBe(digestOf(JSON.stringify({ coin: 5, id: 'x' })));
  });
});

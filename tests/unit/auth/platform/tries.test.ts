import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPlatform, newAccount, type TestPlatform } from '#tests/support/platform.ts';
import { PASSWORD } from '#tests/support/registration.ts';

const MINUTE = 60_000;

let platform: TestPlatform;
beforeAll(async () => void (platform = await createTestPlatform()));
afterAll(() => platform.close());

const login = (account: string, password = PASSWORD, fingerprint = 'an-installation') =>
  platform.call('accountLogin', { account, password, loginType: 2 }, { fingerprint });

describe('six wrong passwords', () => {
  const wrongTimes = async (times: number, account: string, fingerprint: (time: number) => string) => {
    const codes: number[] = [];
    for (let time = 0; time < times; time += 1)
      codes.push((await login(account, 'not-this-one', fingerprint(time))).errcode);
    return codes;
  };

  it('block sign-in for a while, even with the right password', async () => {
    const { account } = await platform.register();
    expect(await wrongTimes(6, account, () => 'thief')).toEqual([1001, 1001, 1001, 1001, 1001, 1002]);
    const refused = await login(account, PASSWORD, 'thief');
    const until = Math.floor(platform.clock.now.getTime() / 1000) + 15 * 60;
    expect(refused).toMatchObject({ errcode: 1002, data: { until } });
    platform.clock.advance(15 * MINUTE - 1);
    expect((await login(account, PASSWORD, 'thief')).errcode).toBe(1002);
    platform.clock.advance(1);
    expect((await login(account, PASSWORD, 'thief')).errcode).toBe(0);
  });

  it('block the account from any installation, except one its owner has used before', async () => {
    const { account } = await platform.register();
    const home = `${account}-home`;
    await login(account, PASSWORD, home);
    expect(await wrongTimes(6, account, (time) => `${account}-thief-${time}`)).toEqual([
      1001, 1001, 1001, 1001, 1001, 1002,
    ]);
    expect((await login(account, PASSWORD, `${account}-stranger`)).errcode).toBe(1002);
    // The owner has signed in from there before, so the account knows it.
    expect((await login(account, PASSWORD, home)).errcode).toBe(0);
    expect(await wrongTimes(6, account, () => home)).toEqual([1001, 1001, 1001, 1001, 1001, 1002]);
  });

  it('block the installation for any account', async () => {
    for (let time = 0; time < 5; time += 1)
      expect((await login(newAccount(), PASSWORD, 'guesser')).errcode).toBe(1001);
    expect((await login(newAccount(), PASSWORD, 'guesser')).errcode).toBe(1002);
  });

  it('count even when they arrive at once', async () => {
    const { account } = await platform.register();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => login(account, 'not-this-one', `${account}-${at}`)),
    );
    expect(answers.filter(({ errcode }) => errcode === 1001)).toHaveLength(5);
  });

  it('do not block if they are spread over time or interrupted by a right one', async () => {
    const { account } = await platform.register();
    const home = `${account}-home`;
    for (let time = 0; time < 12; time += 1) {
      expect((await login(account, 'not-this-one', home)).errcode).toBe(1001);
      platform.clock.advance(4 * MINUTE);
    }
    platform.clock.advance(15 * MINUTE);
    await wrongTimes(4, account, () => home);
    expect((await login(account, PASSWORD, home)).errcode).toBe(0);
    expect(await wrongTimes(4, account, () => home)).toEqual([1001, 1001, 1001, 1001]);
  });

  it('block the address only after many more', async () => {
    const strict = await createTestPlatform({ TRIES_PER_ADDRESS: '7' });
    const attempt = async (at: number) =>
      (
        await strict.call(
          'accountLogin',
          { account: newAccount(), password: PASSWORD, loginType: 2 },
          { fingerprint: `${at}` },
        )
      ).errcode;
    for (let time = 0; time < 7; time += 1) expect(await attempt(time)).toBe(1001);
    expect(await attempt(7)).toBe(1002);
    await strict.close();
  });
});

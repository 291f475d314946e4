// What a demonstration gives to anybody is closed on a platform that others can reach.
import { describe, expect, it } from 'vitest';
import { readSettings } from '#server/settings/settings.ts';
import { missingServices } from '#server/start/missing-services.ts';
import { createTestPlatform } from '#tests/support/platform.ts';
import { order } from '../../wallet/platform/deposits.ts';
import { walletCatalogue } from '../../wallet/platform/wallet-catalogue.ts';

const OPEN = { PUBLIC_ORIGIN: 'https://play.example', GAMES_ORIGIN: 'https://games.play.example' };

describe('the payment page of the demonstration', () => {
  it.for([
    [{}, 'this machine'],
    [{ PUBLIC_ORIGIN: 'http://localhost:8080' }, 'this machine'],
    [{ PUBLIC_ORIGIN: 'https://play.example' }, 'nobody'],
    [{ HOST: '0.0.0.0' }, 'nobody'],
    [{ TRUST_PROXY: '1' }, 'nobody'],
    [{ DEMO_PAYMENTS: '0' }, 'nobody'],
    [{ HOST: '0.0.0.0', DEMO_PAYMENTS: '1' }, 'everybody'],
  ] as const)('with %j is there for %s', ([env, whom]) => {
    expect(readSettings(env).demoPayments).toBe(whom);
  });

  it('is not there on a public platform, and no deposit is offered', async () => {
    const platform = await createTestPlatform(OPEN, { catalogue: walletCatalogue });
    const member = await platform.register();
    expect((await order(platform, member)).errcode).toBe(2012);
    const { rechargeTypeList } = (await platform.call('anonymous/appConfig', { v: '' })).data as {
      rechargeTypeList: { status: number }[];
    };
    expect(rechargeTypeList.map(({ status }) => status)).toEqual([0, 0, 0, 0]);
    expect((await platform.games.inject('/pay/D234')).statusCode).toBe(404);
    await platform.close();
  });

  it('closes once a request has come through a proxy, unless the setting says otherwise', async () => {
    for (const [env, status] of [
      [{}, 404],
      [{ DEMO_PAYMENTS: '1' }, 200],
    ] as const) {
      const platform = await createTestPlatform(env, { catalogue: walletCatalogue });
      const { pathname, search } = new URL(
        (await order(platform, await platform.register())).data.payUrl ?? '',
      );
      const show = (headers = {}) =>
        platform.games.inject({ method: 'GET', url: pathname + search, headers });
      expect((await show()).statusCode).toBe(200);
      expect((await show({ 'x-forwarded-for': '203.0.113.9' })).statusCode).toBe(status);
      expect((await show()).statusCode).toBe(status);
      await platform.close();
    }
  });
});

describe('a start', () => {
  it.for([
    [{ MESSAGE_OUTBOX: '1' }, []],
    [{ ...OPEN }, [/^No payment service/, /^No text messages/]],
    [{ ...OPEN, DEMO_PAYMENTS: '1', MESSAGE_OUTBOX: '1' }, [/^DEMO_PAYMENTS=1: anybody/]],
  ] as const)('with %j says what is missing', ([env, says]) => {
    expect(missingServices(readSettings(env))).toEqual(says.map((line) => expect.stringMatching(line)));
  });
});

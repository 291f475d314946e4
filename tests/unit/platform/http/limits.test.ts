import { describe, expect, it } from 'vitest';
import { createTestPlatform, newAccount } from '#tests/support/platform.ts';
import { registration } from '#tests/support/registration.ts';

describe('too many requests', () => {
  it('are refused with 429 and the time to wait, per installation and per member', async () => {
    const strict = await createTestPlatform({ RATE_LIMIT: '3' });
    const ask = (fingerprint: string) => strict.call('getCustomerServices', {}, { fingerprint });
    for (let time = 0; time < 3; time += 1) expect((await ask('one')).status).toBe(200);
    const refused = await ask('one');
    expect(refused).toMatchObject({ status: 429, errcode: 429, data: { retryAfter: 60 } });
    expect(refused.headers['retry-after']).toBe('60');
    expect((await ask('two')).status).toBe(200);
    strict.clock.advance(60_000);
    expect((await ask('one')).status).toBe(200);
    const member = await strict.register();
    for (let time = 0; time < 3; time += 1) {
      expect((await strict.call('refreshData', {}, { ...member, fingerprint: `${time}` })).errcode).toBe(0);
    }
    expect((await strict.call('refreshData', {}, { ...member, fingerprint: 'new' })).status).toBe(429);
    await strict.close();
  });

  it('are refused by the games too, with the time to wait', async () => {
    const strict = await createTestPlatform({ RATE_LIMIT_ADDRESS: '1' });
    const ask = () => strict.games.inject({ method: 'POST', url: '/api/state', payload: {} });
    expect((await ask()).statusCode).toBe(200);
    const refused = await ask();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
    await strict.close();
  });

  it('are refused per address for registrations', async () => {
    const strict = await createTestPlatform({ REGISTER_LIMIT: '2' });
    await strict.register();
    await strict.register();
    expect((await strict.call('accountRegist', registration(newAccount()))).status).toBe(429);
    await strict.close();
  });
});

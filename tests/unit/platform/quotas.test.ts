// Whoever sends everything at the same time gets as much as whoever sends one after another.
import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { accountsCatalogue } from '#tests/support/catalogues/accounts.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { Authenticator } from '../auth/platform/authenticator.ts';

const it = platformTest(
  { CODES_PER_ADDRESS: '4', TRIES_PER_ADDRESS: '8', TRIES_PER_ACCOUNT: '5' },
  { catalogue: accountsCatalogue },
);
const newNumber = () => `+639${String(Math.random()).slice(2, 11)}`;

/** How often each number of an error was answered. */
async function counted(
  calls: number,
  call: (index: number) => Promise<{ readonly errcode: number }>,
): Promise<Record<number, number>> {
  const answers = await Promise.all(Array.from({ length: calls }, (_, index) => call(index)));
  const counts: Record<number, number> = {};
  for (const { errcode } of answers) counts[errcode] = (counts[errcode] ?? 0) + 1;
  return counts;
}

describe('calls at the same time', () => {
  it('store as many open feedbacks of a sender as may be', async ({ platform }) => {
    const feedback = { typeId: 1, content: 'It hangs.', imageIds: [] };
    const sender = { fingerprint: randomUUID() };
    expect(await counted(10, () => platform.call('feedbackAdd', feedback, sender))).toEqual({
      0: 5,
      7004: 5,
    });
  });

  it('read as many pictures of a sender as a day allows', async ({ platform }) => {
    const base64 = Buffer.from('<svg/>').toString('base64');
    const picture = { purpose: 'feedback', name: 'a.png', mime: 'image/png', base64 };
    const sender = { fingerprint: randomUUID() };
    expect(await counted(70, () => platform.call('uploadImage', picture, sender))).toEqual({
      7002: 60,
      429: 10,
    });
  });

  it('add as many passkeys as a member may have', async ({ platform, member }) => {
    const of = { member_id: member.id, public_key: 'x', counter: 0, transports: '[]', name: 'x' };
    const earlier = Array.from({ length: 18 }, () => ({
      ...of,
      id: randomUUID(),
      created_at: platform.clock.now,
    }));
    await platform.db.insertInto('passkey').values(earlier).execute();
    const credentials: object[] = [];
    for (let count = 0; count < 6; count += 1) {
      const { data } = await platform.call('passkeyRegisterOptions', {}, member);
      credentials.push(new Authenticator().register(data));
    }
    const add = (index: number) =>
      platform.call('passkeyRegister', { credential: credentials[index] }, member);
    expect(await counted(credentials.length, add)).toEqual({ 0: 2, 409: 4 });
  });

  it('send as many codes from an address as a day allows', async ({ platform }) => {
    const send = () =>
      platform.call('smsSend', { mobile: newNumber(), purpose: 0 }, { fingerprint: randomUUID() });
    expect(await counted(12, send)).toEqual({ 0: 4, 1007: 8 });
  });

  it('guess at the passwords of many accounts as often as one device may', async ({ platform }) => {
    const guess = (index: number) =>
      platform.call(
        'accountLogin',
        { account: `nobody${index}`, password: 'a-guess', loginType: 2 },
        { fingerprint: 'a-guessing-device' },
      );
    expect(await counted(12, guess)).toEqual({ 1001: 5, 1002: 7 });
  });

  it('guess from many devices as often as one address may', async ({ platform }) => {
    platform.clock.advance(86_400_000);
    const guess = (index: number) =>
      platform.call(
        'accountLogin',
        { account: `somebody${index}`, password: 'a-guess', loginType: 2 },
        { fingerprint: randomUUID() },
      );
    expect(await counted(12, guess)).toEqual({ 1001: 8, 1002: 4 });
  });
});

import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { beginLife, endLife, type Life, type Line, openLine, refusal } from './page-life.ts';

let line: Line;
let life: Life;
let queueLogout: (token: string) => Promise<void>;

beforeEach(async () => {
  line = await openLine();
  life = await beginLife(0);
  const logout = await import('#src/data/mutations/logout.ts');
  ({ queueLogout } = logout);
  life.setQueuePolicies([logout.logoutPolicy]);
  line.answer = () => ({ data: { done: true } });
});
afterEach(() => endLife(life));

const tokens = async () => (await life.db.mutations.toArray()).map(({ token }) => token);

describe('ending a session', () => {
  it('is sent with the token of that session, even if another member is signed in now', async () => {
    await queueLogout('first');
    await queueLogout('second');
    expect(await life.db.mutations.toArray()).toMatchObject([
      { memberId: 0, call: 'logout', subject: '', input: {} },
      { memberId: 0, call: 'logout', subject: '', input: {} },
    ]);
    life.beginSession({ memberId: 8, token: 'token of 8' });
    await life.flush();
    expect(line.sent.map(({ token }) => token).sort((a, b) => a.localeCompare(b))).toEqual([
      'first',
      'second',
    ]);
    expect(await tokens()).toEqual([]);
    expect(life.session.peek().memberId).toBe(8);
  });

  it.each([401, 403, 404])('is done if the platform knows no such session (%d)', async (errcode) => {
    await queueLogout('ended');
    line.answer = () => refusal(errcode);
    await life.flush();
    expect(await tokens()).toEqual([]);
  });

  it.each([400, 422, 429, 500])(
    'stays pending after any other error of the platform (%d)',
    async (errcode) => {
      await queueLogout('ended');
      line.answer = () => refusal(errcode);
      await life.flush();
      expect(await tokens()).toEqual(['ended']);
    },
  );

  it('waits for the connection', async () => {
    await queueLogout('ended');
    line.answer = () => 'cut';
    await life.flush();
    expect(await tokens()).toEqual(['ended']);
  });
});

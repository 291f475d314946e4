// What was tried with the recovery codes of a second step, which stand in for a lost authenticator app.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountsCatalogue } from '#tests/support/catalogues/accounts.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { proveIdentity } from '#tests/support/proof.ts';
import { PASSWORD } from '#tests/support/registration.ts';
import { type GuardedMember, SecondStepVisit } from '../auth/platform/second-step-visit.ts';

const MINUTE = 60_000;

let platform: TestPlatform;
let visit: SecondStepVisit;
let member: GuardedMember;
let codes: readonly string[];
beforeAll(async () => {
  platform = await createTestPlatform({}, { catalogue: accountsCatalogue });
  visit = new SecondStepVisit(platform);
});
afterAll(() => platform.close());
beforeEach(async () => {
  member = await visit.newMember();
  codes = await turnOn();
});

async function turnOn(more: object = {}): Promise<readonly string[]> {
  const { secret } = (await platform.call('totpBegin', {}, member)).data;
  const change = { method: 'totp', on: true, code: visit.totp(secret), ...more };
  const { data } = await visit.set(member, change);
  platform.clock.advance(MINUTE);
  return data.recoveryCodes ?? [];
}

const first = () => codes[0] ?? '';
const enter = async (code: string) => (await (await visit.stand(member)).step('recovery', code)).errcode;

describe('recovery codes', () => {
  it('are ten, and each signs in once, however it is typed', async () => {
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[A-Z0-9]{5}-[A-Z0-9]{5}$/);
    const standing = await visit.stand(member);
    expect(standing.methods).toEqual(['totp', 'recovery']);
    expect((await standing.step('recovery', ` ${first().toLowerCase().replace('-', ' ')} `)).errcode).toBe(0);
    expect(await enter(first())).toBe(1005);
    expect(await enter(codes[1] ?? '')).toBe(0);
  });

  it('sign in once even if two requests bring the same code at once', async () => {
    const [one, other] = [await visit.stand(member), await visit.stand(member)];
    const answers = await Promise.all([one.step('recovery', first()), other.step('recovery', first())]);
    expect(answers.filter(({ errcode }) => errcode === 0)).toHaveLength(1);
    expect(answers.filter(({ errcode }) => errcode === 1005)).toHaveLength(1);
  });

  it('are guessed no more often than codes of the app', async () => {
    const { step } = await visit.stand(member);
    for (let time = 0; time < 5; time += 1)
      expect((await step('recovery', 'AAAAA-AAAAA')).errcode).toBe(1005);
    expect((await step('recovery', first())).errcode).toBe(1002);
    expect((await step('totp', '123456')).errcode).toBe(1002);
  });

  it('belong to their member', async () => {
    const [mine, theirs] = [member, await visit.newMember()];
    member = theirs;
    await turnOn();
    expect(await enter(first())).toBe(1005);
    member = mine;
    expect(await enter(first())).toBe(0);
  });

  it('lie in the database as digests that nobody can try without the key of the platform', async () => {
    const rows = await platform.db.selectFrom('recovery_code').selectAll().execute();
    const memory = await platform.db.selectFrom('request_memory').selectAll().execute();
    const stored = JSON.stringify([rows, memory]);
    for (const code of codes) {
      expect(stored).not.toContain(code);
      expect(stored).not.toContain(code.replace('-', ''));
    }
    expect(rows.filter(({ member_id }) => member_id === member.id)).toHaveLength(10);
  });

  it('of an earlier set-up work no more, nor those of a second step that was turned off', async () => {
    const earlier = first();
    codes = await turnOn();
    expect(await enter(earlier)).toBe(1005);
    await visit.set(member, { method: 'totp', on: false, password: PASSWORD });
    const left = await platform.db
      .selectFrom('recovery_code')
      .selectAll()
      .where('member_id', '=', member.id)
      .execute();
    expect(left).toEqual([]);
  });

  it('are made anew if the answer was lost, and only for a session that proved itself', async () => {
    const requestId = randomUUID();
    const { secret } = (await platform.call('totpBegin', {}, member)).data;
    const change = { method: 'totp', on: true, code: visit.totp(secret), requestId };
    const lost = (await visit.set(member, change)).data.recoveryCodes ?? [];
    codes = (await visit.set(member, change)).data.recoveryCodes ?? [];
    expect(codes).toHaveLength(10);
    expect(await enter(lost[0] ?? '')).toBe(1005);
    expect(await enter(first())).toBe(0);
    platform.clock.advance(6 * MINUTE);
    expect((await visit.set(member, change)).errcode).toBe(1016);
  });

  it('prove who the member is, once, and the member learns of it', async () => {
    platform.clock.advance(6 * MINUTE);
    const confirm = async () => {
      const proof = { method: 'recovery', value: first() };
      return (await platform.call('confirmIdentity', proof, member)).errcode;
    };
    expect((await platform.call('totpBegin', {}, member)).data).toEqual({
      methods: ['password', 'totp', 'recovery'],
    });
    expect(await confirm()).toBe(0);
    expect((await platform.call('totpBegin', {}, member)).errcode).toBe(0);
    expect(await confirm()).toBe(1005);
    const mails = await platform.db
      .selectFrom('mail')
      .select('title')
      .where('member_id', '=', member.id)
      .execute();
    expect(mails.map(({ title }) => title.en)).toContain('Recovery code used');
  });

  it('are not offered once all are used, and not without the authenticator app', async () => {
    await platform.db
      .updateTable('recovery_code')
      .set({ used_at: platform.clock.now })
      .where('member_id', '=', member.id)
      .execute();
    expect((await visit.stand(member)).methods).toEqual(['totp']);
    await proveIdentity(platform, member);
    const { data } = await visit.set(member, { method: 'sms', on: true, code: '123456' });
    expect(data).not.toHaveProperty('recoveryCodes');
  });
});

// What a stranger who knows a number tried, to keep its owner from receiving codes.
import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { accountsCatalogue, CODE_LIMIT } from '#tests/support/catalogues/accounts.ts';
import type { TestPlatform } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { proveIdentity } from '#tests/support/proof.ts';
import { codeAt } from '#tests/support/telephone.ts';
import { SecondStepVisit } from '../auth/platform/second-step-visit.ts';

const it = platformTest({}, { catalogue: accountsCatalogue });

async function ownerOfNumber(platform: TestPlatform) {
  const visit = new SecondStepVisit(platform);
  const member = await visit.newMember();
  return { visit, member, mobile: await visit.withNumber(member) };
}

/** Until the platform refuses; each from an installation of its own. */
async function useUp(platform: TestPlatform, mobile: string, purpose: 2 | 3): Promise<number> {
  for (let sent = 0; ; sent += 1) {
    const { errcode } = await platform.call('smsSend', { mobile, purpose }, { fingerprint: randomUUID() });
    if (errcode !== 0) {
      expect(errcode).toBe(1007);
      return sent;
    }
    platform.clock.advance(CODE_LIMIT.interval * 1000);
  }
}

describe('a stranger who uses up the codes of a number', () => {
  it('does not keep its owner from the second step', async ({ platform }) => {
    const { visit, member, mobile } = await ownerOfNumber(platform);
    await platform.call('smsSend', { purpose: 1 }, member);
    await visit.set(member, { method: 'sms', on: true, code: await codeAt(platform, mobile) });
    for (const purpose of [2, 3] as const) expect(await useUp(platform, mobile, purpose)).toBeGreaterThan(0);
    const { challengeId, fingerprint, step } = await visit.stand(member);
    const sent = await platform.call('smsSend', { purpose: 3, challengeId }, { fingerprint });
    expect(sent).toMatchObject({ errcode: 0, data: { remaining: CODE_LIMIT.perDay - 1 } });
    expect((await step('sms', await codeAt(platform, mobile))).errcode).toBe(0);
  });

  it('does not keep its signed-in owner from a code', async ({ platform }) => {
    const { visit, member, mobile } = await ownerOfNumber(platform);
    for (const purpose of [2, 3] as const) await useUp(platform, mobile, purpose);
    expect((await platform.call('smsSend', { purpose: 1 }, member)).errcode).toBe(0);
    const code = await codeAt(platform, mobile);
    await proveIdentity(platform, member);
    expect((await visit.set(member, { method: 'sms', on: true, code })).errcode).toBe(0);
  });

  it('after passing the first step has no more codes than any number', async ({ platform }) => {
    const { visit, member, mobile } = await ownerOfNumber(platform);
    await platform.call('smsSend', { purpose: 1 }, member);
    await visit.set(member, { method: 'sms', on: true, code: await codeAt(platform, mobile) });
    const errcodes = [];
    for (let time = 0; time <= CODE_LIMIT.perDay; time += 1) {
      const { challengeId, fingerprint } = await visit.stand(member);
      errcodes.push((await platform.call('smsSend', { purpose: 3, challengeId }, { fingerprint })).errcode);
      platform.clock.advance(CODE_LIMIT.interval * 1000);
    }
    expect(errcodes).toEqual([...Array<number>(CODE_LIMIT.perDay).fill(0), 1007]);
  });
});

// A code that two requests use at the same moment is accepted once.
import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { createEncryption } from '#server/secrets/encryption.ts';
import { isRefusal } from '#server/refusals/refusal.ts';
import { checkCode } from '#server/store/auth/code-check.ts';
import { platformSecret } from '#server/store/auth/platform-secret.ts';
import { secondStepRow, takeTotpStep } from '#server/store/auth/second-steps.ts';
import { stepOfCode } from '#server/store/auth/totp.ts';
import type { Trx } from '#server/database/tables/tables.ts';
import { accountsCatalogue, CODE_LIMIT } from '#tests/support/catalogues/accounts.ts';
import { TEST_KEY, type TestPlatform } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { codeAt, newMobile, receiveCode } from '#tests/support/telephone.ts';
import { SecondStepVisit } from './second-step-visit.ts';

const it = platformTest({}, { catalogue: accountsCatalogue });

let visit: SecondStepVisit;
it.beforeEach(({ platform }) => {
  visit = new SecondStepVisit(platform);
  platform.clock.advance(CODE_LIMIT.interval * 1000);
});

const errcodes = (answers: readonly { errcode: number }[]) =>
  answers.map(({ errcode }) => errcode).sort((a, b) => a - b);

describe('a code that two requests use at the same moment', () => {
  it('from an authenticator app signs one of two devices in', async () => {
    const { member, secret } = await visit.withTotp();
    const devices = [await visit.stand(member), await visit.stand(member)];
    const code = visit.totp(secret);
    const answers = await Promise.all(devices.map(({ step }) => step('totp', code)));
    expect(errcodes(answers)).toEqual([0, 1005]);
  });

  it('by text message lets one of two devices pass the second step', async ({ platform }) => {
    const member = await visit.newMember();
    const mobile = await visit.withNumber(member);
    await platform.call('smsSend', { purpose: 1 }, member);
    await visit.set(member, { method: 'sms', on: true, code: await codeAt(platform, mobile) });
    platform.clock.advance(CODE_LIMIT.interval * 1000);
    const devices = [await visit.stand(member), await visit.stand(member)];
    const { challengeId, fingerprint } = devices[0]!;
    await platform.call('smsSend', { purpose: 3, challengeId }, { fingerprint });
    const code = await codeAt(platform, mobile);
    const answers = await Promise.all(devices.map(({ step }) => step('sms', code)));
    expect(errcodes(answers)).toEqual([0, 1006]);
  });

  it('by text message signs one of two devices in', async ({ platform }) => {
    const mobile = newMobile();
    const smsCode = await receiveCode(platform, { mobile, purpose: 3 });
    const input = { mobile, smsCode, loginType: 1, purpose: 3 };
    const answers = await Promise.all(
      [1, 2].map(() => platform.call('accountLoginSms', input, { fingerprint: randomUUID() })),
    );
    expect(errcodes(answers)).toEqual([0, 1006]);
  });
});

/**
 * Both requests check the code before either has used it, whatever the order in which the database runs them.
 */
describe('a code that both requests have found right', () => {
  const inTurn = ({ db }: TestPlatform, use: (trx: Trx) => Promise<unknown>) => db.transaction().execute(use);

  it('from an authenticator app is used once', async ({ platform }) => {
    const { member, secret } = await visit.withTotp();
    const row = await secondStepRow(platform.db, member.id, 'totp');
    const taken = { now: platform.clock.now, after: row?.last_counter ?? 0 };
    const step = stepOfCode(visit.totp(secret), secret, taken) ?? 0;
    expect(step).toBeGreaterThan(0);
    const take = (trx: Trx) => takeTotpStep(trx, member.id, step);
    expect([await inTurn(platform, take), await inTurn(platform, take)]).toEqual([true, false]);
    expect(await inTurn(platform, (trx) => takeTotpStep(trx, member.id, step - 1))).toBe(false);
    expect(await inTurn(platform, (trx) => takeTotpStep(trx, member.id, step + 1))).toBe(true);
  });

  it('by text message is used once', async ({ platform }) => {
    const mobile = newMobile();
    const code = await receiveCode(platform, { mobile, purpose: 3 });
    const rules = {
      limits: { triesPerAccount: 5, triesPerAddress: 50, triesMinutes: 15 },
      secret: await platformSecret(platform.db, createEncryption(TEST_KEY)),
    };
    const judge = async (fingerprint: string) => {
      const attempt = { mobile, purpose: 3, code, fingerprint, address: '127.0.0.1' } as const;
      const right = await checkCode(platform.db, rules, {
        ...attempt,
        mutationKey: fingerprint,
        now: platform.clock.now,
      });
      if (isRefusal(right)) throw new Error(`The code was refused with ${right.errcode}`);
      return right;
    };
    const both = [await judge('one'), await judge('another')];
    expect(await inTurn(platform, both[0]!.use)).toBeNull();
    expect(await inTurn(platform, both[1]!.use)).toMatchObject({ errcode: 1006 });
  });
});

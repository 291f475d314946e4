// A member who has turned a second step on, and who has to pass it.
import { randomUUID } from 'node:crypto';
import { timeStep, totpAt } from '#server/store/auth/totp.ts';
import type { SignedInCaller, TestPlatform } from '#tests/support/platform.ts';
import { PASSWORD } from '#tests/support/registration.ts';
import { newMobile, receiveCode } from '#tests/support/telephone.ts';

const MINUTE = 60_000;

export interface GuardedMember extends SignedInCaller {
  readonly fingerprint: string;
}

export class SecondStepVisit {
  readonly platform: TestPlatform;

  constructor(platform: TestPlatform) {
    this.platform = platform;
  }

  newMember = async (): Promise<GuardedMember> => ({
    ...(await this.platform.register()),
    fingerprint: randomUUID(),
  });

  set = (member: GuardedMember, change: object) => this.platform.call('secondStepSet', change, member);

  signIn({ account }: GuardedMember, fingerprint: string = randomUUID()) {
    const input = { account, password: PASSWORD, loginType: 2 };
    return this.platform.call('accountLogin', input, { fingerprint });
  }

  /** `steps` half minutes from now. */
  totp = (secret: string, steps = 0): string => totpAt(secret, timeStep(this.platform.clock.now) + steps);

  async withTotp(): Promise<{ member: GuardedMember; secret: string }> {
    const member = await this.newMember();
    const { secret } = (await this.platform.call('totpBegin', {}, member)).data;
    const { errcode } = await this.set(member, { method: 'totp', on: true, code: this.totp(secret) });
    if (errcode !== 0) throw new Error(`The second step was refused with ${errcode}`);
    this.platform.clock.advance(MINUTE);
    return { member, secret };
  }

  async withNumber(member: GuardedMember): Promise<string> {
    const mobile = newMobile();
    const caller = { fingerprint: randomUUID() };
    const smsCode = await receiveCode(this.platform, { mobile, purpose: 1 }, caller);
    await this.platform.call('bindAccount', { mobile, smsCode, purpose: 1 }, member);
    this.platform.clock.advance(MINUTE);
    return mobile;
  }

  /** Signs in with the password, up to the second step. */
  async stand(member: GuardedMember) {
    const fingerprint = randomUUID();
    const { errcode, data } = await this.signIn(member, fingerprint);
    if (errcode !== 1014) throw new Error(`No second step was asked for: ${errcode}`);
    const { challengeId, methods } = data as unknown as { challengeId: string; methods: string[] };
    const step = (method: string, value: unknown, more: object = {}) =>
      this.platform.call('secondStep', { challengeId, method, value, ...more }, { fingerprint });
    return { challengeId, methods, fingerprint, step };
  }
}

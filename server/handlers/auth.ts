import type { LoginResult } from '#src/contract/auth.ts';
import type { Award } from '#src/contract/primitives.ts';
import type { Context, Handler, WriteContext } from '../api/context.ts';
import { ACCOUNT_PATTERN, checkFields } from '../api/fields.ts';
import { hashPassword } from '../passwords.ts';
import { isRefusal, refuse } from '../refusal.ts';
import { userInfoOf } from '../store/members.ts';
import { register, welcomeAwards } from '../store/registration.ts';
import { endSession, openSession, renewToken, type Session } from '../store/sessions.ts';
import { checkPassword } from '../store/sign-in.ts';
import { epochSeconds } from '../time.ts';

interface NameAndPassword {
  readonly account: string;
  readonly password: string;
}

export const authHandlers = {
  accountRegist: {
    prepare: async (context, input) => {
      const { config, platform } = await context.config(context.db);
      const refused = await checkNameAndPassword(context, input);
      if (refused) return refused;
      if (!config.registerType.includes(input.registerType)) return refuse(1008);
      if (!input.agreeTerms || !input.adult) return refuse(1015);
      const passwordHash = await hashPassword(input.password, context.settings.passwordCost);
      const { welcomeCoin } = platform;
      return async (write) => {
        const wanted = {
          ...input,
          accountType: 2 as const,
          passwordHash,
          aid: input.aid ?? '',
          now: write.now,
        };
        const made = await register(write.db, { ...wanted, welcomeCoin });
        if (isRefusal(made)) return made;
        const session = await beginSession(write, made.memberId);
        return { kept: session.id, answer: await loginResult(write, session, made) };
      };
    },
    repeat: async (context, input, kept) => {
      const welcome = await checkPassword(context.db, context.settings, attemptOf(context, input));
      if (isRefusal(welcome)) return refuse(409);
      const { platform } = await context.config(context.db);
      return async (write) => {
        await welcome.forgetTries(write.db);
        const session = await renewToken(write.db, kept);
        if (!session) return refuse(409);
        const made = { memberId: welcome.memberId, awards: welcomeAwards(platform.welcomeCoin) };
        return { kept, answer: await loginResult(write, session, made) };
      };
    },
  } satisfies Handler<'accountRegist'>,

  accountLogin: {
    prepare: async (context, input) => {
      const { platform } = await context.config(context.db);
      const { account, password } = input;
      const refused = await checkNameAndPassword(context, isMobile(account) ? { password } : input);
      if (refused) return refused;
      if (!platform.loginTypes.includes(input.loginType)) return refuse(1008);
      const welcome = await checkPassword(context.db, context.settings, attemptOf(context, input));
      if (isRefusal(welcome)) return welcome;
      return async (write) => {
        await welcome.forgetTries(write.db);
        const session = await beginSession(write, welcome.memberId);
        return { kept: session.id, answer: await loginResult(write, session, welcome) };
      };
    },
    repeat: async (context, input, kept) => {
      const welcome = await checkPassword(context.db, context.settings, attemptOf(context, input));
      if (isRefusal(welcome)) return welcome.errcode === 1001 ? refuse(409) : welcome;
      return async (write) => {
        await welcome.forgetTries(write.db);
        const session = await renewToken(write.db, kept);
        return session ? { kept, answer: await loginResult(write, session, welcome) } : refuse(409);
      };
    },
  } satisfies Handler<'accountLogin'>,

  logout: (async (context) => {
    await endSession(context.db, context.member.sessionId, context.now);
    return { done: true };
  }) satisfies Handler<'logout'>,
};

async function checkNameAndPassword(context: Context, { account, password }: Partial<NameAndPassword>) {
  const { lengthBounds } = (await context.config(context.db)).config;
  return checkFields({
    account: { value: account, bounds: lengthBounds.account, pattern: ACCOUNT_PATTERN },
    password: { value: password, bounds: lengthBounds.password },
  });
}

/** A number in place of a name, which has a form of its own. */
const isMobile = (account: string): boolean => /^\+\d{6,15}$/.test(account);

function attemptOf({ client, now }: Context, { account, password }: NameAndPassword) {
  return { account, password, fingerprint: client.fingerprint, address: client.address, now };
}

function beginSession(write: WriteContext<'accountLogin'>, memberId: number): Promise<Session> {
  const { client, settings, now } = write;
  const { fingerprint, device, address } = client;
  return openSession(write.db, { memberId, fingerprint, device, address, days: settings.sessionDays, now });
}

async function loginResult(
  { db }: Context,
  session: Session,
  of: { memberId: number; awards?: Award[] },
): Promise<LoginResult> {
  const userInfo = await userInfoOf(db, of.memberId);
  const expireTime = epochSeconds(session.expireAt);
  if (!of.awards) return { token: session.token, expireTime, userInfo, isNew: false };
  return { token: session.token, expireTime, userInfo, isNew: true, awards: of.awards };
}

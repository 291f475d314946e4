// Opens the session at the end of every sign-in method and builds the answer.
import type { LoginResult } from '#src/contract/auth.ts';
import type { Award } from '#src/contract/primitives.ts';
import { CONFLICT } from '#src/contract/errors.ts';
import type { Context } from '../../calls/context.ts';
import { type Refusal, refuse } from '../../refusals/refusal.ts';
import { userInfoOf } from '../../store/member/user-info.ts';
import { welcomeAwards } from '../../store/auth/registration.ts';
import { openSession, renewToken, type Session } from '../../store/member/sessions.ts';
import type { Trx } from '../../database/tables/tables.ts';
import { epochSeconds } from '../../time/time.ts';

export type Writing = Context & { readonly db: Trx };

export interface Entering {
  readonly memberId: number;
  /** The sign-in proves who it is, so that sensitive changes may follow; registering does too. */
  readonly isProof: boolean;
  /** Set if this call registered the member. */
  readonly awards?: Award[];
}

/** The answer is the same for all sign-in methods. */
export interface NewSession {
  readonly answer: LoginResult;
  readonly kept: string;
}

/** Suffix of the stored session id if the member is new. */
const NEW = ' new';

export async function enter(write: Writing, entering: Entering): Promise<NewSession> {
  const { client, settings, now } = write;
  const { fingerprint, device, address } = client;
  const days = settings.sessionDays;
  const { memberId, isProof } = entering;
  const opening = { memberId, fingerprint, device, address, days, isProof, now };
  const session = await openSession(write.db, opening);
  const kept = entering.awards ? session.id + NEW : session.id;
  return { kept, answer: await loginResult(write, session, entering) };
}

/** A repeated request gets a new token for the session that the first one opened. */
export async function enterAgain(
  write: Writing,
  kept: string,
): Promise<NewSession | Refusal<typeof CONFLICT>> {
  const session = await renewToken(write.db, kept.replace(NEW, ''));
  if (!session) return refuse(CONFLICT);
  const { memberId } = session;
  if (!kept.endsWith(NEW)) return { kept, answer: await loginResult(write, session, { memberId }) };
  const { platform } = await write.config(write.db);
  const awards = welcomeAwards(platform.welcomeCoin);
  return { kept, answer: await loginResult(write, session, { memberId, awards }) };
}

async function loginResult(
  { db, config }: Writing,
  session: Session,
  of: Omit<Entering, 'isProof'>,
): Promise<LoginResult> {
  const { token } = session;
  const userInfo = await userInfoOf(db, of.memberId, (await config(db)).config);
  const expireTime = epochSeconds(session.expireAt);
  if (!of.awards) return { token, expireTime, userInfo, isNew: false };
  return { token, expireTime, userInfo, isNew: true, awards: of.awards };
}

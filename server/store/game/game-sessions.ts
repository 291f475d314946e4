// A game session: opened by startGame with a one-time launch secret, played with a session token.
import { randomUUID } from 'node:crypto';
import { NOT_ENOUGH_COIN, OTHER_GAME_OPEN } from '#src/contract/errors.ts';
import { type Language, languageOf } from '../../languages/language.ts';
import { type Refusal, refuse } from '../../refusals/refusal.ts';
import { digestOf, newSecret } from '../../secrets/secrets.ts';
import { endSilentSessions, lockSessionsOf, takeOver } from './session-ends.ts';
import type { Db, Trx } from '../../database/tables/tables.ts';
import { MINUTE_MS } from '../../time/time.ts';

/** Time to load the game's page. */
const LAUNCH_MS = 5 * MINUTE_MS;
const SESSION_MS = 12 * 60 * MINUTE_MS;
/** Play money of a trial, hundredths. */
const TRIAL_COIN = 1_000_00;

export interface GameSession {
  readonly id: string;
  readonly memberId: number;
  readonly gameId: number;
  readonly trial: boolean;
  /** Play money left, null if real coin is played. */
  readonly trialCoin: number | null;
  readonly expireAt: Date;
}

export interface Opening {
  readonly memberId: number;
  readonly gameId: number;
  readonly trial: boolean;
  /** The sign-in that opens it: another device opens a session of its own. */
  readonly signInId: string;
  readonly now: Date;
}

const COLUMNS = [
  'id',
  'member_id as memberId',
  'game_id as gameId',
  'trial',
  'trial_coin as trialCoin',
  'expire_at as expireAt',
] as const;

/** Locked, so that openings and exits run one after the other. Rounds lock session, then money: no money lock before this. */
export async function openGameSession(
  trx: Trx,
  opening: Opening,
): Promise<GameSession | Refusal<typeof OTHER_GAME_OPEN>> {
  const { memberId, gameId, trial, signInId, now } = opening;
  if (!trial) {
    await lockSessionsOf(trx, memberId);
    await endSilentSessions(trx, memberId, now);
    const open = await openSessionOf(trx, memberId);
    if (open && open.gameId !== gameId) return refuse(OTHER_GAME_OPEN, { gameId: open.gameId });
    if (open && open.signInId === signInId) return open;
    if (open) await takeOver(trx, open.id, now);
  }
  return trx
    .insertInto('game_session')
    .values({
      id: randomUUID(),
      member_id: memberId,
      game_id: gameId,
      trial,
      trial_coin: trial ? TRIAL_COIN : null,
      launch_digest: null,
      launch_expire_at: now,
      token_digest: null,
      opened_at: now,
      seen_at: now,
      expire_at: new Date(now.getTime() + SESSION_MS),
      sign_in_id: signInId,
      ended_at: null,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Where the game will be shown, and the sign-in that launched it. */
export interface LaunchedFrom {
  readonly appOrigin: string;
  readonly language: Language;
  readonly signInId: string;
}

/** A new one-time secret for an open session; it voids an earlier unused one. */
export async function issueLaunch(
  trx: Trx,
  sessionId: string,
  { from, now }: { from: LaunchedFrom; now: Date },
): Promise<string | null> {
  const secret = newSecret();
  const issued = await trx
    .updateTable('game_session')
    .set({
      launch_digest: digestOf(secret),
      launch_expire_at: new Date(now.getTime() + LAUNCH_MS),
      seen_at: now,
      app_origin: from.appOrigin,
      language: from.language,
      sign_in_id: from.signInId,
    })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return issued.numUpdatedRows > 0 ? secret : null;
}

/** Also of an ended session, so that its page can say why. */
export async function launchedFromOf(
  db: Db,
  id: string,
): Promise<(Omit<LaunchedFrom, 'signInId'> & { gameId: number }) | null> {
  const launched = await db
    .selectFrom('game_session')
    .select(['game_id as gameId', 'app_origin as appOrigin', 'language'])
    .where('id', '=', id)
    .executeTakeFirst();
  return launched ? { ...launched, language: languageOf(launched.language) } : null;
}

/** Trades the launch secret for a session token, once; an earlier page of the session loses its token. */
export async function redeemLaunch(
  db: Db,
  secret: string,
  now: Date,
): Promise<{ session: GameSession; token: string } | null> {
  const token = newSecret();
  const session = await db
    .updateTable('game_session')
    .set({ launch_digest: null, token_digest: digestOf(token), seen_at: now })
    .where('launch_digest', '=', digestOf(secret))
    .where('launch_expire_at', '>', now)
    .where('expire_at', '>', now)
    .where('ended_at', 'is', null)
    .returning(COLUMNS)
    .executeTakeFirst();
  return session ? { session, token } : null;
}

export async function gameSessionByToken(db: Db, token: string, now: Date): Promise<GameSession | null> {
  const session = await db
    .selectFrom('game_session')
    .select(COLUMNS)
    .where('token_digest', '=', digestOf(token))
    .where('expire_at', '>', now)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return session ?? null;
}

export async function gameSessionById(db: Db, id: string): Promise<GameSession | null> {
  const session = await db
    .selectFrom('game_session')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return session ?? null;
}

/** Like `gameSessionByToken`, and locks the row, so that rounds of one session run one after the other. */
export async function lockGameSession(trx: Trx, token: string, now: Date): Promise<GameSession | null> {
  const session = await trx
    .updateTable('game_session')
    .set({ seen_at: now })
    .where('token_digest', '=', digestOf(token))
    .where('expire_at', '>', now)
    .where('ended_at', 'is', null)
    .returning(COLUMNS)
    .executeTakeFirst();
  return session ?? null;
}

/** Play money: `change` is signed. Never touches the ledger. */
export async function moveTrialCoin(
  trx: Trx,
  sessionId: string,
  change: number,
): Promise<number | Refusal<typeof NOT_ENOUGH_COIN>> {
  const moved = await trx
    .updateTable('game_session')
    .set((eb) => ({ trial_coin: eb('trial_coin', '+', change) }))
    .where('id', '=', sessionId)
    .where((eb) => eb(eb('trial_coin', '+', change), '>=', 0))
    .returning('trial_coin')
    .executeTakeFirst();
  return moved?.trial_coin ?? refuse(NOT_ENOUGH_COIN);
}

/** The heartbeat of the page around the game. */
export async function touchGameSessions(
  db: Db,
  memberId: number,
  at: { gameId: number; now: Date },
): Promise<void> {
  await db
    .updateTable('game_session')
    .set({ seen_at: at.now })
    .where('member_id', '=', memberId)
    .where('game_id', '=', at.gameId)
    .where('ended_at', 'is', null)
    .execute();
}

async function openSessionOf(
  trx: Trx,
  memberId: number,
): Promise<(GameSession & { signInId: string | null }) | undefined> {
  return trx
    .selectFrom('game_session')
    .select([...COLUMNS, 'sign_in_id as signInId'])
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .where('trial', '=', false)
    .executeTakeFirst();
}

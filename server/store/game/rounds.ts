// Rounds of a game: decided, paid and stored in one transaction, once for each id from the page.
import {
  type ABOVE_MAXIMUM,
  type BELOW_MINIMUM,
  CONFLICT,
  FORBIDDEN,
  type GAME_MAINTENANCE,
  GAME_SESSION_CLOSED,
  GAME_SESSION_EXPIRED,
  GAME_SESSION_MOVED,
  GAME_SESSION_SIGNED_OUT,
  type GAME_UNKNOWN,
  type INVALID_FIELDS,
  NOT_ENOUGH_COIN,
  type TOO_MANY_REQUESTS,
} from '#src/contract/errors.ts';
import { isRefusal, type Refusal, refuse } from '../../refusals/refusal.ts';
import { digestOf } from '../../secrets/secrets.ts';
import { epochSeconds } from '../../time/time.ts';
import { enterableGame, type PlayableGame } from './games.ts';
import { type GameSession, gameSessionByToken, lockGameSession, moveTrialCoin } from './game-sessions.ts';
import { type Purse, type Round, roundOf } from './past-rounds.ts';
import { balanceOf, lockBalance, postRound } from '../ledger/ledger.ts';
import { creditLevels, type VipLevels } from '../claims/vip-levels.ts';
import { type PlayRefusal, refusePlay } from '../safer-play/enforcement.ts';
import { moveInWallet, walletOf } from './wallets.ts';
import type { Db, Trx } from '../../database/tables/tables.ts';
import { inTransaction } from '../../database/transaction.ts';

export interface RoundRequest {
  readonly token: string;
  readonly roundId: string;
  readonly bet: number;
  readonly choice: object;
  readonly now: Date;
  readonly levels: VipLevels;
  /** Validates the choice and draws the result. */
  readonly decide: (
    game: PlayableGame,
    memberId: number,
  ) =>
    | { win: number; shown: Round['shown'] }
    | Refusal<
        | typeof BELOW_MINIMUM
        | typeof ABOVE_MAXIMUM
        | typeof GAME_MAINTENANCE
        | typeof INVALID_FIELDS
        | typeof TOO_MANY_REQUESTS
      >;
}

export type SessionRefusal = Refusal<
  | typeof GAME_SESSION_CLOSED
  | typeof GAME_SESSION_EXPIRED
  | typeof GAME_SESSION_MOVED
  | typeof GAME_SESSION_SIGNED_OUT
  | typeof FORBIDDEN
>;

type RoundRefusal =
  | SessionRefusal
  | PlayRefusal
  | Refusal<
      | typeof CONFLICT
      | typeof INVALID_FIELDS
      | typeof NOT_ENOUGH_COIN
      | typeof BELOW_MINIMUM
      | typeof ABOVE_MAXIMUM
      | typeof GAME_UNKNOWN
      | typeof GAME_MAINTENANCE
      | typeof TOO_MANY_REQUESTS
    >;

export async function playRound(db: Db, request: RoundRequest): Promise<Round | RoundRefusal> {
  const earlier = await roundByToken(db, request);
  if (earlier) return repeatedRound(earlier, request);
  return inTransaction(db, async (trx) => {
    const session = await lockGameSession(trx, request.token, request.now);
    if (!session) return sessionRefusal(trx, request.token);
    const meanwhile = await roundByToken(trx, request);
    if (meanwhile) return repeatedRound(meanwhile, request);
    const refused = await refuseMember(trx, session, request.now);
    if (refused) return refused;
    const game = await enterableGame(trx, session.gameId, request.now);
    if (isRefusal(game)) return game;
    const decided = request.decide(game, session.memberId);
    if (isRefusal(decided)) return decided;
    const { coin, inWallet } = await lockPurse(trx, session);
    const limited = await refusePlay(trx, { ...session, bet: request.bet, now: request.now });
    if (limited) return limited;
    if (coin < request.bet) return refuse(NOT_ENOUGH_COIN);
    return settle(trx, { session, request, decided, inWallet });
  });
}

/** `inWallet`: what the game holds; `undefined` if it is played from the balance. */
async function lockPurse(
  trx: Trx,
  session: GameSession,
): Promise<{ coin: number; inWallet?: number | undefined }> {
  if (session.trial) return { coin: session.trialCoin ?? 0 };
  const { coin } = await lockBalance(trx, session.memberId);
  const inWallet = await walletOf(trx, session);
  return { coin: inWallet ?? coin, inWallet };
}

/** The money that this session plays with. */
export async function purseOf(db: Db, session: GameSession): Promise<Purse> {
  if (session.trial) return { coin: session.trialCoin ?? 0 };
  const { coin, balanceSeq } = await balanceOf(db, session.memberId);
  return { coin: (await walletOf(db, session)) ?? coin, balanceSeq };
}

/** The session of a token, if rounds may still be played in it. */
export async function playableSession(
  db: Db,
  token: string,
  now: Date,
): Promise<GameSession | SessionRefusal> {
  const session = await gameSessionByToken(db, token, now);
  if (!session) return sessionRefusal(db, token);
  return (await refuseMember(db, session, now)) ?? session;
}

interface Settlement {
  readonly session: GameSession;
  readonly request: RoundRequest;
  readonly decided: { readonly win: number; readonly shown: Round['shown'] };
  readonly inWallet: number | undefined;
}

async function settle(trx: Trx, { session, request, decided, inWallet }: Settlement): Promise<Round> {
  const { roundId, bet, choice, now, levels } = request;
  const { win, shown } = decided;
  const time = epochSeconds(now);
  const { id } = await trx
    .insertInto('game_round')
    .values({
      session_id: session.id,
      round_key: roundId,
      member_id: session.memberId,
      game_id: session.gameId,
      trial: session.trial,
      bet,
      win,
      status: 1,
      outcome: '{}',
      created_at: now,
      settled_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const purse = session.trial
    ? await settleTrial(trx, session.id, win - bet)
    : await settleCoin(trx, { session, bet, win, now, orderId: `round-${id}`, inWallet });
  await trx
    .updateTable('game_round')
    .set({ outcome: JSON.stringify({ choice, shown, time, ...purse }) })
    .where('id', '=', id)
    .execute();
  if (!session.trial) await creditLevels(trx, { memberId: session.memberId, levels, bet, now });
  return { roundId, bet, win, choice, shown, time, ...purse };
}

async function settleTrial(trx: Trx, sessionId: string, change: number): Promise<Purse> {
  return { coin: mustHold(await moveTrialCoin(trx, sessionId, change)) };
}

async function settleCoin(
  trx: Trx,
  round: { session: GameSession; bet: number; win: number; now: Date; orderId: string } & Pick<
    Settlement,
    'inWallet'
  >,
): Promise<Purse> {
  const { memberId, gameId } = round.session;
  const { bet, win, orderId, now, inWallet } = round;
  if (inWallet !== undefined) await moveInWallet(trx, round.session, -bet);
  const left = mustHold(await postRound(trx, { memberId, gameId, orderId, bet, win, now }));
  if (inWallet === undefined) return { coin: left.coin, balanceSeq: left.balanceSeq };
  await moveInWallet(trx, round.session, win);
  return { coin: inWallet - bet + win, balanceSeq: left.balanceSeq };
}

/** The balance was locked and checked before, so any refusal is a bug and rolls the round back. */
function mustHold<T>(moved: T | Refusal<number>): T {
  if (isRefusal(moved)) throw new Error('The locked balance does not cover the bet');
  return moved;
}

/** Also finds rounds of an ended session, so that a lost answer can be repeated. */
async function roundByToken(db: Db, { token, roundId }: RoundRequest): Promise<Round | null> {
  const row = await db
    .selectFrom('game_round')
    .innerJoin('game_session', 'game_session.id', 'game_round.session_id')
    .select(['round_key', 'bet', 'win', 'outcome'])
    .where('token_digest', '=', digestOf(token))
    .where('round_key', '=', roundId)
    .executeTakeFirst();
  return row ? roundOf(row) : null;
}

function repeatedRound(earlier: Round, request: RoundRequest): Round | Refusal<typeof CONFLICT> {
  const sorted = (choice: object) =>
    JSON.stringify(Object.entries(choice).sort(([a], [b]) => (a < b ? -1 : 1)));
  const isSame = earlier.bet === request.bet && sorted(earlier.choice) === sorted(request.choice);
  return isSame ? earlier : refuse(CONFLICT);
}

async function refuseMember(
  db: Db,
  session: GameSession,
  now: Date,
): Promise<Refusal<typeof GAME_SESSION_SIGNED_OUT | typeof FORBIDDEN> | null> {
  const member = await db
    .selectFrom('game_session')
    .innerJoin('member', 'member.id', 'game_session.member_id')
    .leftJoin('session', (join) =>
      join
        .onRef('session.id', '=', 'game_session.sign_in_id')
        .on('session.ended_at', 'is', null)
        .on('session.expire_at', '>', now),
    )
    .select(['member.status', 'session.id as signInId'])
    .where('game_session.id', '=', session.id)
    .executeTakeFirstOrThrow();
  if (member.signInId === null) return refuse(GAME_SESSION_SIGNED_OUT);
  return member.status === 1 ? null : refuse(FORBIDDEN);
}

/** Why no session is open under this token: one that nobody has ended is over by its time. */
async function sessionRefusal(db: Db, token: string): Promise<SessionRefusal> {
  const session = await db
    .selectFrom('game_session')
    .select('ended_at')
    .where('token_digest', '=', digestOf(token))
    .executeTakeFirst();
  if (!session) return refuse(GAME_SESSION_MOVED);
  return session.ended_at === null ? refuse(GAME_SESSION_EXPIRED) : refuse(GAME_SESSION_CLOSED);
}

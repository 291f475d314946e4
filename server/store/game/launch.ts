// The rules of startGame, in one transaction.
import {
  BALANCE_BELOW_ENTRY,
  type GAME_MAINTENANCE,
  type GAME_UNKNOWN,
  type OTHER_GAME_OPEN,
  TRIAL_NOT_OFFERED,
} from '#src/contract/errors.ts';
import { isRefusal, type Refusal, refuse } from '../../refusals/refusal.ts';
import { enterableGame, notePlayed, type PlayableGame } from './games.ts';
import { type GameSession, issueLaunch, type LaunchedFrom, openGameSession } from './game-sessions.ts';
import { type Balance, balanceOf } from '../ledger/ledger.ts';
import { type PlayRefusal, refusePlay } from '../safer-play/enforcement.ts';
import type { Trx } from '../../database/tables/tables.ts';
import { fillWallet, walletOf } from './wallets.ts';

export interface Entry {
  readonly game: PlayableGame;
  readonly session: GameSession;
  /** One-time secret. */
  readonly secret: string;
  readonly balance: Balance;
}

export async function enterGame(
  trx: Trx,
  wanted: { memberId: number; gameId: number; trial: boolean; from: LaunchedFrom; now: Date },
): Promise<
  | Entry
  | Refusal<
      | typeof GAME_UNKNOWN
      | typeof GAME_MAINTENANCE
      | typeof TRIAL_NOT_OFFERED
      | typeof OTHER_GAME_OPEN
      | typeof BALANCE_BELOW_ENTRY
    >
  | PlayRefusal
> {
  const { memberId, gameId, trial, now } = wanted;
  const game = await enterableGame(trx, gameId, now);
  if (isRefusal(game)) return game;
  if (trial && game.try_it !== 1) return refuse(TRIAL_NOT_OFFERED);
  const refused = await refusePlay(trx, { memberId, bet: 0, trial, now });
  if (refused) return refused;
  if (!trial && (await playableCoin(trx, wanted)) < game.min_coin)
    return refuse(BALANCE_BELOW_ENTRY, { min: game.min_coin });
  const session = await openGameSession(trx, {
    memberId,
    gameId,
    trial,
    signInId: wanted.from.signInId,
    now,
  });
  if (isRefusal(session)) return session;
  if (!trial) await fillWallet(trx, { memberId, gameId });
  await notePlayed(trx, memberId, { gameId, now });
  const secret = await issueLaunch(trx, session.id, { from: wanted.from, now });
  if (secret === null) throw new Error('No launch secret for a session that was just opened');
  return { game, session, secret, balance: await balanceOf(trx, memberId) };
}

/** With what the game holds, if it was left open. */
const playableCoin = async (trx: Trx, of: { memberId: number; gameId: number }): Promise<number> =>
  (await balanceOf(trx, of.memberId)).coin + ((await walletOf(trx, of)) ?? 0);

/** The session of a repeated request, `null` if it has ended meanwhile. */
export async function reenterGame(
  trx: Trx,
  session: GameSession,
  launch: { from: LaunchedFrom; now: Date },
): Promise<Entry | Refusal<typeof GAME_UNKNOWN | typeof GAME_MAINTENANCE> | null> {
  const game = await enterableGame(trx, session.gameId, launch.now);
  if (isRefusal(game)) return game;
  const secret = await issueLaunch(trx, session.id, launch);
  return secret === null ? null : { game, session, secret, balance: await balanceOf(trx, session.memberId) };
}

// The calls of the games' origin: opening a session with the launch secret, its state, and rounds.
import * as v from 'valibot';
import {
  ABOVE_MAXIMUM,
  BELOW_MINIMUM,
  GAME_MAINTENANCE,
  type GAME_UNKNOWN,
  INVALID_FIELDS,
  LAUNCH_USED,
  type TOO_MANY_REQUESTS,
} from '#src/contract/errors.ts';
import { isRefusal, type Refusal, refuse } from '../refusals/refusal.ts';
import { gameById } from '../store/game/games.ts';
import { type GameSession, redeemLaunch } from '../store/game/game-sessions.ts';
import { lastBetOf, type Purse, type Round, roundsOfSession } from '../store/game/past-rounds.ts';
import type { VipLevels } from '../store/claims/vip-levels.ts';
import { playableSession, playRound, purseOf } from '../store/game/rounds.ts';
import type { Db } from '../database/tables/tables.ts';
import { epochSeconds } from '../time/time.ts';
import type { BuiltInGames } from '../world/built-in-games.ts';
import { type BetLimits, COIN, type Draw, drawSecurely, type Play } from '../world/play.ts';

export interface Asking {
  readonly db: Db;
  readonly token: string;
  readonly now: Date;
  /** The VIP levels that stakes may reach. */
  readonly levels: () => Promise<VipLevels>;
  readonly tooManyRounds: (memberId: number) => Refusal<typeof TOO_MANY_REQUESTS> | null;
  readonly draw?: Draw;
}

const OpenInput = v.object({ secret: v.pipe(v.string(), v.minLength(1), v.maxLength(128)) });

const roundInput = ({ choice }: BuiltInGames) =>
  v.object({
    roundId: v.pipe(v.string(), v.uuid()),
    /** Hundredths of a coin. */
    bet: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    choice: v.optional(choice, {}),
  });

export interface GameState extends Purse {
  readonly trial: boolean;
  readonly limits: BetLimits;
  readonly table: Play['table'];
  readonly returnPercent: number;
  readonly expireTime: number;
  readonly gameId: number;
  /** Whether the game can be played with play money. */
  readonly hasTrial: boolean;
  readonly last: Round | null;
  /** The newest first, `last` included. */
  readonly recent: readonly Round[];
  /** What the member last played here for coin; `null` before the first time. */
  readonly remembered: Pick<Round, 'bet' | 'choice'> | null;
}

/** As many as the page shows. */
const RECENT_MAX = 6;

export type GameCalls = Readonly<Record<string, (asking: Asking, input: unknown) => Promise<unknown>>>;

export const createGameCalls = (builtIn: BuiltInGames): GameCalls => ({
  open: async ({ db, now }, input) => {
    const asked = v.safeParse(OpenInput, input);
    if (!asked.success) return refuse(INVALID_FIELDS);
    const redeemed = await redeemLaunch(db, asked.output.secret, now);
    if (!redeemed) return refuse(LAUNCH_USED);
    const state = await stateOf(db, redeemed.session, builtIn);
    return isRefusal(state) ? state : { token: redeemed.token, ...state };
  },

  state: async ({ db, token, now }) => {
    const session = await playableSession(db, token, now);
    return isRefusal(session) ? session : stateOf(db, session, builtIn);
  },

  round: async ({ db, token, now, levels, tooManyRounds, draw = drawSecurely }, input) => {
    const asked = v.safeParse(roundInput(builtIn), input);
    if (!asked.success) return refuse(INVALID_FIELDS);
    const { roundId, bet, choice } = asked.output;
    return playRound(db, {
      token,
      // Compared in lower case: ids that differ only in case are the same round.
      roundId: roundId.toLowerCase(),
      bet,
      choice,
      now,
      levels: await levels(),
      decide: (game, memberId) =>
        tooManyRounds(memberId) ?? decide(builtIn.playOf(game.play), { bet, choice, draw }),
    });
  },
});

function decide(play: Play | null, asked: { bet: number; choice: object; draw: Draw }) {
  const { bet, choice, draw } = asked;
  if (!play) return refuse(GAME_MAINTENANCE);
  const { min, max } = play.limits;
  if (bet < min) return refuse(BELOW_MINIMUM, { min, max });
  if (bet > max) return refuse(ABOVE_MAXIMUM, { min, max });
  if (bet % COIN !== 0) return refuse(INVALID_FIELDS, { fields: { bet: 'pattern' } });
  const chosen = v.safeParse(play.choice, choice);
  if (!chosen.success) return refuse(INVALID_FIELDS, { fields: { choice: 'pattern' } });
  return play.decide(bet, chosen.output, draw);
}

async function stateOf(
  db: Db,
  session: GameSession,
  { playOf }: BuiltInGames,
): Promise<GameState | Refusal<typeof GAME_UNKNOWN | typeof GAME_MAINTENANCE>> {
  const game = await gameById(db, session.gameId);
  if (isRefusal(game)) return game;
  const play = playOf(game.play);
  if (!play) return refuse(GAME_MAINTENANCE);
  const recent = await roundsOfSession(db, session.id, RECENT_MAX);
  return {
    ...(await purseOf(db, session)),
    trial: session.trial,
    limits: play.limits,
    table: play.table,
    returnPercent: play.returnPercent,
    expireTime: epochSeconds(session.expireAt),
    gameId: session.gameId,
    hasTrial: game.try_it === 1,
    last: recent[0] ?? null,
    recent,
    remembered: await lastBetOf(db, session),
  };
}

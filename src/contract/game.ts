// Entering and leaving a game, likes, and bets.
import * as v from 'valibot';
import { area } from './call.ts';
import * as errors from './errors.ts';
import { balanceFields, Coin, Count, Flag, Id, pagedFields, pageFields, text, Time } from './primitives.ts';
import { rows } from './rows.ts';
import { declareEvents, gameField, oneOf } from './tracking/plan.ts';

/** A launch address works once and is never cached, logged or sent in events. */
export const GameLaunch = v.object({
  gameId: Id,
  sessionId: v.string(),
  /** For `html` a whole document, shown in a sandboxed frame. */
  url: v.string(),
  method: v.picklist(['iframe', 'redirect', 'html']),
  /** 0 either, 1 portrait, 2 landscape. */
  orientation: v.fallback(v.picklist([0, 1, 2]), 0),
  expireTime: Time,
  /** For `html`: address of the page that shows the document, on the games' origin. */
  loader: v.optional(v.string()),
  ...balanceFields,
});
export type GameLaunch = v.InferOutput<typeof GameLaunch>;

const playCalls = area({
  startGame: {
    input: v.object({
      gameId: Id,
      /** 1 = trial play; needs a token like any start. */
      tryIt: v.optional(Flag),
      returnUrl: v.optional(text(2048)),
    }),
    output: GameLaunch,
    access: 'member',
    write: true,
    errors: [
      errors.GAME_UNKNOWN,
      errors.GAME_MAINTENANCE,
      errors.TRIAL_NOT_OFFERED,
      errors.OTHER_GAME_OPEN,
      errors.BALANCE_BELOW_ENTRY,
      errors.PLAY_LIMIT_REACHED,
      errors.TIME_LIMIT_REACHED,
      errors.TAKING_A_BREAK,
      errors.SELF_EXCLUDED,
    ],
  },
  exitGame: {
    /** With `sessionId` only that session; else the newest of the game, and without a game every open session. */
    input: v.object({ gameId: v.optional(Id), sessionId: v.optional(text(64)) }),
    output: v.object({
      ...balanceFields,
      returned: Coin,
      /** The game's platform has not settled yet: the page calls `refreshData` again later. */
      pending: v.boolean(),
    }),
    access: 'member',
    write: true,
    errors: [errors.GAME_UNKNOWN],
  },
  /** May wait for a connection: with `like` it can be sent any number of times. */
  gameLike: {
    /** `like` absent = toggle. */
    input: v.object({ gameId: Id, like: v.optional(Flag) }),
    output: v.object({ gameLikes: v.array(Id), like: Flag }),
    access: 'member',
    write: true,
    errors: [errors.GAME_UNKNOWN],
  },
});

export const BetRecord = v.object({
  id: v.string(),
  gameId: Id,
  gameName: v.string(),
  brandId: Id,
  bet: Coin,
  win: Coin,
  profit: Coin,
  /** 0 open, 1 settled, 2 void. */
  status: v.picklist([0, 1, 2]),
  time: Time,
  settleTime: v.optional(Time),
});
export type BetRecord = v.InferOutput<typeof BetRecord>;

/** No place is further from UTC, and none ever was. */
const LONGEST_OFFSET = 16 * 60;
const UtcOffset = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(-LONGEST_OFFSET),
  v.maxValue(LONGEST_OFFSET),
);

/** `key` is the day as `2026-11-21`, or the id of the game type or brand. */
export const BetReportRow = v.object({
  key: v.string(),
  name: v.string(),
  bet: Coin,
  win: Coin,
  profit: Coin,
  count: Count,
});
export type BetReportRow = v.InferOutput<typeof BetReportRow>;

export const BetReport = v.object({
  totalBet: Coin,
  totalWin: Coin,
  profit: Coin,
  validBet: Coin,
  count: Count,
  deposit: Coin,
  withdraw: Coin,
  list: rows(BetReportRow),
});
export type BetReport = v.InferOutput<typeof BetReport>;

const recordCalls = area({
  betRecord: {
    input: v.object({
      ...pageFields,
      typeId: v.optional(Id),
      brandId: v.optional(Id),
      gameId: v.optional(Id),
      startTime: Time,
      endTime: Time,
    }),
    output: v.object(pagedFields(BetRecord)),
    access: 'member',
    errors: [],
  },
  betRecordReport: {
    input: v.object({
      startTime: Time,
      endTime: Time,
      groupBy: v.optional(v.picklist(['day', 'type', 'brand'])),
      /** Time zone for the start of a day, such as `America/Lima`; absent or unknown to the platform = the offset. */
      timeZone: v.optional(text(64)),
      /** Minutes ahead of UTC; absent = 0. */
      utcOffset: v.optional(UtcOffset),
    }),
    output: BetReport,
    access: 'member',
    errors: [],
  },
});

export const gameCalls = { ...playCalls, ...recordCalls };

export const gameEvents = declareEvents({
  game_start: {
    when: 'A game is open and can be played; again after a reload.',
    fields: {
      eventRoomId: gameField('the game'),
      eventShowType: oneOf(['page', 'trial'], '`trial` with play money'),
    },
  },
  game_exit: {
    when: 'A game is left, its page is closed or reloaded, or the player is back from a game that had the window to itself. None comes from an app that was killed: `rounds` tells what was played.',
    fields: { eventRoomId: gameField('the game') },
  },
});

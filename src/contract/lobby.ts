// Calls at the start of the app, on return to the foreground, and while it is open.
import * as v from 'valibot';
import { area } from './call.ts';
import { ConfigPatch, Game, GameListDelta } from './config.ts';
import * as errors from './errors.ts';
import { activityFields, gameListsOfMember, memberStateFields, UserInfo } from './member.ts';
import { AwardFlags, balanceFields, Coin, Count, Id, text, Time } from './primitives.ts';
import { lenient, rows } from './rows.ts';
import { LimitState } from './limits.ts';

export const AfterLoginInfo = v.object({
  ...memberStateFields,
  userInfo: UserInfo,
  /** Data of this member; `gameList` or `gameListDelta` only if the versions differ. */
  configPatch: v.optional(lenient(ConfigPatch), {}),
  flags: AwardFlags,
  unreadMail: Count,
  limits: v.optional(LimitState),
});
export type AfterLoginInfo = v.InferOutput<typeof AfterLoginInfo>;

export const AfterLoginInfoWeb = v.object({
  ...gameListsOfMember,
  gameList: v.optional(rows(Game)),
  gameListDelta: v.optional(GameListDelta),
  gameListVersion: v.string(),
  /** Game ids. */
  recommend: v.array(Id),
  maintain: rows(v.object({ platformId: Id, until: Time })),
});
export type AfterLoginInfoWeb = v.InferOutput<typeof AfterLoginInfoWeb>;

const pageFields = {
  /** Version of the list that this page belongs to. */
  gameListVersion: v.string(),
  /** Replaces pages if the platform knows the changes. */
  gameListDelta: v.optional(GameListDelta),
  /** Position of the next page; `null` after the last one. */
  next: v.nullable(v.string()),
};

export const GameListPage = v.object({ ...pageFields, gameList: rows(Game) });
export type GameListPage = v.InferOutput<typeof GameListPage>;

/** Coin that a game's platform still holds. */
const HeldCoin = v.object({ gameId: Id, coin: Coin });
type HeldCoin = v.InferOutput<typeof HeldCoin>;

/** Only `coin` is required; the rest is used if present. */
export const RefreshData = v.object({
  ...balanceFields,
  safebox: v.optional(Coin),
  lottery: v.optional(Count),
  vip: v.optional(Count),
  vipExp: v.optional(Count),
  bet: v.optional(Coin),
  balanceTime: v.optional(Time),
  held: v.optional(rows(HeldCoin)),
});
export type RefreshData = v.InferOutput<typeof RefreshData>;

const ActivityIds = v.object({ ...activityFields, hasTurntable: v.boolean(), totalRecharge: Coin });
type ActivityIds = v.InferOutput<typeof ActivityIds>;

export const lobbyCalls = area({
  getAfterLoginInfo: {
    input: v.object({
      gameListVersion: text(128),
      os: v.picklist(['ios', 'android', 'windows', 'macos', 'linux', 'other']),
      /** "" when unknown. */
      deviceModel: text(),
      /** Push token, "" when none. */
      messagingToken: text(4096),
      /** JSON text: screen, time zone, language, memory class. */
      phoneinfoJsonModel: text(4096),
    }),
    output: AfterLoginInfo,
    access: 'member',
    errors: [errors.ACCOUNT_CLOSED],
  },
  getAfterLoginInfoWeb: {
    input: v.object({ gameListVersion: text(128) }),
    output: AfterLoginInfoWeb,
    access: 'member',
    errors: [],
  },
  /** The list of games: the changes since a version, or one page after the other. */
  gameListPage: {
    input: v.object({
      /** Version of the complete list on the device, "" if there is none. */
      gameListVersion: text(128),
      /** `next` of the previous page, "" for the first one. */
      after: text(),
    }),
    output: GameListPage,
    access: 'public',
    errors: [],
  },
  refreshData: { input: v.object({}), output: RefreshData, access: 'member', errors: [] },
  getActivityIds: { input: v.object({}), output: ActivityIds, access: 'member', errors: [] },
  activityGetStatusList: { input: v.object({}), output: AwardFlags, access: 'member', errors: [] },
  /** The heartbeat. */
  online: {
    /** The open game, 0 when none. */
    input: v.object({ gameId: Id }),
    output: v.object({
      serverTime: Time,
      sessionSeconds: v.optional(Count),
      /** An answer of customer service's own desk waits. */
      serviceUnread: v.optional(v.boolean()),
    }),
    access: 'member',
    errors: [],
  },
});

/** The same call with unparsed rows: the page parses them in slices with `Game`. */
export const gameListPageUnread = {
  ...lobbyCalls.gameListPage,
  output: v.object({ ...pageFields, gameList: v.array(v.unknown()) }),
};

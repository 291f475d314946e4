// The app config: everything that the platform decides for all members.
import * as v from 'valibot';
import { area } from './call.ts';
import { AgentConfig, InviteConfig } from './config/agent.ts';
import { ActivityConfig, RedPacketConfig, SeasonConfig, TaskConfig } from './config/bonus.ts';
import { LoginType, SocialProvider } from './member.ts';
import { AbsentFlag, ClickType, Coin, Count, DayAward, Flag, Id, text, Time } from './primitives.ts';
import { rows, rowsByKey } from './rows.ts';
import { SaferPlayConfig } from './config/safer-play.ts';
import { UserLevel, VipLevel } from './config/vip.ts';
import { Bank, Item, RechargeType } from './wallet/payment.ts';
import { Turnover } from './wallet/turnover.ts';

const str = v.string();
const maybe = v.optional(str);
const sort = v.number();
/** Of what is only shown: a value of a later version counts as none. */
const mark = v.fallback(v.optional(Flag), undefined);

/** Parsed by the ten thousand, so it has plain fields only. */
export const Game = v.object({
  gameId: Id,
  name: str,
  typeId: Id,
  brandId: Id,
  platformId: Id,
  /** A name under `gameResourceUrl`. */
  icon: str,
  status: AbsentFlag,
  sort,
  hot: mark,
  isNew: mark,
  /** Trial play is offered. */
  tryIt: mark,
  /** 0 either, 1 portrait, 2 landscape. */
  orientation: v.fallback(v.optional(v.picklist([0, 1, 2])), undefined),
  tags: v.optional(v.array(str)),
});
export type Game = v.InferOutput<typeof Game>;

export const GameType = v.object({ id: Id, name: str, icon: str, status: AbsentFlag, sort });
export type GameType = v.InferOutput<typeof GameType>;

export const Brand = v.object({ id: Id, name: str, icon: str, status: AbsentFlag, sort });
export type Brand = v.InferOutput<typeof Brand>;

export const PlatformItem = v.object({
  id: Id,
  name: str,
  status: AbsentFlag,
  maintainUntil: v.optional(Time),
});
export type PlatformItem = v.InferOutput<typeof PlatformItem>;

export const Faq = v.object({ id: Id, group: str, question: str, answer: str });
export type Faq = v.InferOutput<typeof Faq>;

export const Notice = v.object({ id: Id, title: str, content: str, sort, startTime: Time, endTime: Time });
export type Notice = v.InferOutput<typeof Notice>;

export const LobbyAd = v.object({
  id: Id,
  image: str,
  /** Its headline, beside the picture. */
  title: maybe,
  sort,
  clickType: ClickType,
  clickAction: str,
  unloginShowStatus: AbsentFlag,
});
export type LobbyAd = v.InferOutput<typeof LobbyAd>;

export const SocialMedia = v.object({ id: Id, name: str, icon: str, url: str, taskId: v.optional(Id) });
export type SocialMedia = v.InferOutput<typeof SocialMedia>;

const Contact = v.object({ kind: str, label: str, url: str });
type Contact = v.InferOutput<typeof Contact>;

export const ClientConfig = v.object({
  lobbyBonusAmount: Coin,
  saferPlay: v.optional(SaferPlayConfig),
  downloadUrl: maybe,
  contacts: v.optional(rows(Contact)),
  /** Opening hours, as text. */
  hours: maybe,
  /** The operator. */
  operator: maybe,
  /** Absent if no identity provider is configured. */
  social: v.optional(
    v.object({
      /** Origin of the sign-in windows; "" = the platform's own host with `port`. */
      origin: str,
      port: Count,
      providers: rows(SocialProvider),
    }),
  ),
});
export type ClientConfig = v.InferOutput<typeof ClientConfig>;

export const FeedbackConfig = v.object({
  imagesLimit: Count,
  maxLength: Count,
  typeList: rows(v.object({ id: Id, name: str })),
});
export type FeedbackConfig = v.InferOutput<typeof FeedbackConfig>;

const PropConfig = v.object({
  /** Percent of a coupon, or Coin of a gift coupon. */
  num: v.number(),
  name: str,
  icon: str,
});
type PropConfig = v.InferOutput<typeof PropConfig>;

export const Bounds = v.object({ min: Count, max: Count });
export type Bounds = v.InferOutput<typeof Bounds>;

export const LengthBounds = v.object({
  account: Bounds,
  username: Bounds,
  password: Bounds,
  smsCode: Bounds,
  safeboxPassword: Bounds,
  withdrawAccount: Bounds,
});
export type LengthBounds = v.InferOutput<typeof LengthBounds>;

const configFields = {
  /** Version of the whole config. */
  v: str,
  lengthBounds: LengthBounds,
  /** Registration methods that are offered. */
  registerType: rows(LoginType),
  defaultLoginType: LoginType,
  /** 1 = registration by phone needs a code. */
  otpStatus: AbsentFlag,
  /** Seconds between two codes, and codes per day. */
  smsCodeSendLimit: v.object({ interval: Count, perDay: Count }),
  gameListVersion: str,
  gameTypeList: rows(GameType),
  brandList: rows(Brand),
  platformList: rows(PlatformItem),
  rechargeTypeList: rows(RechargeType),
  itemList: rows(Item),
  bankList: rows(Bank),
  /** By level. */
  vipMap: rowsByKey(VipLevel),
  userLevelList: rows(UserLevel),
  activityList: rows(ActivityConfig),
  taskConfig: rows(TaskConfig),
  agentConfig: AgentConfig,
  inviteConfig: InviteConfig,
  redPacketConfig: RedPacketConfig,
  loginBonusConfig: rows(DayAward),
  newYearConfig: v.optional(v.nullable(SeasonConfig), null),
  christmasConfig: v.optional(v.nullable(SeasonConfig), null),
  faqList: rows(Faq),
  noticeList: rows(Notice),
  lobbyAdList: rows(LobbyAd),
  socialMediaList: rows(SocialMedia),
  shareConfig: v.object({ title: str, text: str, image: str }),
  /** By item id. */
  propConfigMap: rowsByKey(PropConfig),
  /** Prefix of game pictures. */
  gameResourceUrl: str,
  feedbackConfig: FeedbackConfig,
  clientConfig: ClientConfig,
  minRechargeStatus: AbsentFlag,
  isDepositBank: AbsentFlag,
  isDepositBindMobile: AbsentFlag,
  /** How often coin must be staked before it can be withdrawn; absent if the platform does not say. */
  turnover: v.optional(Turnover),
};

/** The config with unparsed games. */
export const AppConfigShell = v.object(configFields);
export type AppConfigShell = v.InferOutput<typeof AppConfigShell>;

/** Changes since the version `from`: current rows, and the ids of removed games. */
export const GameListDelta = v.object({ from: str, games: rows(Game), removed: v.array(Id) });
export type GameListDelta = v.InferOutput<typeof GameListDelta>;

/** Games are left out if their version is unchanged, or if they are too many for one answer. */
export const AppConfig = v.object({
  ...configFields,
  gameList: v.optional(rows(Game)),
  gameListDelta: v.optional(GameListDelta),
});
export type AppConfig = v.InferOutput<typeof AppConfig>;

/** Data of one member, merged over the config when it is read. */
export const ConfigPatch = v.partial(AppConfig);
export type ConfigPatch = v.InferOutput<typeof ConfigPatch>;

/** Everything but the games is unchanged; `gameListVersion` is only set if the games changed. */
export const ConfigUnchanged = v.object({
  v: str,
  unchanged: v.literal(true),
  gameListVersion: maybe,
  gameListDelta: v.optional(GameListDelta),
});
export type ConfigUnchanged = v.InferOutput<typeof ConfigUnchanged>;

// Chosen by a field rather than by `union`, so that an error names the broken field.
const ConfigAnswer = v.lazy((answer) => (isUnchanged(answer) ? ConfigUnchanged : AppConfig));

export const configCalls = area({
  'anonymous/appConfig': {
    input: v.object({
      /** The version on the device, "" at the first start. */
      v: text(128),
      /** Version of the games on the device. Clients that send it understand deltas and pages. */
      gameListVersion: v.optional(text(128)),
    }),
    output: ConfigAnswer,
    access: 'public',
    errors: [],
  },
});

export function isUnchanged(answer: unknown): answer is ConfigUnchanged {
  return typeof answer === 'object' && answer !== null && 'unchanged' in answer && answer.unchanged === true;
}

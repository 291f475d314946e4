import type { AppConfig, ConfigPatch } from '#src/contract/config.ts';
import { ACCOUNT_CLOSED } from '#src/contract/errors.ts';
import type { UserInfo } from '#src/contract/member.ts';
import type { Handler } from '../calls/context.ts';
import { share } from '../calls/shared-answers.ts';
import { refuse } from '../refusals/refusal.ts';
import { isSameRest } from '../store/lobby/config.ts';
import { gamesFor } from '../store/lobby/game-list.ts';
import { historyOf, likesOf, platformsClosed, recommendedFor } from '../store/game/games.ts';
import { touchGameSessions } from '../store/game/game-sessions.ts';
import { heldByGames } from '../store/game/wallets.ts';
import { unreadMails } from '../store/mail/inbox.ts';
import { flagsOf } from '../store/overview/bonuses.ts';
import { bonusView } from '../calls/claiming.ts';
import { activitiesOpen, memberStateOf } from '../store/overview/member-state.ts';
import { limitStateOf } from '../store/safer-play/limits.ts';
import { userInfoOf } from '../store/member/user-info.ts';
import { keepDeviceInfo, touchSession } from '../store/member/sessions.ts';
import { hasDeskAnswer } from '../store/support/desk.ts';
import { epochSeconds } from '../time/time.ts';

export const lobbyHandlers = {
  'anonymous/appConfig': (async (context, { v: held, gameListVersion: heldGames }) => {
    const { config, withoutGames, list } = await context.config(context.db);
    const { v, gameListVersion } = config;
    if (heldGames === undefined) return held === v ? { v, unchanged: true } : share(config);
    const { gameList, gameListDelta } = await gamesFor(context.db, list, heldGames);
    const changes = gameListDelta ? { gameListDelta } : {};
    if (isSameRest(held, v)) {
      const isListHeld = heldGames === gameListVersion;
      return isListHeld ? { v, unchanged: true } : { v, unchanged: true, gameListVersion, ...changes };
    }
    if (gameListDelta) return { ...withoutGames, ...changes };
    return share(gameList ? config : withoutGames);
  }) satisfies Handler<'anonymous/appConfig'>,

  gameListPage: (async (context, { gameListVersion: held, after }) => {
    const { list } = await context.config(context.db);
    const delta = await list.changesSince(context.db, held);
    if (delta === null || after !== '') return share(list.pageAfter(after));
    return { gameListVersion: list.version, gameListDelta: delta, gameList: [], next: null };
  }) satisfies Handler<'gameListPage'>,

  getAfterLoginInfo: (async (context, input) => {
    const { db, member, now, client } = context;
    if (member.status !== 1) return refuse(ACCOUNT_CLOSED);
    await keepDeviceInfo(db, member.sessionId, input);
    const { config, list } = await context.config(db);
    const gameListVersion = list.version;
    const games = await gamesFor(db, list, input.gameListVersion);
    const bonuses = await bonusView(context);
    const view = { bonuses, banks: config.bankList, origin: client.origin };
    const state = await memberStateOf(db, member.id, view);
    const userInfo = await userInfoOf(db, member.id, config);
    return {
      ...state,
      userInfo,
      configPatch: {
        ...(input.gameListVersion === gameListVersion ? {} : { ...games, gameListVersion }),
        ...settingsOf(config, { userInfo, hasDeposited: state.firstRecharge === 1 }),
      },
      flags: await flagsOf(bonuses),
      unreadMail: await unreadMails(db, member.id),
      limits: await limitStateOf(db, member.id, now),
    };
  }) satisfies Handler<'getAfterLoginInfo'>,

  getAfterLoginInfoWeb: (async (context, input) => {
    const { db, member, now } = context;
    const { list } = await context.config(db);
    return {
      gameLikes: await likesOf(db, member.id),
      gameHistory: await historyOf(db, member.id),
      ...(await gamesFor(db, list, input.gameListVersion)),
      gameListVersion: list.version,
      recommend: await recommendedFor(db, member.id),
      maintain: await platformsClosed(db, now),
    };
  }) satisfies Handler<'getAfterLoginInfoWeb'>,

  refreshData: (async ({ db, member, now, ...context }) => {
    const { config } = await context.config(db);
    const { safebox, lottery, vip, vipExp, bet, ...user } = await userInfoOf(db, member.id, config);
    const balanceTime = epochSeconds(now);
    const held = await heldByGames(db, member.id);
    const { coin, balanceSeq } = user;
    return {
      coin,
      balanceSeq,
      safebox,
      lottery,
      vip,
      vipExp,
      bet,
      balanceTime,
      ...(held.length > 0 && { held }),
    };
  }) satisfies Handler<'refreshData'>,

  getActivityIds: (async (context) => {
    const { config } = await context.config(context.db);
    const { totalRecharge } = await userInfoOf(context.db, context.member.id, config);
    return { ...(await activitiesOpen(await bonusView(context))), totalRecharge };
  }) satisfies Handler<'getActivityIds'>,

  activityGetStatusList: (async (context) =>
    flagsOf(await bonusView(context))) satisfies Handler<'activityGetStatusList'>,

  online: (async ({ db, member, now }, { gameId }) => {
    await touchSession(db, member.sessionId, now);
    if (gameId > 0) await touchGameSessions(db, member.id, { gameId, now });
    const serverTime = epochSeconds(now);
    const sessionSeconds = Math.max(0, serverTime - epochSeconds(member.signedInAt));
    const waits = (await hasDeskAnswer(db, member.id)) && { serviceUnread: true };
    return { serverTime, sessionSeconds, ...waits };
  }) satisfies Handler<'online'>,
};

interface MemberFacts {
  readonly userInfo: UserInfo;
  readonly hasDeposited: boolean;
}

/** Rules of all members that no longer ask this one for anything. */
const settingsOf = (
  { minRechargeStatus, isDepositBindMobile }: AppConfig,
  { userInfo, hasDeposited }: MemberFacts,
): ConfigPatch => ({
  ...(minRechargeStatus === 1 && hasDeposited && { minRechargeStatus: 0 }),
  ...(isDepositBindMobile === 1 && userInfo.mobile !== '' && { isDepositBindMobile: 0 }),
});

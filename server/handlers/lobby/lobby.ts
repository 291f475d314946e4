import { ACCOUNT_CLOSED } from '#src/contract/errors.ts';
import type { Handler } from '../../api/context.ts';
import { refuse } from '../../refusal.ts';
import { gamesFor } from '../../store/lobby/game-list.ts';
import { historyOf, likesOf, platformsClosed, recommendedFor } from '../../store/game/games.ts';
import { touchGameSessions } from '../../store/game/game-sessions.ts';
import { unreadMails } from '../../store/mail/inbox.ts';
import { flagsOf } from '../../store/bonus/bonuses.ts';
import { bonusView } from '../bonus/claiming.ts';
import { activitiesOpen, memberStateOf } from '../../store/member/member-state.ts';
import { limitStateOf } from '../../store/member/safer-play/limits.ts';
import { userInfoOf } from '../../store/member/user-info.ts';
import { touchSession } from '../../store/auth/sessions.ts';
import { epochSeconds } from '../../time.ts';

export const lobbyHandlers = {
  getAfterLoginInfo: (async (context, input) => {
    const { db, member, now, client } = context;
    if (member.status !== 1) return refuse(ACCOUNT_CLOSED);
    const { config, list } = await context.config(db);
    const gameListVersion = list.version;
    const games = await gamesFor(db, list, input.gameListVersion);
    const bonuses = await bonusView(context);
    const view = { bonuses, banks: config.bankList, origin: client.origin };
    return {
      ...(await memberStateOf(db, member.id, view)),
      userInfo: await userInfoOf(db, member.id, config),
      configPatch: input.gameListVersion === gameListVersion ? {} : { ...games, gameListVersion },
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
    return { coin: user.coin, balanceSeq: user.balanceSeq, safebox, lottery, vip, vipExp, bet, balanceTime };
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
    return { serverTime, sessionSeconds: Math.max(0, serverTime - epochSeconds(member.signedInAt)) };
  }) satisfies Handler<'online'>,
};

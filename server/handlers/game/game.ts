import { CONFLICT } from '#src/contract/errors.ts';
import type { Handler, WriteContext } from '../../calls/context.ts';
import { appOriginFor } from '../../addresses/launch-address.ts';
import { launchOf } from './launch.ts';
import { isRefusal, refuse } from '../../refusals/refusal.ts';
import { betRecordsOf } from '../../store/history/bet-records.ts';
import { betReportOf } from '../../store/history/bet-report.ts';
import { gameById, likesOf, setLike } from '../../store/game/games.ts';
import { gameSessionById, type LaunchedFrom } from '../../store/game/game-sessions.ts';
import { enterGame, reenterGame } from '../../store/game/launch.ts';
import { endGameSessions } from '../../store/game/session-ends.ts';
import { emptyWallets } from '../../store/game/wallets.ts';
import { balanceOf } from '../../store/ledger/ledger.ts';

export const gameHandlers = {
  startGame: {
    prepare: async (_, input) => async (write) => {
      const { gameId, returnUrl } = input;
      const wanted = { memberId: write.member.id, gameId, trial: input.tryIt === 1 };
      const entry = await enterGame(write.db, { ...wanted, from: launchedFrom(write), now: write.now });
      return isRefusal(entry)
        ? entry
        : { kept: entry.session.id, answer: launchOf(write, { ...entry, returnUrl }) };
    },
    repeat:
      async (_, { returnUrl }, kept) =>
      async (write) => {
        const session = await gameSessionById(write.db, kept);
        const entry =
          session && (await reenterGame(write.db, session, { from: launchedFrom(write), now: write.now }));
        if (!entry) return refuse(CONFLICT);
        return isRefusal(entry) ? entry : { kept, answer: launchOf(write, { ...entry, returnUrl }) };
      },
  } satisfies Handler<'startGame'>,

  exitGame: (async ({ db, member, now }, { gameId = 0, sessionId }) => {
    if (gameId > 0) {
      const game = await gameById(db, gameId);
      if (isRefusal(game)) return game;
    }
    await endGameSessions(db, member.id, { gameId, sessionId, now });
    const returned = await emptyWallets(db, { memberId: member.id, gameId });
    const { coin, balanceSeq } = await balanceOf(db, member.id);
    return { coin, balanceSeq, returned, pending: false };
  }) satisfies Handler<'exitGame'>,

  gameLike: (async ({ db, member, now }, { gameId, like: wanted }) => {
    const game = await gameById(db, gameId);
    if (isRefusal(game)) return game;
    const like = await setLike(db, member.id, { gameId, like: wanted, now });
    return { gameLikes: await likesOf(db, member.id), like };
  }) satisfies Handler<'gameLike'>,

  gameRules: (async ({ db, client, builtIn }, { gameId }) => {
    const game = await gameById(db, gameId);
    if (isRefusal(game)) return game;
    return { rules: builtIn.rulesOf(game, client.language) };
  }) satisfies Handler<'gameRules'>,

  betRecord: (async ({ db, member }, input) =>
    betRecordsOf(db, member.id, input)) satisfies Handler<'betRecord'>,

  betRecordReport: (async ({ db, member, client }, input) =>
    betReportOf(db, member.id, { ...input, language: client.language })) satisfies Handler<'betRecordReport'>,
};

const launchedFrom = ({ settings, client, member }: WriteContext<'startGame'>): LaunchedFrom => ({
  appOrigin: appOriginFor(settings, client),
  language: client.language,
  signInId: member.sessionId,
});

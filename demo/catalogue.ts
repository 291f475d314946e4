// The demo catalogue of an empty platform, for trying it out and for tests.
import type { Catalogue } from '#server/store/lobby/catalogue.ts';
import { EMPTY_CATALOGUE } from '#server/store/lobby/empty-catalogue.ts';
import { BRANDS, platforms } from './titles/brands.ts';
import { activities } from './config/activities.ts';
import { customerServices, help } from './config/help.ts';
import { lobby } from './config/lobby.ts';
import { programmes } from './config/programmes.ts';
import { tasks } from './config/tasks.ts';
import { wallet } from './config/wallet.ts';
import { COIN } from './config/words.ts';
import { GAME_TYPES } from './titles/game-types.ts';
import { seedGames } from './titles/seed-games.ts';

/** The welcome coin of a new member, which the lobby also advertises. */
const WELCOME = 1_000 * COIN;

function seedConfig(now: Date): Catalogue['config'] {
  const { lengthBounds, smsCodeSendLimit } = EMPTY_CATALOGUE.config;
  return {
    lengthBounds,
    registerType: [2, 1],
    defaultLoginType: 2,
    otpStatus: 1,
    smsCodeSendLimit,
    activityList: activities(now),
    taskConfig: tasks(),
    minRechargeStatus: 0,
    isDepositBank: 1,
    isDepositBindMobile: 0,
    ...programmes(now),
    ...wallet(),
    ...help(now),
    ...lobby(),
  };
}

export function createCatalogue(now: Date, size?: number): Catalogue {
  return {
    gameTypes: GAME_TYPES,
    brands: BRANDS,
    platforms: platforms(now),
    games: seedGames(size),
    config: seedConfig(now),
    platform: { customerServices: customerServices(), welcomeCoin: WELCOME, loginTypes: [1, 2, 3] },
  };
}

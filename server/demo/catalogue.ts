// The demo catalogue of an empty platform, for trying it out and for tests.
import type { Catalogue } from '../store/lobby/catalogue.ts';
import { BRANDS, platforms } from './brands.ts';
import { activities } from './config/activities.ts';
import { customerServices, help } from './config/help.ts';
import { lobby } from './config/lobby.ts';
import { programmes } from './config/programmes.ts';
import { tasks } from './config/tasks.ts';
import { wallet } from './config/wallet.ts';
import { COIN } from './config/words.ts';
import { GAME_TYPES } from './game-types.ts';
import { seedGames } from './games.ts';

/** The welcome coin of a new member, which the lobby also advertises. */
const WELCOME = 1_000 * COIN;

function seedConfig(now: Date): Catalogue['config'] {
  return {
    lengthBounds: {
      account: { min: 4, max: 20 },
      username: { min: 2, max: 24 },
      password: { min: 8, max: 64 },
      smsCode: { min: 6, max: 6 },
      safeboxPassword: { min: 6, max: 6 },
      withdrawAccount: { min: 8, max: 20 },
    },
    registerType: [2, 1],
    defaultLoginType: 2,
    otpStatus: 1,
    smsCodeSendLimit: { interval: 60, perDay: 10 },
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

// A catalogue as small as the rules allow: one of everything that is open, and one of everything that is
// closed.
import type { Catalogue, SeedGame } from '#server/store/lobby/catalogue.ts';

export const GAMES = {
  open: 101,
  another: 102,
  withTrial: 103,
  closed: 104,
  ofClosedBrand: 105,
  ofClosedPlatform: 106,
  ofPlatformInMaintenance: 107,
  ofClosedType: 108,
  expensive: 109,
  unknown: 999_999,
};
export const WELCOME_COIN = 100_000;
export const BOUNDS = { account: { min: 4, max: 20 }, password: { min: 6, max: 32 } };

const usual = { typeId: 1, brandId: 1, platformId: 1, status: 1, play: 'slot' } as const;
const game = (gameId: number, other: Partial<SeedGame> = {}): SeedGame => ({
  ...usual,
  gameId,
  name: `Game ${gameId}`,
  icon: `g${gameId}`,
  sort: gameId,
  ...other,
});

const open = { status: 1, sort: 1, icon: 'x' } as const;
const closed = { status: 0, sort: 2, icon: 'x' } as const;
const wide = { min: 1, max: 64 };

const gamesOnly: Pick<Catalogue, 'gameTypes' | 'brands' | 'platforms' | 'games'> = {
  gameTypes: [
    { id: 1, name: { en: 'Slots', es: 'Tragamonedas' }, ...open },
    { id: 2, name: 'Hidden', ...closed },
  ],
  brands: [
    { id: 1, name: 'Open', ...open },
    { id: 2, name: 'Closed', ...closed },
  ],
  platforms: [
    { id: 1, name: 'Open', status: 1 },
    { id: 2, name: 'Closed', status: 0 },
    { id: 3, name: 'In maintenance', status: 1, maintainUntil: 4_000_000_000 },
  ],
  games: [
    game(GAMES.open, { hot: 1 }),
    game(GAMES.another, { play: 'dice', orientation: 1, tags: ['water'] }),
    game(GAMES.withTrial, { tryIt: 1, play: 'wheel' }),
    game(GAMES.closed, { status: 0 }),
    game(GAMES.ofClosedBrand, { brandId: 2 }),
    game(GAMES.ofClosedPlatform, { platformId: 2 }),
    game(GAMES.ofPlatformInMaintenance, { platformId: 3 }),
    game(GAMES.ofClosedType, { typeId: 2 }),
    game(GAMES.expensive, { minCoin: 10 * WELCOME_COIN, tryIt: 1 }),
  ],
};

const noLists = {
  rechargeTypeList: [],
  itemList: [],
  bankList: [],
  vipMap: {},
  userLevelList: [],
  taskConfig: [],
  loginBonusConfig: [],
  newYearConfig: null,
  christmasConfig: null,
  faqList: [],
  noticeList: [],
  lobbyAdList: [],
  socialMediaList: [],
  propConfigMap: {},
};

export const smallCatalogue: Catalogue = {
  ...gamesOnly,
  config: {
    ...noLists,
    lengthBounds: { ...BOUNDS, username: wide, smsCode: wide, safeboxPassword: wide, withdrawAccount: wide },
    registerType: [2],
    defaultLoginType: 2,
    otpStatus: 0,
    smsCodeSendLimit: { interval: 60, perDay: 10 },
    activityList: [
      {
        id: 7,
        activityType: 20,
        name: { en: 'Invite', es: 'Invita' },
        image: 'x',
        sort: 1,
        type: 0,
        clickType: 1,
        clickAction: '7',
        unloginShowStatus: 1,
        status: 1,
      },
    ],
    agentConfig: { levels: [], validInvite: { recharge: 0, bet: 0 }, inviteAwards: [], rule: '' },
    inviteConfig: { target: 0, spinAwards: [], days: 1, rule: '' },
    redPacketConfig: { id: 0, status: 0, startTime: 0, endTime: 0, rule: '' },
    shareConfig: { title: '', text: '', image: '' },
    gameResourceUrl: '/pictures/',
    feedbackConfig: { imagesLimit: 3, maxLength: 500, typeList: [] },
    clientConfig: { lobbyBonusAmount: 0 },
    minRechargeStatus: 0,
    isDepositBank: 0,
    isDepositBindMobile: 0,
    // Members begin with coin of their own.
    turnover: { other: 5, byKind: { welcome: 0 } },
  },
  platform: {
    customerServices: [
      { id: 1, name: { en: 'Help', es: 'Ayuda' }, sort: 1, itemType: 1, param1: 'x', param2: '' },
    ],
    welcomeCoin: WELCOME_COIN,
    loginTypes: [2],
  },
};

// The fields of the specification, typed by hand, against what the platform answers: a slip in the contract shows. A new
// field needs no row here.
import * as v from 'valibot';
import { describe, expect } from 'vitest';
import { AppConfig, type LengthBounds } from '#src/contract/config.ts';
import { ActivityConfig } from '#src/contract/config/bonus.ts';
import { TrackEvent } from '#src/contract/events.ts';
import { calls } from '#src/contract/index.ts';
import { awardKind } from '#src/contract/page/award-kinds.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { AFTER_LOGIN } from '#tests/support/registration.ts';

const it = platformTest();

const USER_INFO = [
  ...['account', 'password', 'accountType', 'avatar', 'avatarOther', 'facebookAccount', 'googleAccount'],
  ...['lineAccount', 'facebookName', 'lineName', 'googleName', 'hasSafeboxPassword', 'hasKyc'],
  ...['hasUserOther', 'id', 'lottery', 'coin', 'mobile', 'nickname', 'regPeriod', 'safebox'],
  ...['totalRecharge', 'uuid', 'vip', 'vipExp', 'pid', 'userLevel', 'bet', 'exchange'],
];

const OF_THE_USER = [
  ...['appUserBank', 'appUserBankList', 'gameLikes', 'gameHistory', 'inviteCode', 'aid', 'firstRecharge'],
  ...['shareUrlMap', 'activityIds', 'activityMap'],
];

const FLAGS = [
  ...['spinAwardFlag', 'taskAwardFlag', 'agent5AwardFlag', 'vipAwardFlag', 'signInFlag', 'emailAwardFlag'],
];

const CONFIG = [
  ...['lengthBounds', 'registerType', 'defaultLoginType', 'otpStatus', 'smsCodeSendLimit'],
  ...['gameList', 'gameTypeList', 'brandList', 'platformList', 'rechargeTypeList', 'itemList', 'bankList'],
  ...['vipMap', 'userLevelList', 'activityList', 'taskConfig', 'agentConfig', 'inviteConfig'],
  ...['redPacketConfig', 'loginBonusConfig', 'newYearConfig', 'christmasConfig', 'faqList', 'noticeList'],
  ...['lobbyAdList', 'socialMediaList', 'shareConfig', 'propConfigMap', 'gameResourceUrl'],
  ...['feedbackConfig', 'clientConfig', 'minRechargeStatus', 'isDepositBank', 'isDepositBindMobile'],
];

const BOUNDED: readonly (keyof LengthBounds)[] = [
  ...(['account', 'username', 'password', 'smsCode', 'safeboxPassword', 'withdrawAccount'] as const),
];

const EVENT = [
  ...['eventName', 'eventInterfaceId', 'eventShowType', 'eventRoomId', 'eventFrom', 'eventTime'],
  ...['eventUserId', 'channel', 'appId', 'version'],
];

describe('the platform answers', () => {
  it('all 29 fields of the user, and what is kept for them', async ({ platform, member }) => {
    const { data } = await platform.call('getAfterLoginInfo', AFTER_LOGIN, member);
    expect(USER_INFO).toHaveLength(29);
    expect(Object.keys(data.userInfo)).toEqual(expect.arrayContaining(USER_INFO));
    expect(Object.keys(data)).toEqual(expect.arrayContaining(OF_THE_USER));
    expect(Object.keys(data.flags).sort()).toEqual([...FLAGS].sort());
  });

  it('every setting of the config', async ({ platform }) => {
    const data = v.parse(AppConfig, (await platform.call('anonymous/appConfig', { v: '' })).data);
    expect(Object.keys(data)).toEqual(expect.arrayContaining(CONFIG));
    expect(Object.keys(data.lengthBounds).sort()).toEqual([...BOUNDED].sort());
    expect(data.clientConfig.lobbyBonusAmount).toEqual(expect.any(Number));
    expect(data.feedbackConfig.imagesLimit).toEqual(expect.any(Number));
  });
});

describe('the contract has', () => {
  it('the fields of an activity and of an event', () => {
    const fields = ['sort', 'type', 'clickType', 'clickAction', 'unloginShowStatus'];
    expect(Object.keys(ActivityConfig.entries)).toEqual(expect.arrayContaining(fields));
    expect(Object.keys(TrackEvent.entries)).toEqual(expect.arrayContaining(EVENT));
  });

  it('four purposes of a code, and no other', () => {
    const takes = (purpose: number) => v.is(calls.smsSend.input, { purpose });
    expect([-1, 0, 1, 2, 3, 4].filter(takes)).toEqual([0, 1, 2, 3]);
  });

  it.each([
    [1000, 'unknown'],
    [1001, 'percentCoupon'],
    [1099, 'percentCoupon'],
    [1100, 'unknown'],
    [1201, 'fixedCoupon'],
    [1299, 'fixedCoupon'],
    [1301, 'giveCoupon'],
    [1399, 'giveCoupon'],
    [2001, 'coin'],
    [2002, 'points'],
    [4001, 'liveness'],
    [40_000, 'unknown'],
    [40_001, 'season'],
    [40_004, 'season'],
    [40_005, 'unknown'],
  ])('a kind of award for the item %i: %s', (itemId, kind) => {
    expect(awardKind(itemId)).toBe(kind);
  });
});

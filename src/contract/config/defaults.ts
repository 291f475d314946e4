// What a first visit does with in place of values that this version does not know, or of fields that are gone. Each leaves
// out what it is about; the platform judges by its own.
import type { AppConfig } from '../config.ts';

const BOUNDS = { min: 1, max: 64 };
const NOTHING: never[] = [];

export const CONFIG_DEFAULTS: Partial<AppConfig> = {
  lengthBounds: {
    account: BOUNDS,
    username: BOUNDS,
    password: BOUNDS,
    smsCode: BOUNDS,
    safeboxPassword: BOUNDS,
    withdrawAccount: BOUNDS,
  },
  registerType: NOTHING,
  defaultLoginType: 2,
  smsCodeSendLimit: { interval: 60, perDay: 10 },
  gameTypeList: NOTHING,
  brandList: NOTHING,
  platformList: NOTHING,
  rechargeTypeList: NOTHING,
  itemList: NOTHING,
  bankList: NOTHING,
  vipMap: {},
  userLevelList: NOTHING,
  activityList: NOTHING,
  taskConfig: NOTHING,
  agentConfig: { levels: NOTHING, validInvite: { recharge: 0, bet: 0 }, inviteAwards: NOTHING, rule: '' },
  inviteConfig: { target: 0, spinAwards: NOTHING, days: 0, rule: '' },
  redPacketConfig: { id: 0, status: 0, startTime: 0, endTime: 0, rule: '' },
  loginBonusConfig: NOTHING,
  faqList: NOTHING,
  noticeList: NOTHING,
  lobbyAdList: NOTHING,
  socialMediaList: NOTHING,
  shareConfig: { title: '', text: '', image: '' },
  propConfigMap: {},
  feedbackConfig: { imagesLimit: 0, maxLength: 500, typeList: NOTHING },
  clientConfig: { lobbyBonusAmount: 0 },
};

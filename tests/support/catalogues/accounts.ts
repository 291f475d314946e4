// Every sign-in method is enabled, and phone numbers must be verified.
import type { Catalogue } from '#server/store/lobby/catalogue.ts';
import { smallCatalogue } from '../small-catalogue.ts';

export const CODE_LIMIT = { interval: 60, perDay: 10 };
export const BIND_COIN = 500;

const { config, platform } = smallCatalogue;

export const accountsCatalogue: Catalogue = {
  ...smallCatalogue,
  config: {
    ...config,
    lengthBounds: {
      ...config.lengthBounds,
      username: { min: 2, max: 24 },
      smsCode: { min: 6, max: 6 },
      safeboxPassword: { min: 6, max: 6 },
    },
    registerType: [1, 2, 3],
    otpStatus: 1,
    smsCodeSendLimit: CODE_LIMIT,
    activityList: [
      ...config.activityList,
      {
        id: 4,
        activityType: 4,
        name: 'Bind',
        image: 'x',
        sort: 2,
        type: 0,
        clickType: 1,
        clickAction: '4',
        unloginShowStatus: 0,
        status: 1,
        awards: [{ itemId: 2001, num: BIND_COIN }],
      },
    ],
  },
  platform: { ...platform, loginTypes: [1, 2, 3] },
};

// What a caller sends to become a member, and first as one.
import type { Input } from '#src/contract/call.ts';
import { APP_VERSION, CHANNEL, CLIENT_REFERRER } from '#src/contract/envelope.ts';
import type { CallOf } from '#src/contract/index.ts';

export const COMMON = {
  appId: 'halcyon',
  channel: CHANNEL,
  clientReferrer: CLIENT_REFERRER,
  platform: 0,
  appVersion: APP_VERSION,
};

/** Input of `getAfterLoginInfo`, from a device without games. */
export const AFTER_LOGIN: Input<CallOf<'getAfterLoginInfo'>> = {
  gameListVersion: '',
  os: 'android',
  deviceModel: '',
  messagingToken: '',
  phoneinfoJsonModel: '{}',
};

export const PASSWORD = 'secret-enough';

export const registration = (account: string): Input<CallOf<'accountRegist'>> => ({
  account,
  password: PASSWORD,
  registerType: 2,
  agreeTerms: true,
  adult: true,
});

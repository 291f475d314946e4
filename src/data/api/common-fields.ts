// The fields of every body, from a page or from the worker.
import { APP_ID } from '#src/contract/page/build-info.ts';
import { APP_VERSION, CHANNEL, CLIENT_REFERRER, type CommonFields } from '#src/contract/envelope.ts';

export const commonFields = (): CommonFields => ({
  appId: APP_ID,
  channel: CHANNEL,
  clientReferrer: CLIENT_REFERRER,
  platform: isHandheld() ? 0 : 1,
  appVersion: APP_VERSION,
});

export function isHandheld(): boolean {
  const hints = (navigator as { userAgentData?: { mobile: boolean } }).userAgentData;
  return hints?.mobile ?? /Mobi|Android/i.test(navigator.userAgent);
}

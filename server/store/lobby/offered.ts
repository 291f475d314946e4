// Removes from the app config what this platform is not set up for.
import type { Settings } from '../../settings/settings.ts';
import type { ConfigFields } from './catalogue.ts';
import { providersOn } from '../../settings/social.ts';

export interface SetUp {
  readonly settings: Settings;
  /** Text messages can be sent. */
  readonly canText: boolean;
}

export function offered<T extends ConfigFields>(config: T, { settings, canText }: SetUp): T {
  return {
    ...withNumbers(config, canText),
    ...(settings.demoPayments === 'nobody' && { rechargeTypeList: config.rechargeTypeList.map(closed) }),
    clientConfig: withSocial(config.clientConfig, settings),
  };
}

/** A deposit that nobody could pay is not offered. */
const closed = (type: ConfigFields['rechargeTypeList'][number]) => ({ ...type, status: 0 as const });

/** A sign-in method whose code could not be sent is not offered. */
function withNumbers<T extends ConfigFields>(config: T, canText: boolean): T {
  if (canText || config.otpStatus === 0) return config;
  return {
    ...config,
    registerType: config.registerType.filter((type) => type === 2),
    defaultLoginType: 2,
  };
}

function withSocial(clientConfig: ConfigFields['clientConfig'], settings: Settings) {
  const providers = providersOn(settings.social);
  if (providers.length === 0) return clientConfig;
  return { ...clientConfig, social: { origin: settings.gamesOrigin, port: settings.gamesPort, providers } };
}

// What the app config offers as far as this platform is set up for it.
import type { ConfigFields } from '../store/catalogue.ts';

export interface SetUp {
  /** There is a way to send text messages. */
  readonly canText: boolean;
}

/** A way in that would wait for a code in vain is not offered. */
export function offered<T extends ConfigFields>(config: T, { canText }: SetUp): T {
  if (canText || config.otpStatus === 0) return config;
  return {
    ...config,
    registerType: config.registerType.filter((type) => type === 2),
    defaultLoginType: 2,
  };
}

// The identity providers for signing in; one without an id is off.
import type { SocialProvider } from '#src/contract/member.ts';
import { type Reader, SettingError } from './reader.ts';
import type { SettingName } from './table.ts';

export interface SocialSettings {
  readonly google: {
    readonly id: string;
    readonly keysUrl: string;
    readonly issuer: string;
    readonly scriptUrl: string;
  };
  readonly facebook: {
    readonly id: string;
    readonly secret: string;
    readonly graphUrl: string;
    readonly scriptUrl: string;
  };
  readonly line: {
    readonly id: string;
    readonly secret: string;
    readonly tokenUrl: string;
    readonly authorizeUrl: string;
    readonly issuer: string;
  };
}

export function readSocial(read: Reader): SocialSettings {
  return {
    google: {
      id: read.text('GOOGLE_CLIENT_ID', ''),
      keysUrl: read.url('GOOGLE_JWKS_URL'),
      issuer: read.url('GOOGLE_ISSUER'),
      scriptUrl: read.url('GOOGLE_SCRIPT_URL'),
    },
    facebook: {
      ...idWithSecret(read, 'FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'),
      graphUrl: read.url('FACEBOOK_GRAPH_URL'),
      scriptUrl: read.url('FACEBOOK_SCRIPT_URL'),
    },
    line: {
      ...idWithSecret(read, 'LINE_CHANNEL_ID', 'LINE_CHANNEL_SECRET'),
      tokenUrl: read.url('LINE_TOKEN_URL'),
      authorizeUrl: read.url('LINE_AUTHORIZE_URL'),
      issuer: read.url('LINE_ISSUER'),
    },
  };
}

export const providersOn = (social: SocialSettings): SocialProvider[] =>
  (['google', 'facebook', 'line'] as const).filter((provider) => social[provider].id !== '');

function idWithSecret(read: Reader, idName: SettingName, secretName: SettingName) {
  const [id, secret] = [read.text(idName, ''), read.text(secretName, '')];
  if (id !== '' && secret === '') throw new SettingError(`${idName} needs ${secretName} beside it.`);
  return { id, secret };
}

// The settings of Google, Facebook and LINE.
import type { SettingRow } from './row.ts';

export const SOCIAL_SETTINGS = [
  {
    name: 'GOOGLE_CLIENT_ID',
    fallback: '',
    meaning: 'Client id of this app at Google; empty means nobody signs in with Google.',
  },
  {
    name: 'GOOGLE_SCRIPT_URL',
    fallback: 'https://accounts.google.com/gsi/client',
    meaning: "Google's sign-in script.",
  },
  {
    name: 'GOOGLE_JWKS_URL',
    fallback: 'https://www.googleapis.com/oauth2/v3/certs',
    meaning: "Keys that Google's ID tokens are signed with.",
  },
  {
    name: 'GOOGLE_ISSUER',
    fallback: 'https://accounts.google.com',
    meaning: "Issuer of Google's ID tokens.",
  },
  {
    name: 'FACEBOOK_APP_ID',
    fallback: '',
    meaning: 'App id at Facebook; empty means nobody signs in with Facebook.',
  },
  { name: 'FACEBOOK_APP_SECRET', fallback: '', meaning: 'The secret that goes with it.' },
  {
    name: 'FACEBOOK_SCRIPT_URL',
    fallback: 'https://connect.facebook.net/en_US/sdk.js',
    meaning: "Facebook's SDK.",
  },
  {
    name: 'FACEBOOK_GRAPH_URL',
    fallback: 'https://graph.facebook.com/v22.0',
    meaning: 'Where tokens of Facebook are checked.',
  },
  {
    name: 'LINE_CHANNEL_ID',
    fallback: '',
    meaning: 'Channel id at LINE; empty means nobody signs in with LINE.',
  },
  { name: 'LINE_CHANNEL_SECRET', fallback: '', meaning: 'The secret that goes with it.' },
  {
    name: 'LINE_AUTHORIZE_URL',
    fallback: 'https://access.line.me/oauth2/v2.1/authorize',
    meaning: "LINE's sign-in page.",
  },
  {
    name: 'LINE_TOKEN_URL',
    fallback: 'https://api.line.me/oauth2/v2.1/token',
    meaning: 'Where codes of LINE are exchanged.',
  },
  { name: 'LINE_ISSUER', fallback: 'https://access.line.me', meaning: "Issuer of LINE's ID tokens." },
] as const satisfies readonly SettingRow[];

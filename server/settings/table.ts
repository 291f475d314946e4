// Every setting as it is written in the environment.

import { LIMIT_SETTINGS } from './limit-table.ts';
import type { SettingRow } from './row.ts';
import { SOCIAL_SETTINGS } from './social-table.ts';

export const MEMORY = 'memory://';
/** Games with a name of their own, and all with their further editions. */
export const OWN_TITLES = 582;
export const MOST_TITLES = 20_000;
/** Of Chromium and its kin, Firefox, Safari, and Edge on Windows. */
export const PUSH_SERVICES =
  'fcm.googleapis.com,*.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com';
export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/** `npm run docs` writes docs/settings.md and .env.example from this table. */
export const SETTINGS = [
  { name: 'PORT', fallback: '8080', meaning: 'Port of the app and its API.' },
  {
    name: 'GAMES_PORT',
    fallback: 'PORT + 1',
    meaning: 'Port of the games, which are an origin of their own.',
  },
  { name: 'HOST', fallback: '127.0.0.1', meaning: 'Address to listen on; 0.0.0.0 lets other devices in.' },
  {
    name: 'DATA_DIR',
    fallback: '.data',
    meaning: `Folder of the embedded database; ${MEMORY} keeps it in memory only.`,
  },
  {
    name: 'BUILDS_DIR',
    fallback: 'DATA_DIR/builds',
    meaning:
      'Folder where each build that is served leaves its hashed files, for tabs that still run it after an update; several platforms may share one.',
  },
  {
    name: 'BUILDS_KEPT',
    fallback: '2',
    meaning:
      'Builds before the present one whose files are still served, however old they are; 0 keeps none.',
  },
  {
    name: 'BUILDS_KEPT_DAYS',
    fallback: '7',
    meaning:
      'Days for which the files of a build are still served after another build replaced it, beyond the number of `BUILDS_KEPT`.',
  },
  {
    name: 'WORKER_OFF',
    fallback: '0',
    meaning:
      '`1` removes the service worker and the files it kept from every device, for a release that is broken beyond an update.',
  },
  {
    name: 'PLATFORM_KEY',
    fallback: '',
    meaning:
      'Key that secrets in the database are encrypted under, at least 32 random characters; empty means the file DATA_DIR/key, made at the first start. The same for all platforms of one database.',
  },
  {
    name: 'DATABASE_URL',
    fallback: '',
    meaning: 'A PostgreSQL server to use instead of the embedded database.',
  },
  {
    name: 'DATABASE_CONNECTIONS',
    fallback: '10',
    meaning: 'Connections to PostgreSQL that one process keeps at most.',
  },
  {
    name: 'DATABASE_TIMEOUT',
    fallback: '5',
    meaning:
      'Seconds after which a request gives up PostgreSQL: connecting, waiting for a free connection, a statement, an idle transaction, a silent connection.',
  },
  {
    name: 'PUBLIC_ORIGIN',
    fallback: '',
    meaning:
      'Public origin of the app, which text messages, passkeys, invitations and return addresses name; needed behind a proxy or under a name. Empty means addresses of this machine alone.',
  },
  {
    name: 'GAMES_ORIGIN',
    fallback: '',
    meaning: 'Public origin of the games; empty means the host of PUBLIC_ORIGIN with GAMES_PORT.',
  },
  {
    name: 'FRAME_ORIGINS',
    fallback: '',
    meaning: 'Further origins that may be shown in a frame, by commas.',
  },
  {
    name: 'PICTURE_ORIGINS',
    fallback: '',
    meaning: 'Further origins that pictures may come from, by commas.',
  },
  {
    name: 'APP_ORIGINS',
    fallback: '',
    meaning:
      'Origins of the app other than this one, by commas; where GAMES_ORIGIN is set, its own as well, for signing in with other services.',
  },
  {
    name: 'TRUST_PROXY',
    fallback: '0',
    meaning: "Believe proxies' word on the client's address: how many of them, or their addresses by commas.",
  },
  {
    name: 'MESSAGE_OUTBOX',
    fallback:
      '0, but 1 where npm start or npm run dev starts it and neither HOST, TRUST_PROXY nor PUBLIC_ORIGIN lets others in',
    meaning:
      'Show text messages, with their codes, at /outbox, to browsers on this machine only, until a request comes through a proxy; 0 behind a proxy of any kind.',
  },
  {
    name: 'DEMO_PAYMENTS',
    fallback: '1, but 0 where HOST, TRUST_PROXY or PUBLIC_ORIGIN lets others in',
    meaning:
      "The demonstration's payment page, which takes no money and credits anybody; 0 closes deposits until a payment service is connected.",
  },
  ...SOCIAL_SETTINGS,
  {
    name: 'STAFF_PORT',
    fallback: '0',
    meaning: 'Port of the staff page; 0 leaves it out.',
  },
  {
    name: 'STAFF_HOST',
    fallback: '127.0.0.1',
    meaning: 'Address that the staff page listens on; another one needs TLS in front of it.',
  },
  {
    name: 'STAFF_ORIGIN',
    fallback: '',
    meaning:
      'Origin of the staff page as browsers see it, such as https://staff.example.com behind a proxy; empty means that it is opened by an address of the machine it runs on.',
  },
  {
    name: 'STAFF_TOKEN',
    fallback: '',
    meaning: 'What the staff sign in with: at least 24 characters without blanks.',
  },
  {
    name: 'OPS_PORT',
    fallback: '0',
    meaning:
      'Port of `/livez`, `/readyz` and `/metrics`, for the tools that watch a platform; 0 leaves it out.',
  },
  { name: 'OPS_HOST', fallback: '127.0.0.1', meaning: 'Address that this port listens on.' },
  {
    name: 'CHAT_SCRIPT_URL',
    fallback: 'https://cdn.livechatinc.com/tracking.js',
    meaning: "Script of the chat's vendor, for customer-service entries of the online kind.",
  },
  {
    name: 'DEMO_MEMBER',
    fallback: '1, but 0 where HOST, TRUST_PROXY or PUBLIC_ORIGIN lets others in',
    meaning: '0 makes no demo member in an empty database.',
  },
  {
    name: 'CATALOGUE_SIZE',
    fallback: String(OWN_TITLES),
    meaning: `Games that an empty database begins with, up to ${MOST_TITLES}: further ones are editions of the first.`,
  },
  { name: 'SESSION_DAYS', fallback: '30', meaning: 'Days that a sign-in lasts.' },
  { name: 'MIN_APP_VERSION', fallback: '', meaning: 'Apps older than this version are asked to update.' },
  ...LIMIT_SETTINGS,
  {
    name: 'PUSH_CONTACT',
    fallback: 'the address of customer service',
    meaning: 'mailto: or https: address where push services of browsers reach the operator.',
  },
  {
    name: 'PUSH_SERVICES',
    fallback: PUSH_SERVICES,
    meaning: 'Hosts of push services that notifications are sent to; *.host stands for all below it.',
  },
  { name: 'PASSWORD_COST', fallback: '15', meaning: 'Work factor of password hashes, as a power of two.' },
  { name: 'LOG_LEVEL', fallback: 'warn', meaning: `One of ${LOG_LEVELS.join(', ')}.` },
  {
    name: 'CHECK_REPLIES',
    fallback: '0 in production, else 1',
    meaning: 'Hold every answer against the contract before it is sent.',
  },
  {
    name: 'HALCYON_FAULTS',
    fallback: '0',
    meaning: '1 lets tests ask for faults; never on a real platform.',
  },
] as const satisfies readonly SettingRow[];

export type SettingName = (typeof SETTINGS)[number]['name'];

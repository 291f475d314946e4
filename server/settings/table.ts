// Every setting as somebody would write it in the environment.

export interface SettingRow {
  readonly name: string;
  /** As somebody would write it in the environment. */
  readonly fallback: string;
  readonly meaning: string;
}

export const MEMORY = 'memory://';
export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/** The README's table is held against this one. */
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
    name: 'PICTURES_DIR',
    fallback: 'DATA_DIR/pictures',
    meaning: 'Folder of the game pictures that have been drawn; several platforms may share one.',
  },
  {
    name: 'DATABASE_URL',
    fallback: '',
    meaning: 'A PostgreSQL server to use instead of the embedded database.',
  },
  {
    name: 'GAMES_ORIGIN',
    fallback: '',
    meaning: "Public origin of the games; empty means the request's own host with GAMES_PORT.",
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
  { name: 'APP_ORIGINS', fallback: '', meaning: 'Origins of the app other than this one, by commas.' },
  {
    name: 'TRUST_PROXY',
    fallback: '0',
    meaning: "Believe proxies' word on the client's address: how many of them, or their addresses by commas.",
  },
  {
    name: 'MESSAGE_OUTBOX',
    fallback: '1 where HOST is this machine alone and TRUST_PROXY is 0, else 0',
    meaning:
      'Show text messages, with their codes, at /outbox, to browsers on this machine only; 0 behind a proxy of any kind.',
  },
  { name: 'DEMO_MEMBER', fallback: '1', meaning: '0 makes no demo member in an empty database.' },
  { name: 'SESSION_DAYS', fallback: '30', meaning: 'Days that a sign-in lasts.' },
  { name: 'MIN_APP_VERSION', fallback: '', meaning: 'Apps older than this version are asked to update.' },
  {
    name: 'RATE_LIMIT',
    fallback: '600',
    meaning: 'Requests a minute and member or installation; 0 = no limit.',
  },
  { name: 'RATE_LIMIT_ADDRESS', fallback: '6000', meaning: 'Requests a minute and address; 0 = no limit.' },
  { name: 'REGISTER_LIMIT', fallback: '100', meaning: 'Registrations an hour and address; 0 = no limit.' },
  {
    name: 'CODES_PER_ADDRESS',
    fallback: '200',
    meaning: 'Codes by text message a day and address; 0 = no limit.',
  },
  {
    name: 'TRIES_PER_ACCOUNT',
    fallback: '5',
    meaning:
      'Wrong passwords or codes per account, and per installation, before sign-in is closed for a while.',
  },
  { name: 'TRIES_PER_ADDRESS', fallback: '200', meaning: 'The same per address.' },
  {
    name: 'TRIES_MINUTES',
    fallback: '15',
    meaning: 'Minutes in which tries are counted and for which it is closed.',
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

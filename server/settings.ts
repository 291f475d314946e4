// Every setting of the platform, read once at the start; a wrong value is refused in one sentence.

import { isIP } from 'node:net';

export interface Settings {
  readonly port: number;
  readonly gamesPort: number;
  readonly host: string;
  /** Where the embedded database lives; `null` keeps it in memory. */
  readonly dataDir: string | null;
  /** `null` = beside the data. */
  readonly picturesDir: string | null;
  /** "" = embedded. */
  readonly databaseUrl: string;
  /** "" = the request's own host with `gamesPort`. */
  readonly gamesOrigin: string;
  /** Origins that may be framed beside the games: vendors' documents, games of other platforms. */
  readonly frameOrigins: readonly string[];
  readonly pictureOrigins: readonly string[];
  /** Origins of the app other than the platform's own. */
  readonly appOrigins: readonly string[];
  readonly trustProxy: false | number | string[];
  readonly demoMember: boolean;
  readonly sessionDays: number;
  readonly minAppVersion: string;
  /** Requests a minute; 0 = no limit. */
  readonly rateLimit: number;
  readonly rateLimitAddress: number;
  /** Registrations an hour and address; 0 = no limit. */
  readonly registerLimit: number;
  readonly triesPerAccount: number;
  readonly triesPerAddress: number;
  readonly triesMinutes: number;
  /** Base-2 logarithm of scrypt's work factor. */
  readonly passwordCost: number;
  readonly logLevel: string;
  /** Own answers are held against the contract: development and tests. */
  readonly checkReplies: boolean;
  readonly faults: boolean;
}

export interface SettingRow {
  readonly name: string;
  /** As somebody would write it in the environment. */
  readonly fallback: string;
  readonly meaning: string;
}

/** Said as one sentence for whoever starts the platform. */
export class SettingError extends Error {}

export const MEMORY = 'memory://';
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

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
    name: 'TRIES_PER_ACCOUNT',
    fallback: '5',
    meaning: 'Wrong passwords per account, and per installation, before sign-in is closed for a while.',
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

type SettingName = (typeof SETTINGS)[number]['name'];
export type Environment = Readonly<Record<string, string | undefined>>;

export function readSettings(env: Environment): Settings {
  const read = reader(env);
  const port = read.number('PORT', 8080, [0, 65_535]);
  return {
    port,
    gamesPort: read.number('GAMES_PORT', port === 0 ? 0 : port + 1, [0, 65_535]),
    host: read.text('HOST', '127.0.0.1'),
    dataDir: read.text('DATA_DIR', '.data') === MEMORY ? null : read.text('DATA_DIR', '.data'),
    picturesDir: read.text('PICTURES_DIR', '') || null,
    databaseUrl: read.matching(
      'DATABASE_URL',
      /^postgres(ql)?:\/\/\S+$/,
      'an address like postgresql://user@host/name',
    ),
    gamesOrigin: read.origins('GAMES_ORIGIN')[0] ?? '',
    frameOrigins: read.origins('FRAME_ORIGINS'),
    pictureOrigins: read.origins('PICTURE_ORIGINS'),
    appOrigins: read.origins('APP_ORIGINS'),
    trustProxy: proxies(read.text('TRUST_PROXY', '0')),
    ...readLimits(read),
    demoMember: read.flag('DEMO_MEMBER', true),
    sessionDays: read.number('SESSION_DAYS', 30, [1, 3650]),
    minAppVersion: read.matching('MIN_APP_VERSION', /^\d+(\.\d+){0,3}$/, 'a version like 1.2.0'),
    passwordCost: read.number('PASSWORD_COST', 15, [10, 20]),
    logLevel: read.oneOf('LOG_LEVEL', LOG_LEVELS, 'warn'),
    checkReplies: read.flag('CHECK_REPLIES', env['NODE_ENV'] !== 'production'),
    faults: read.flag('HALCYON_FAULTS', false),
  };
}

function readLimits(read: ReturnType<typeof reader>) {
  const many: Range = [0, 1_000_000];
  const some: Range = [1, 1_000_000];
  return {
    rateLimit: read.number('RATE_LIMIT', 600, many),
    rateLimitAddress: read.number('RATE_LIMIT_ADDRESS', 6000, many),
    registerLimit: read.number('REGISTER_LIMIT', 100, many),
    triesPerAccount: read.number('TRIES_PER_ACCOUNT', 5, some),
    triesPerAddress: read.number('TRIES_PER_ADDRESS', 200, some),
    triesMinutes: read.number('TRIES_MINUTES', 15, [1, 1440]),
  };
}

type Range = readonly [min: number, max: number];

function reader(env: Environment) {
  const text = (name: SettingName, fallback: string) => env[name]?.trim() || fallback;
  return {
    text,
    number(name: SettingName, fallback: number, [min, max]: Range): number {
      const given = text(name, String(fallback));
      const value = Number(given);
      if (/^\d+$/.test(given) && value >= min && value <= max) return value;
      throw wrong(name, `a whole number from ${min} to ${max}`, given);
    },
    flag(name: SettingName, fallback: boolean): boolean {
      const given = text(name, fallback ? '1' : '0');
      if (given === '0' || given === '1') return given === '1';
      throw wrong(name, '0 or 1', given);
    },
    oneOf(name: SettingName, values: readonly string[], fallback: string): string {
      const given = text(name, fallback);
      if (values.includes(given)) return given;
      throw wrong(name, `one of ${values.join(', ')}`, given);
    },
    /** "" is allowed and means absent. A wrong address is not repeated: it may hold a password. */
    matching(name: SettingName, pattern: RegExp, wanted: string): string {
      const given = text(name, '');
      if (given === '' || pattern.test(given)) return given;
      throw new SettingError(`${name} has to be ${wanted}.`);
    },
    origins(name: SettingName): string[] {
      const given = text(name, '')
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== '');
      for (const part of given)
        if (!isOrigin(part)) throw wrong(name, 'an origin like https://example.com', part);
      return given;
    },
  };
}

function wrong(name: SettingName, wanted: string, given: string): SettingError {
  return new SettingError(`${name} has to be ${wanted}, not "${given}".`);
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text;
}

/** What fastify's `trustProxy` takes. */
function proxies(given: string): Settings['trustProxy'] {
  if (/^\d{1,2}$/.test(given)) return Number(given) || false;
  const addresses = given.split(',').map((part) => part.trim());
  for (const part of addresses) {
    if (isIP(part.replace(/\/\d{1,3}$/, '')) === 0)
      throw wrong('TRUST_PROXY', "a count or proxies' addresses", part);
  }
  return addresses;
}

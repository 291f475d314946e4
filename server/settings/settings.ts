// All settings of the platform, read once at the start; an invalid value ends it with one sentence.
import { proxies, type Environment, type Range, type Reader, reader, SettingError } from './reader.ts';
import { type PushSettings, readPush } from './push.ts';
import { readSocial, type SocialSettings } from './social.ts';
import { type OperationsSettings, readOperations, readStaff, type StaffSettings } from './inner-ports.ts';
import { LOG_LEVELS, MEMORY, MOST_TITLES, OWN_TITLES } from './table.ts';

/** For whom the demonstration's payment page is there, which credits without taking money. */
type DemoPayments = 'everybody' | 'this machine' | 'nobody';

export interface Settings {
  readonly port: number;
  readonly gamesPort: number;
  readonly host: string;
  /** Folder of the embedded database; `null` keeps it in memory. */
  readonly dataDir: string | null;
  /** `null` means beside the data. */
  readonly buildsDir: string | null;
  /** Earlier builds whose files are still served. */
  readonly buildsKept: number;
  /** How long at least, after another build replaced them. */
  readonly buildsKeptDays: number;
  /** Devices remove the service worker. */
  readonly workerOff: boolean;
  /** Secrets in the database are encrypted under it; "" means the file `key` in `dataDir`. */
  readonly platformKey: string;
  /** "" means embedded. */
  readonly databaseUrl: string;
  /** To a PostgreSQL server, at most. */
  readonly databaseConnections: number;
  /** Seconds after which a request gives up the database. */
  readonly databaseTimeout: number;
  /** "" means addresses of this machine alone. */
  readonly publicOrigin: string;
  /** "" means the app's host with `gamesPort`. */
  readonly gamesOrigin: string;
  /** Other origins that may be framed: documents of game studios, games of other platforms. */
  readonly frameOrigins: readonly string[];
  readonly pictureOrigins: readonly string[];
  /** Origins of the app other than the platform's own. */
  readonly appOrigins: readonly string[];
  readonly trustProxy: false | number | string[];
  readonly demoPayments: DemoPayments;
  /** The dev inbox shows text messages on a page of the platform. */
  readonly messageOutbox: boolean;
  readonly social: SocialSettings;
  /** Script of the chat's vendor. */
  readonly chatScriptUrl: string;
  readonly staff: StaffSettings;
  readonly operations: OperationsSettings;
  readonly push: PushSettings;
  readonly demoMember: boolean;
  /** Number of games in an empty database. */
  readonly catalogueSize: number;
  readonly sessionDays: number;
  readonly minAppVersion: string;
  /** Requests a minute; 0 = no limit. */
  readonly rateLimit: number;
  readonly rateLimitAddress: number;
  /** New rounds a minute and member; 0 = no limit. */
  readonly roundLimit: number;
  /** Events a minute: per installation, per address, in all; 0 = no limit. */
  readonly eventLimit: number;
  readonly eventLimitAddress: number;
  readonly eventLimitAll: number;
  /** Megabytes a day of events without proof; 0 = no limit. */
  readonly eventShareMb: number;
  /** Registrations per hour and address; 0 = no limit. */
  readonly registerLimit: number;
  /** Forgotten passwords per hour and address; 0 = no limit. */
  readonly resetLimit: number;
  /** Codes per day and address; 0 = no limit. */
  readonly codesPerAddress: number;
  readonly triesPerAccount: number;
  readonly triesPerAddress: number;
  readonly triesMinutes: number;
  /** Base-2 logarithm of scrypt's work factor. */
  readonly passwordCost: number;
  readonly logLevel: string;
  /** Checks answers against the contract, in development and tests. */
  readonly checkReplies: boolean;
  readonly faults: boolean;
}

export function readSettings(env: Environment): Settings {
  const read = reader(env);
  const port = read.number('PORT', 8080, [0, 65_535]);
  const host = read.text('HOST', '127.0.0.1');
  const origins = readOrigins(read);
  const { publicOrigin } = origins;
  const trustProxy = proxies(read.text('TRUST_PROXY', '0'));
  return {
    port,
    gamesPort: read.number('GAMES_PORT', port === 0 ? 0 : port + 1, [0, 65_535]),
    host,
    dataDir: read.text('DATA_DIR', '.data') === MEMORY ? null : read.text('DATA_DIR', '.data'),
    buildsDir: read.text('BUILDS_DIR', '') || null,
    buildsKept: read.number('BUILDS_KEPT', 2, [0, 100]),
    buildsKeptDays: read.number('BUILDS_KEPT_DAYS', 7, [0, 365]),
    workerOff: read.flag('WORKER_OFF', false),
    platformKey: read.matching('PLATFORM_KEY', /^\S{32,}$/, 'at least 32 characters without blanks'),
    databaseUrl: read.matching(
      'DATABASE_URL',
      ONE_SERVER,
      'an address of one server like postgresql://user@host/name: where several take turns, a name or a proxy that leads to the primary',
    ),
    databaseConnections: read.number('DATABASE_CONNECTIONS', 10, [1, 1000]),
    databaseTimeout: read.number('DATABASE_TIMEOUT', 5, [1, 60]),
    ...origins,
    trustProxy,
    ...readLimits(read),
    demoPayments: demoPayments(read, isDemoSafe({ host, trustProxy, publicOrigin })),
    messageOutbox: read.flag('MESSAGE_OUTBOX', false),
    social: readSocial(read),
    chatScriptUrl: read.url('CHAT_SCRIPT_URL'),
    staff: readStaff(read),
    operations: readOperations(read),
    push: readPush(read),
    demoMember: read.flag('DEMO_MEMBER', isDemoSafe({ host, trustProxy, publicOrigin })),
    catalogueSize: read.number('CATALOGUE_SIZE', OWN_TITLES, [OWN_TITLES, MOST_TITLES]),
    sessionDays: read.number('SESSION_DAYS', 30, [1, 3650]),
    minAppVersion: read.matching('MIN_APP_VERSION', /^\d+(\.\d+){0,3}$/, 'a version like 1.2.0'),
    passwordCost: read.number('PASSWORD_COST', 15, [10, 20]),
    logLevel: read.oneOf('LOG_LEVEL', LOG_LEVELS, 'warn'),
    checkReplies: read.flag('CHECK_REPLIES', env['NODE_ENV'] !== 'production'),
    faults: read.flag('HALCYON_FAULTS', false),
  };
}

function readOrigins(read: Reader) {
  const origins = {
    publicOrigin: read.origins('PUBLIC_ORIGIN')[0] ?? '',
    gamesOrigin: read.origins('GAMES_ORIGIN')[0] ?? '',
    frameOrigins: read.origins('FRAME_ORIGINS'),
    pictureOrigins: read.origins('PICTURE_ORIGINS'),
    appOrigins: read.origins('APP_ORIGINS'),
  };
  const { publicOrigin, gamesOrigin, appOrigins } = origins;
  if (gamesOrigin !== '' && [publicOrigin, ...appOrigins].includes(gamesOrigin))
    throw new SettingError(
      'GAMES_ORIGIN has to be another origin than that of the app, whose data a game could read otherwise.',
    );
  return origins;
}

function demoPayments(read: Reader, isSafe: boolean): DemoPayments {
  if (read.text('DEMO_PAYMENTS', '') === '') return isSafe ? 'this machine' : 'nobody';
  return read.flag('DEMO_PAYMENTS', false) ? 'everybody' : 'nobody';
}

/** Neither several hosts nor what chooses between them: the driver knows neither. */
const ONE_SERVER =
  /^postgres(?:ql)?:\/\/(?:[^\s@/]*@)?[^\s,@/]*(?:\/(?!\S*[?&](?:target_session_attrs=|host=[^&]*,))\S*)?$/;

function readLimits(read: Reader) {
  const many: Range = [0, 1_000_000];
  const some: Range = [1, 1_000_000];
  return {
    rateLimit: read.number('RATE_LIMIT', 600, many),
    rateLimitAddress: read.number('RATE_LIMIT_ADDRESS', 6000, many),
    roundLimit: read.number('ROUND_LIMIT', 300, many),
    eventLimit: read.number('EVENT_LIMIT', 3000, many),
    eventLimitAddress: read.number('EVENT_LIMIT_ADDRESS', 15_000, many),
    eventLimitAll: read.number('EVENT_LIMIT_ALL', 120_000, many),
    eventShareMb: read.number('EVENT_SHARE_MB', 1000, many),
    registerLimit: read.number('REGISTER_LIMIT', 100, many),
    resetLimit: read.number('RESET_LIMIT', 100, many),
    codesPerAddress: read.number('CODES_PER_ADDRESS', 200, many),
    triesPerAccount: read.number('TRIES_PER_ACCOUNT', 5, some),
    triesPerAddress: read.number('TRIES_PER_ADDRESS', 200, some),
    triesMinutes: read.number('TRIES_MINUTES', 15, [1, 1440]),
  };
}

/** Nobody else can reach a platform with these settings, unless through a proxy that it does not know. */
const isForThisMachine = ({ host, trustProxy }: Pick<Settings, 'host' | 'trustProxy'>): boolean =>
  isLoopback(host) && trustProxy === false;

/** What a demonstration gives to anybody, it gives only where no proxy or name lets others in. */
export const isDemoSafe = ({
  host,
  trustProxy,
  publicOrigin,
}: Pick<Settings, 'host' | 'trustProxy' | 'publicOrigin'>) =>
  isForThisMachine({ host, trustProxy }) &&
  (publicOrigin === '' || isLoopback(new URL(publicOrigin).hostname));

const isLoopback = (host: string): boolean => ['127.0.0.1', '::1', 'localhost'].includes(host);

// The whole platform without a socket, on a clock that only tests move.
import { randomUUID } from 'node:crypto';
import { world } from '#demo/world.ts';
import { createPlatform, type Platform, type PlatformOptions } from '#server/app.ts';
import type { Catalogue } from '#server/store/lobby/catalogue.ts';
import { readSettings, type Settings } from '#server/settings/settings.ts';
import type { Output } from '#src/contract/call.ts';
import { API_PREFIX, type Envelope } from '#src/contract/envelope.ts';
import type { CallName, CallOf } from '#src/contract/index.ts';
import { COMMON, registration } from './registration.ts';
import { smallCatalogue } from './small-catalogue.ts';
import { openTestDatabase } from './database/open.ts';

export interface Caller {
  readonly token?: string;
  /** The id of the installation. */
  readonly fingerprint?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Answer<T = unknown> extends Envelope {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly data: T;
}

export interface SignedInCaller extends Caller {
  readonly token: string;
  readonly id: number;
  readonly account: string;
}

export interface TestPlatform extends Platform {
  readonly clock: { now: Date; advance(ms: number): void };
  /** Calls as the app would: with the common fields, and any fields of the call. */
  call<N extends CallName>(name: N, input?: object, caller?: Caller): Promise<Answer<Output<CallOf<N>>>>;
  /** Any body at all. */
  post(name: string, payload: string | Buffer, headers?: Readonly<Record<string, string>>): Promise<Answer>;
  register(account?: string): Promise<SignedInCaller>;
}

export const TEST_KEY = 'a-key-of-thirty-two-characters-..';

/** No rate limit applies unless a test asks for it. */
const QUIET = {
  DEMO_MEMBER: '0',
  LOG_LEVEL: 'silent',
  PASSWORD_COST: '10',
  RATE_LIMIT: '0',
  RATE_LIMIT_ADDRESS: '0',
  REGISTER_LIMIT: '0',
  RESET_LIMIT: '0',
  GAMES_PORT: '8081',
  PLATFORM_KEY: TEST_KEY,
  MESSAGE_OUTBOX: '1',
  CHECK_REPLIES: '1',
};

interface TestOptions extends Omit<PlatformOptions, 'clock'> {
  readonly catalogue?: Catalogue;
}

export async function createTestPlatform(
  env: Readonly<Record<string, string>> = {},
  { catalogue = smallCatalogue, ...options }: TestOptions = {},
): Promise<TestPlatform> {
  const settings: Settings = readSettings({ ...QUIET, ...env });
  const clock = {
    now: new Date('2026-11-20T12:00:00Z'),
    advance: (ms: number) => void (clock.now = new Date(clock.now.getTime() + ms)),
  };
  const database = options.database ?? (await openTestDatabase());
  const usual = { distDir: 'no-build', world: { ...world, catalogue: async () => catalogue } };
  const platform = await createPlatform(settings, { ...usual, ...options, database, clock: () => clock.now });
  const post: TestPlatform['post'] = async (name, payload, headers = {}) => {
    const response = await platform.app.inject({
      method: 'POST',
      url: `${API_PREFIX}/${name}`,
      headers: { 'content-type': 'application/json', ...headers },
      payload,
    });
    return { ...response.json<Envelope>(), status: response.statusCode, headers: response.headers };
  };
  const call = (async (name: string, input: object = {}, caller: Caller = {}) =>
    post(name, JSON.stringify({ ...COMMON, ...input }), headersOf(caller))) as TestPlatform['call'];
  return { ...platform, clock, post, call, register: (account) => register(call, account) };
}

function headersOf({ token = '', fingerprint = 'an-installation', headers = {} }: Caller) {
  return { authorization: token, fingerprint, ...headers };
}

async function register(call: TestPlatform['call'], account = newAccount()): Promise<SignedInCaller> {
  const { data, errcode } = await call('accountRegist', registration(account));
  if (errcode !== 0) throw new Error(`Registering ${account} was refused with ${errcode}`);
  return { token: data.token, id: data.userInfo.id, account };
}

export const newAccount = (): string => `m${randomUUID().slice(0, 12).replaceAll('-', '')}`;

// No value that anybody can send is answered with a failure of the platform.
import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { type HandledCall, handlers } from '#server/api/handlers.ts';
import { createOperations } from '#server/operations/operations.ts';
import { createStaff } from '#server/staff/staff.ts';
import { openSession } from '#server/store/member/sessions.ts';
import { API_PREFIX } from '#src/contract/envelope.ts';
import { SERVER_FAULT } from '#src/contract/errors.ts';
import { calls } from '#src/contract/index.ts';
import { accountsCatalogue } from '#tests/support/catalogues/accounts.ts';
import { oddInputs } from '#tests/support/odd/inputs.ts';
import { ODD_HEADERS, ODD_TEXTS } from '#tests/support/odd/values.ts';
import type { TestPlatform } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';

const it = platformTest({ TRUST_PROXY: '1' }, { catalogue: accountsCatalogue });
const TOKEN = 'a-token-of-24-characters-or-more';

/** Calls that end the session that makes them. */
const ENDING: readonly HandledCall[] = ['logout', 'sessionEnd'];

async function tokenOf({ db, clock }: TestPlatform, memberId: number): Promise<string> {
  const device = { fingerprint: 'x', device: 'x', address: 'x' };
  const opening = { memberId, ...device, days: 1, isProof: true, now: clock.now };
  return (await db.transaction().execute((trx) => openSession(trx, opening))).token;
}

describe('a body', () => {
  it.for(Object.keys(handlers) as HandledCall[])(
    'with an odd field does not break %s',
    async (name, { platform, member }) => {
      const broken: string[] = [];
      let { token } = member;
      for (const { where, input } of oddInputs(calls[name].input)) {
        if (ENDING.includes(name)) token = await tokenOf(platform, member.id);
        const { errcode, status } = await platform.call(
          name,
          { ...input, requestId: randomUUID() },
          { token },
        );
        if (errcode === SERVER_FAULT || status >= SERVER_FAULT) broken.push(where);
      }
      expect(broken).toEqual([]);
    },
  );
});

const HEADERS = [
  ...['accept', 'accept-encoding', 'accept-language', 'authorization', 'content-type', 'cookie'],
  ...['fingerprint', 'host', 'if-modified-since', 'if-none-match', 'origin', 'range', 'referer'],
  ...['user-agent', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-payment-signature'],
  ...['sec-fetch-site', 'upgrade-insecure-requests'],
];
const QUERY = [
  ...['aid', 'app', 'choose', 'code', 'gameId', 'inviteCode', 'lang', 'origin', 'pid', 'provider'],
  ...['secret', 'sign', 'state', 'trial'],
];

/** `GET /pictures/:file`, by what the server itself lists. */
function routesOf(app: FastifyInstance): { method: 'GET' | 'POST'; url: string }[] {
  const path: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = /^(.*?)[└├]── (\S+) \((.+)\)$/.exec(line) ?? [];
      if (part === '') return [];
      path.splice(indent.length / 4, Infinity, part);
      const url = `/${path.join('')}`.replaceAll(/\/+/g, '/');
      return methods
        .split(', ')
        .filter((method) => method === 'GET' || method === 'POST')
        .map((method) => ({ method, url }));
    });
}

const FORM = 'application/x-www-form-urlencoded';
const FIELDS = [
  ...['action', 'coins', 'days', 'hours', 'id', 'member', 'orderId', 'reason', 'text', 'title', 'token'],
  'what',
];

const filled = (url: string, value: string): string =>
  url.replaceAll(/:\w+|\*/g, value.replaceAll('$', '$$$$'));

interface Door {
  readonly app: FastifyInstance;
  readonly headers?: Readonly<Record<string, string>>;
  /** The fields of its forms; what each needs besides is in `form`. */
  readonly fields?: readonly string[];
  readonly form?: string;
}

type Route = ReturnType<typeof routesOf>[number];

/** Requests to one route: an odd value in each header, in the query, in the address and in the form. */
function requestsTo({ method, url }: Route, door: Door) {
  const headers = { ...door.headers, ...(method === 'POST' && { 'content-type': FORM }) };
  const usual = { method, url: filled(url, '1'), headers };
  const odd = (name: string, value: string) => ({ ...usual, headers: { ...headers, [name]: value } });
  return [
    ...HEADERS.flatMap((name) => ODD_HEADERS.map((value) => odd(name, value))),
    ...ODD_HEADERS.map((value) => odd('cookie', `staff=${value}`)),
    ...ODD_TEXTS.flatMap((value) => addressesOf(url, value)).map((address) => ({ ...usual, url: address })),
    ...(method === 'POST' ? payloadsOf(door).map((payload) => ({ ...usual, payload })) : []),
  ];
}

/** What is no escape itself is escaped. */
const escaped = (value: string): string =>
  value.startsWith('%') ? value : encodeURIComponent(value.replace('\ud800', ''));

function addressesOf(url: string, value: string): string[] {
  const query = QUERY.map((name) => `${name}=${escaped(value)}`).join('&');
  const usual = filled(url, '1');
  return [`${usual}?${query}`, `${usual}?${query}&${query}`, filled(url, escaped(value))];
}

const payloadsOf = ({ fields = [], form = '' }: Door): string[] =>
  ODD_TEXTS.flatMap((value) => {
    const odd = fields.map((name) => `${name}=${escaped(value)}`);
    return [value, `${form}&${odd.join('&')}`, ...odd.map((field) => `${form}&${field}`)];
  });

async function brokenAt(door: Door): Promise<string[]> {
  const broken = new Set<string>();
  await door.app.ready();
  const isLast = ({ url }: { url: string }) => Number(url === '/sign-out');
  for (const route of routesOf(door.app).sort((one, other) => isLast(one) - isLast(other)))
    for (const request of requestsTo(route, door)) {
      const { statusCode } = await door.app.inject(request);
      if (statusCode >= 500) broken.add(`${request.method} ${request.url.slice(0, 60)} ${statusCode}`);
    }
  return [...broken];
}

describe('a header, a cookie, a query or an address', () => {
  it('does not break the app or the games', async ({ platform }) => {
    expect(await brokenAt({ app: platform.app })).toEqual([]);
    expect(await brokenAt({ app: platform.games })).toEqual([]);
  });

  it('does not break a call', async ({ platform, member }) => {
    const payload = JSON.stringify({});
    for (const name of HEADERS)
      for (const value of ODD_HEADERS) {
        const headers = { 'content-type': 'application/json', authorization: member.token, [name]: value };
        const url = `${API_PREFIX}/getAfterLoginInfo`;
        const { statusCode } = await platform.app.inject({ method: 'POST', url, headers, payload });
        expect(statusCode, `${name}: ${value.slice(0, 40)}`).toBeLessThan(500);
      }
  });

  it('does not break the staff page, before and after the sign-in', async ({ platform: { db, clock } }) => {
    const errors: unknown[] = [];
    const options = {
      db,
      token: TOKEN,
      now: () => clock.now,
      wait: async () => {},
      onError: (error: unknown) => errors.push(error),
    };
    expect(await brokenAt({ app: createStaff(options), fields: FIELDS })).toEqual([]);
    const app = createStaff(options);
    const signIn = { method: 'POST', url: '/sign-in', headers: { 'content-type': FORM } } as const;
    const { headers } = await app.inject({ ...signIn, payload: `token=${TOKEN}` });
    const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    const { body } = await app.inject({ url: '/', headers: { cookie } });
    const form = `formToken=${/name="formToken" value="([^"]+)"/.exec(body)?.[1] ?? ''}`;
    expect(await brokenAt({ app, headers: { cookie }, fields: FIELDS, form })).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('does not break the port for monitoring', async ({ platform: { db, metrics } }) => {
    expect(await brokenAt({ app: createOperations({ db, metrics, dataDir: null }) })).toEqual([]);
  });
});

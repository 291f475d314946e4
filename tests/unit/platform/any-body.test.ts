import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handlers, type HandledCall } from '#server/api/handlers.ts';
import { openSession } from '#server/store/member/sessions.ts';
import { Envelope } from '#src/contract/envelope.ts';
import { calls } from '#src/contract/index.ts';
import * as v from 'valibot';
import { arbitraryInput } from '#tests/support/odd/inputs.ts';
import { createTestPlatform, type SignedInCaller, type TestPlatform } from '#tests/support/platform.ts';
import { COMMON } from '#tests/support/registration.ts';
import { accountsCatalogue } from '#tests/support/catalogues/accounts.ts';
import { GAMES } from '#tests/support/small-catalogue.ts';

const RUNS = Number(process.env['FUZZ_RUNS'] ?? 25);
/** A run that finds something takes long: each step towards the smallest case is a request. */
const MINUTES = 180_000 * Math.max(1, RUNS / 500);

let platform: TestPlatform;
let member: SignedInCaller;
beforeAll(async () => {
  platform = await createTestPlatform({}, { catalogue: accountsCatalogue });
  member = await platform.register();
});
afterAll(() => platform.close());

/** Skips the password hash, which is slow on purpose. */
async function signInAgain(): Promise<void> {
  const opening = {
    memberId: member.id,
    fingerprint: 'x',
    device: 'x',
    address: 'x',
    days: 1,
    isProof: true,
    now: platform.clock.now,
  };
  const { token } = await platform.db.transaction().execute((trx) => openSession(trx, opening));
  member = { ...member, token };
}

/** Fields that calls know, so that generated bodies pass the first check. */
const FIELDS: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  account: fc.oneof(fc.stringMatching(/^[a-z0-9]{3,21}$/), fc.string({ maxLength: 24 })),
  password: fc.oneof(
    fc.string({ minLength: 5, maxLength: 33 }),
    fc.record(
      { old: fc.string(), new: fc.string({ minLength: 5, maxLength: 33 }) },
      { requiredKeys: ['new'] },
    ),
  ),
  safeboxPassword: fc.record(
    { old: fc.string(), new: fc.stringMatching(/^\d{6}$/) },
    { requiredKeys: ['new'] },
  ),
  loginType: fc.constantFrom(1, 2, 2, 2, 3),
  registerType: fc.constantFrom(1, 2, 3),
  mobile: fc.oneof(fc.stringMatching(/^\+[1-9]\d{6,14}$/), fc.string()),
  smsCode: fc.stringMatching(/^\d{6}$/),
  purpose: fc.constantFrom(0, 1, 2, 3),
  challengeId: fc.string(),
  method: fc.constantFrom('sms', 'totp', 'passkey'),
  value: fc.oneof(fc.string({ maxLength: 64 }), fc.object()),
  on: fc.boolean(),
  code: fc.stringMatching(/^\d{6}$/),
  nickname: fc.string({ maxLength: 26 }),
  avatar: fc.nat({ max: 120 }),
  avatarOther: fc.oneof(fc.constant(''), fc.webUrl()),
  language: fc.oneof(fc.constantFrom('en', 'es-MX'), fc.string()),
  credential: fc.oneof(
    fc.object(),
    fc.string(),
    fc.record({ id: fc.string(), response: fc.record({ clientDataJSON: fc.base64String() }) }),
  ),
  accessToken: fc.string(),
  token: fc.string(),
  socialType: fc.constantFrom(3, 4, 5),
  redirectUri: fc.webUrl(),
  state: fc.string(),
  id: fc.oneof(fc.uuid(), fc.string(), fc.nat()),
  pid: fc.constantFrom(0, 0, 0, 1),
  inviteCode: fc.oneof(fc.constant(''), fc.string()),
  aid: fc.string(),
  agreeTerms: fc.constant(true),
  adult: fc.constantFrom(true, true, false),
  gameId: fc.oneof(fc.constantFrom(...Object.values(GAMES)), fc.maxSafeNat()),
  tryIt: fc.constantFrom(0, 1),
  like: fc.constantFrom(0, 1),
  returnUrl: fc.webUrl(),
  v: fc.string(),
  gameListVersion: fc.string(),
  after: fc.constantFrom('', '10.1001', 'x'),
  os: fc.constantFrom('ios', 'android', 'other'),
  deviceModel: fc.string(),
  messagingToken: fc.string(),
  phoneinfoJsonModel: fc.json(),
  page: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer()),
  pageSize: fc.integer({ min: -1, max: 52 }),
  typeId: fc.maxSafeNat(),
  brandId: fc.maxSafeNat(),
  startTime: fc.maxSafeNat(),
  endTime: fc.maxSafeNat(),
  requestId: fc.uuid(),
};
const eventList = fc.array(
  fc.record(
    {
      eventName: fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom('error', 'login')),
      eventInterfaceId: fc.string(),
      eventShowType: fc.string(),
      eventRoomId: fc.string(),
      eventFrom: fc.string({ unit: 'binary' }),
      eventTime: fc.maxSafeNat(),
      eventUserId: fc.maxSafeNat(),
      channel: fc.string(),
      appId: fc.string(),
      version: fc.string(),
      eventId: fc.uuid(),
      installId: fc.uuid(),
      eventSeq: fc.maxSafeNat(),
      eventProps: fc.oneof(fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue()), fc.jsonValue()),
    },
    { requiredKeys: [] },
  ),
  { maxLength: 4 },
);
/** Any string, including lone surrogates and the null character. */
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('\0', '\ud800', '__proto__', "'; drop table event; --"),
);
const anything = fc.oneof(
  text,
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue(),
  fc.maxSafeInteger(),
);
const known = fc.oneof(
  fc.record({ ...FIELDS, eventList }),
  fc.record({ ...FIELDS, eventList }, { requiredKeys: [] }),
);
const wrongFields = fc.dictionary(fc.oneof(fc.constantFrom(...Object.keys(FIELDS)), text), anything, {
  maxKeys: 3,
});
const wrongCommon = fc.dictionary(fc.constantFrom(...Object.keys(COMMON)), anything, { maxKeys: 2 });
const whole = (...parts: object[]) => JSON.stringify(Object.assign({}, COMMON, ...parts));
/** As the call declares them, up to the edges of each kind of column. */
const declared = (name: HandledCall) =>
  arbitraryInput(calls[name].input).map((fields) => whole(fields as object));
const anyBody = fc.oneof(
  { weight: 5, arbitrary: known.map((fields) => whole(fields)) },
  { weight: 4, arbitrary: fc.tuple(known, wrongFields).map(([fields, wrong]) => whole(fields, wrong)) },
  { weight: 1, arbitrary: fc.tuple(known, wrongCommon).map(([fields, wrong]) => whole(fields, wrong)) },
  { weight: 1, arbitrary: fc.oneof(fc.json(), fc.string(), text) },
);
const header = fc.stringMatching(/^[ -~]*$/);
/** The token and the content type are valid unless a run changes them. */
const headers = fc.oneof(
  { weight: 4, arbitrary: fc.record({ fingerprint: header, 'accept-language': header }) },
  {
    weight: 1,
    arbitrary: fc.record(
      {
        authorization: header,
        'content-type': fc.oneof(header, fc.constant('text/plain')),
        'user-agent': header,
      },
      { requiredKeys: [] },
    ),
  },
);

describe('any request', () => {
  it.each(Object.keys(handlers) as HandledCall[])(
    'to %s gets an envelope, and never a server error',
    async (name) => {
      const judge = async (payload: string, sent: object) => {
        const withToken = { authorization: member.token, ...sent };
        const answer = await platform.post(name, payload, withToken);
        expect(v.is(Envelope, answer)).toBe(true);
        expect(answer.errcode).not.toBe(500);
        expect(answer.status).toBeLessThan(500);
        if (name === 'logout' && answer.errcode === 0) await signInAgain();
      };
      const body = fc.oneof({ weight: 3, arbitrary: declared(name) }, { weight: 11, arbitrary: anyBody });
      await fc.assert(fc.asyncProperty(body, headers, judge), { numRuns: RUNS });
    },
    MINUTES,
  );
});

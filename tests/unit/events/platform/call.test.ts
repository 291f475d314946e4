import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect } from 'vitest';
import type { TrackEvent } from '#src/contract/events.ts';
import type { TestPlatform } from '#tests/support/platform.ts';
import { COMMON } from '#tests/support/registration.ts';
import { platformTest } from '#tests/support/platform-test.ts';

const it = platformTest();

it.beforeEach(async ({ platform }) => {
  await platform.db.deleteFrom('event').execute();
  await platform.db.deleteFrom('rejected_event').execute();
});

const installId = randomUUID();
const event = (other: Partial<TrackEvent> = {}): TrackEvent => ({
  eventName: 'click',
  eventInterfaceId: 'home.banner.12',
  eventShowType: 'button',
  eventRoomId: '',
  eventFrom: '/',
  eventTime: 1_795_000_000,
  eventUserId: 0,
  channel: 'WEB',
  appId: 'halcyon',
  version: '1.1.0',
  eventId: randomUUID(),
  installId,
  eventSeq: 1,
  ...other,
});

const send = async (platform: TestPlatform, eventList: readonly unknown[]) =>
  (await platform.call('anonymous/appEventLogClient', { eventList })).data;
const stored = (platform: TestPlatform) =>
  platform.db.selectFrom('event').selectAll().orderBy('event_seq').execute();
const kept = (platform: TestPlatform) => platform.db.selectFrom('rejected_event').selectAll().execute();

describe('the event store', () => {
  it('stores each event once, however often it arrives', async ({ platform }) => {
    const batch = [event({ eventSeq: 1 }), event({ eventSeq: 2 })];
    expect(await send(platform, batch)).toEqual({ accepted: 2, duplicates: 0, rejected: [] });
    expect(await send(platform, batch)).toEqual({ accepted: 0, duplicates: 2, rejected: [] });
    expect(await send(platform, [...batch, event({ eventSeq: 3 })])).toEqual({
      accepted: 1,
      duplicates: 2,
      rejected: [],
    });
    expect((await stored(platform)).map((row) => row.event_seq)).toEqual([1, 2, 3]);
  });

  it('stores each event once when copies of a batch arrive at the same moment, in any order', async ({
    platform,
  }) => {
    const batch = Array.from({ length: 20 }, (_, at) => event({ eventSeq: at + 1 }));
    const answers = await Promise.all([
      send(platform, batch),
      send(platform, [...batch].reverse()),
      send(platform, batch),
      send(platform, batch.slice(5)),
    ]);
    expect(answers.reduce((sum, { accepted }) => sum + accepted, 0)).toBe(20);
    expect(await stored(platform)).toHaveLength(20);
  });

  it('stores an event once that a batch contains twice', async ({ platform }) => {
    const one = event();
    expect(await send(platform, [one, { ...one }])).toEqual({ accepted: 1, duplicates: 1, rejected: [] });
  });

  it('stores what was sent', async ({ platform }) => {
    const sent = event({ eventRoomId: '101', eventUserId: 100_001, eventSeq: 41 });
    await send(platform, [sent]);
    expect(await stored(platform)).toEqual([
      {
        event_id: sent.eventId,
        install_id: installId,
        event_seq: 41,
        event_name: 'click',
        event_interface_id: 'home.banner.12',
        event_show_type: 'button',
        event_room_id: '101',
        event_from: '/',
        event_time: 1_795_000_000,
        event_user_id: 100_001,
        channel: 'WEB',
        app_id: 'halcyon',
        version: '1.1.0',
        received_at: platform.clock.now,
        copies: 1,
        is_unknown: false,
        event_props: null,
        refused_props: null,
        position: expect.any(Number) as number,
        proof: 'none',
        is_implausible: false,
        is_believed: null,
      },
    ]);
  });

  it('says whose token came with an event, and stores it with any or none', async ({ platform, member }) => {
    const headers = (token: string) => ({ authorization: token });
    const post = (token: string, eventSeq: number, eventUserId: number) =>
      platform.post(
        'anonymous/appEventLogClient',
        JSON.stringify({ ...COMMON, eventList: [event({ eventSeq, eventUserId })] }),
        { 'content-type': 'application/json', ...(token && headers(token)) },
      );
    const answers = [
      await post(member.token, 1, member.id),
      await post(member.token, 2, 0),
      await post('made up', 3, member.id),
      await post('', 4, member.id),
    ];
    expect(answers.map(({ errcode }) => errcode)).toEqual([0, 0, 0, 0]);
    expect((await stored(platform)).map((row) => row.proof)).toEqual(['proved', 'other', 'none', 'none']);
  });

  it('fills in a number that the first copy lacked, and keeps one that it had', async ({ platform }) => {
    const { eventSeq: _, ...early } = event();
    await send(platform, [early]);
    expect(await send(platform, [{ ...early, eventSeq: 7 }])).toEqual({
      accepted: 0,
      duplicates: 1,
      rejected: [],
    });
    expect((await stored(platform)).map((row) => row.event_seq)).toEqual([7]);
    await send(platform, [{ ...early, eventSeq: 9 }]);
    await send(platform, [early]);
    expect((await stored(platform)).map((row) => row.event_seq)).toEqual([7]);
    const { eventSeq: __, ...another } = event();
    await send(platform, [another, { ...another, eventSeq: 8 }]);
    expect((await stored(platform)).map((row) => row.event_seq)).toEqual([7, 8]);
  });

  it('checks each event alone: names the invalid one and stores the others', async ({ platform }) => {
    const { eventName: _, ...nameless } = event();
    const batch = [
      event({ eventSeq: 1 }),
      nameless,
      event({ eventSeq: 2 }),
      'nonsense',
      { ...event(), eventTime: 'now' },
    ];
    const rejected = [
      { index: 1, reason: 'eventName: required' },
      { index: 3, reason: 'body: type' },
      { index: 4, reason: 'eventTime: type' },
    ];
    expect(await send(platform, batch)).toEqual({ accepted: 2, duplicates: 0, rejected });
    expect(await send(platform, batch)).toEqual({ accepted: 0, duplicates: 2, rejected });
    expect(await stored(platform)).toHaveLength(2);
    expect((await kept(platform)).map(({ reason, copies }) => [reason, copies])).toEqual(
      expect.arrayContaining(rejected.map(({ reason }) => [reason, 2])),
    );
  });

  it('answers a batch without a single valid event', async ({ platform }) => {
    const rejected = [
      { index: 0, reason: 'body: type' },
      { index: 1, reason: 'body: type' },
    ];
    expect(await send(platform, ['nonsense', 7])).toEqual({ accepted: 0, duplicates: 0, rejected });
    expect(await stored(platform)).toEqual([]);
  });

  it('rejects values that no table could hold, without losing the rest', async ({ platform }) => {
    const answer = await send(platform, [
      event({ eventFrom: 'a\0b' }),
      event({ eventFrom: 'half\ud800pair' }),
      event({ eventTime: Number.MAX_SAFE_INTEGER }),
      event({ eventInterfaceId: 'x'.repeat(257) }),
      { ...event(), extra: { deep: [[['\0']]] } },
    ]);
    expect(answer.accepted).toBe(3);
    expect(answer.rejected).toEqual([
      { index: 0, reason: 'a text holds the character of number zero' },
      { index: 3, reason: 'eventInterfaceId: tooLong' },
    ]);
  });

  it('stores an event whose properties cannot be stored', async ({ platform }) => {
    const sent = event({ eventProps: { kind: [[['\0']]], 'half\ud800': '\0' } });
    expect(await send(platform, [sent])).toMatchObject({ accepted: 1, rejected: [] });
    expect(await stored(platform)).toMatchObject([
      {
        event_props: null,
        refused_props: [
          { name: 'kind', value: null, reason: 'not declared' },
          { name: 'half\ufffd', value: '\ufffd', reason: 'not declared' },
        ],
      },
    ]);
  });

  it('accepts unnumbered events of old apps, each as a separate event', async ({ platform }) => {
    const { eventId: _, installId: __, eventSeq: ___, ...plain } = event();
    expect(await send(platform, [plain, plain])).toEqual({ accepted: 2, duplicates: 0, rejected: [] });
    expect((await stored(platform)).map((row) => row.install_id)).toEqual([null, null]);
  });

  it.for(['application/gzip', 'text/plain'])(
    'accepts a compressed batch as %s, and says that it does',
    async (type, { platform }) => {
      const body = gzipSync(JSON.stringify({ ...COMMON, eventList: [event()] }));
      const answer = await platform.post('anonymous/appEventLogClient', body, { 'content-type': type });
      expect(answer.data).toMatchObject({ accepted: 1 });
      expect(answer.headers['accept-post']).toBe('application/json, text/plain, application/gzip');
      expect(await stored(platform)).toHaveLength(1);
    },
  );

  it('accepts the text of a beacon, without token or fingerprint', async ({ platform }) => {
    const body = JSON.stringify({ ...COMMON, eventList: [event()] });
    const answer = await platform.post('anonymous/appEventLogClient', body, {
      'content-type': 'text/plain;charset=UTF-8',
    });
    expect(answer).toMatchObject({ status: 200, errcode: 0, data: { accepted: 1 } });
  });

  it.for([
    [{}],
    [{ eventList: [] }],
    [{ eventList: 'x' }],
    [{ eventList: Array.from({ length: 101 }, () => ({})) }],
  ])('refuses a body without a list of 1 to 100: %.40j', async ([body], { platform }) => {
    const answer = await platform.call('anonymous/appEventLogClient', body);
    expect(answer.errcode).toBe(422);
    expect(await stored(platform)).toEqual([]);
  });
});

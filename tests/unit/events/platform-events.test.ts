import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TrackEvent } from '#src/contract/events.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { COMMON } from '#tests/support/registration.ts';

let platform: TestPlatform;
beforeAll(async () => void (platform = await createTestPlatform()));
afterAll(() => platform.close());
beforeEach(async () => {
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

const send = async (eventList: readonly unknown[]) =>
  (await platform.call('anonymous/appEventLogClient', { eventList })).data;
const stored = () => platform.db.selectFrom('event').selectAll().orderBy('event_seq').execute();
const kept = () => platform.db.selectFrom('rejected_event').selectAll().execute();

describe('the event store', () => {
  it('holds each event once, however often it comes', async () => {
    const batch = [event({ eventSeq: 1 }), event({ eventSeq: 2 })];
    expect(await send(batch)).toEqual({ accepted: 2, duplicates: 0, rejected: [] });
    expect(await send(batch)).toEqual({ accepted: 0, duplicates: 2, rejected: [] });
    expect(await send([...batch, event({ eventSeq: 3 })])).toEqual({
      accepted: 1,
      duplicates: 2,
      rejected: [],
    });
    expect((await stored()).map((row) => row.event_seq)).toEqual([1, 2, 3]);
  });

  it('holds each event once when copies of a batch arrive at the same moment, in any order', async () => {
    const batch = Array.from({ length: 20 }, (_, at) => event({ eventSeq: at + 1 }));
    const answers = await Promise.all([
      send(batch),
      send([...batch].reverse()),
      send(batch),
      send(batch.slice(5)),
    ]);
    expect(answers.reduce((sum, { accepted }) => sum + accepted, 0)).toBe(20);
    expect(await stored()).toHaveLength(20);
  });

  it('holds an event once that stands twice in one batch', async () => {
    const one = event();
    expect(await send([one, { ...one }])).toEqual({ accepted: 1, duplicates: 1, rejected: [] });
  });

  it('stores what was sent', async () => {
    const sent = event({ eventRoomId: '101', eventUserId: 100_001, eventSeq: 41 });
    await send([sent]);
    expect(await stored()).toEqual([
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
      },
    ]);
  });

  it('fills in a number that a first copy did not know, and keeps one that it did', async () => {
    const { eventSeq: _, ...early } = event();
    await send([early]);
    expect(await send([{ ...early, eventSeq: 7 }])).toEqual({ accepted: 0, duplicates: 1, rejected: [] });
    expect((await stored()).map((row) => row.event_seq)).toEqual([7]);
    await send([{ ...early, eventSeq: 9 }]);
    await send([early]);
    expect((await stored()).map((row) => row.event_seq)).toEqual([7]);
    const { eventSeq: __, ...another } = event();
    await send([another, { ...another, eventSeq: 8 }]);
    expect((await stored()).map((row) => row.event_seq)).toEqual([7, 8]);
  });

  it('judges each alone: the broken one is named, the others are stored', async () => {
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
    expect(await send(batch)).toEqual({ accepted: 2, duplicates: 0, rejected });
    expect(await send(batch)).toEqual({ accepted: 0, duplicates: 2, rejected });
    expect(await stored()).toHaveLength(2);
    expect((await kept()).map(({ reason, copies }) => [reason, copies])).toEqual(
      expect.arrayContaining(rejected.map(({ reason }) => [reason, 2])),
    );
  });

  it('rejects what no table could hold, without losing the rest', async () => {
    const answer = await send([
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

  it('stores an event whose properties cannot be stored', async () => {
    const sent = event({ eventProps: { kind: [[['\0']]], 'half\ud800': '\0' } });
    expect(await send([sent])).toMatchObject({ accepted: 1, rejected: [] });
    expect(await stored()).toMatchObject([
      {
        event_props: null,
        refused_props: [
          { name: 'kind', value: null, reason: 'not declared' },
          { name: 'half\ufffd', value: '\ufffd', reason: 'not declared' },
        ],
      },
    ]);
  });

  it('takes events of apps that number nothing, each as its own', async () => {
    const { eventId: _, installId: __, eventSeq: ___, ...plain } = event();
    expect(await send([plain, plain])).toEqual({ accepted: 2, duplicates: 0, rejected: [] });
    expect((await stored()).map((row) => row.install_id)).toEqual([null, null]);
  });

  it("reads a beacon's text, without token or fingerprint", async () => {
    const body = JSON.stringify({ ...COMMON, eventList: [event()] });
    const answer = await platform.post('anonymous/appEventLogClient', body, {
      'content-type': 'text/plain;charset=UTF-8',
    });
    expect(answer).toMatchObject({ status: 200, errcode: 0, data: { accepted: 1 } });
  });

  it.each([
    [{}],
    [{ eventList: [] }],
    [{ eventList: 'x' }],
    [{ eventList: Array.from({ length: 101 }, () => ({})) }],
  ])('refuses a body without a list of 1 to 100: %.40j', async (body) => {
    const answer = await platform.call('anonymous/appEventLogClient', body);
    expect(answer.errcode).toBe(422);
    expect(await stored()).toEqual([]);
  });
});

// What somebody without a token, with a token of their own, or with the id of another installation can make of the figures.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  ago,
  DAY,
  droppedEvent,
  eventAt,
  type EventStore,
  HOUR,
  noonAgo,
  openEventStore,
  SECOND,
} from './event-store.ts';

let store: EventStore;
beforeAll(async () => void (store = await openEventStore()));
afterAll(() => store.close());
beforeEach(() => store.empty());

const MEMBER = 100_001;
const anonymous = { memberId: 0 };
const own = { memberId: MEMBER };
const installId = randomUUID();
const at = noonAgo(3);
const after = (ms: number) => new Date(at.getTime() + ms);
const numbered = (eventSeq: number, madeAt = at, other = {}) =>
  eventAt(madeAt, { installId, eventSeq, eventUserId: MEMBER, ...other });
const report = (eventSeq: number, range: string, madeAt = at) =>
  droppedEvent(madeAt, range, { installId, eventSeq, eventUserId: MEMBER });
const gaps = () => store.read('select from_seq, to_seq, state from delivery_gaps order by from_seq');
const summary = () =>
  store.read<{ missing: number }>(
    'select made, stored, dropped_at_limit, missing, unconfirmed, implausible from delivery_summary order by day',
  );
const proofs = () => store.read('select proof from events_clean order by event_seq');

/** A member's device that lacks the numbers 3 to 5. */
async function fillWithGap(): Promise<void> {
  await store.store([numbered(1), numbered(2), numbered(6)], at, own);
  await store.store([numbered(7)], after(HOUR), own);
}

describe('an event says who sent it', () => {
  it.each([
    ['proved, with a token of its member', own, 'proved'],
    ['other, with a token of somebody else', { memberId: 7 }, 'other'],
    ['none, without a token', anonymous, 'none'],
  ])('%s', async (_, sender, proof) => {
    await store.store([numbered(1)], at, sender);
    expect(await proofs()).toEqual([{ proof }]);
  });

  it('and is proved by a later copy with the token that a beacon could not carry', async () => {
    await store.store([numbered(1)], at, anonymous);
    await store.store([numbered(1)], at, anonymous);
    const { eventId } = numbered(2);
    await store.store([{ ...numbered(2), eventId }], at, anonymous);
    await store.store([{ ...numbered(2), eventId }], after(SECOND), own);
    await store.store([{ ...numbered(2), eventId }], after(HOUR), anonymous);
    expect(await proofs()).toEqual([{ proof: 'none' }, { proof: 'none' }, { proof: 'proved' }]);
  });
});

describe('a number that its installation cannot have given out', () => {
  it.each([
    ['more than 100,000 above the highest known', 100_008, 40 * DAY],
    ['more than fifty a second since its first event', 13_001, 60 * SECOND],
    ['absurd', Number.MAX_SAFE_INTEGER, 40 * DAY],
  ])('is quarantined: %s', async (_, eventSeq, laterMs) => {
    await fillWithGap();
    const received = after(laterMs);
    await store.store([numbered(eventSeq, received)], received, anonymous);
    expect(await gaps()).toEqual([{ from_seq: 3, to_seq: 5, state: 'waiting' }]);
    expect(await store.read('select event_seq from events_implausible')).toEqual([{ event_seq: eventSeq }]);
    expect(await store.read('select event_seq from events_clean where event_seq > 7')).toEqual([]);
    const rows = await store.read<{ missing: number; implausible: number; made: number }>(
      'select sum(missing)::int as missing, sum(implausible)::int as implausible, sum(made)::int as made from delivery_summary',
    );
    expect(rows).toEqual([{ missing: 3, implausible: 1, made: 7 }]);
  });

  it('does not raise the highest known', async () => {
    await fillWithGap();
    const received = after(40 * DAY);
    for (const eventSeq of [100_008, 200_016, 300_024, 100_009])
      await store.store([numbered(eventSeq, received)], received, anonymous);
    expect(await store.read('select count(*)::int as rows from events_implausible')).toEqual([{ rows: 4 }]);
  });

  it('is believed just below: fifty a second, and 100,000 above', async () => {
    await fillWithGap();
    await store.store([numbered(13_000, after(60 * SECOND))], after(60 * SECOND), own);
    const received = after(40 * DAY);
    await store.store([numbered(113_000, received)], received, own);
    expect(await store.read('select * from events_implausible')).toEqual([]);
  });
});

describe('one request without a token', () => {
  it('makes no number missing, whatever installations it invents', async () => {
    await fillWithGap();
    const before = await summary();
    const forged = Array.from({ length: 100 }, () =>
      eventAt(after(HOUR), { installId: randomUUID(), eventSeq: 9000 }),
    );
    await store.store(forged, after(HOUR), anonymous);
    expect(await summary()).toEqual([
      { ...before[0], made: 107, stored: 104, unconfirmed: 100 * 8999, implausible: 0 },
    ]);
  });

  it('makes no gap in the numbers of an installation whose id it knows, until the device has gone that far', async () => {
    await fillWithGap();
    await store.store([numbered(9000, after(2 * HOUR))], after(2 * HOUR), anonymous);
    expect(await gaps()).toEqual([
      { from_seq: 3, to_seq: 5, state: 'waiting' },
      { from_seq: 8, to_seq: 8999, state: 'unconfirmed' },
    ]);
    await store.store([numbered(9001, after(3 * HOUR))], after(3 * HOUR), own);
    expect(await gaps()).toMatchObject([{ state: 'waiting' }, { state: 'waiting' }]);
  });

  it.each([1, 6])('does not turn a gap into a dropped one: %i at once', async (times) => {
    await fillWithGap();
    for (let turn = 0; turn < times; turn++)
      await store.store([report(8 + turn, '3:3-5', after(HOUR))], after((2 + turn) * HOUR), anonymous);
    expect(await gaps()).toMatchObject([{ from_seq: 3, to_seq: 5, state: 'waiting' }]);
    expect(await summary()).toMatchObject([{ dropped_at_limit: 0, missing: 3 }]);
  });

  it('does not do so with a token of somebody else either', async () => {
    await fillWithGap();
    await store.store([report(8, '3:3-5')], after(2 * HOUR), { memberId: 7 });
    expect(await gaps()).toMatchObject([{ state: 'waiting' }]);
  });
});

describe('a report of dropped events', () => {
  it('is believed with a token of its member', async () => {
    await fillWithGap();
    await store.store([report(8, '3:3-5')], after(2 * HOUR), own);
    expect(await gaps()).toEqual([{ from_seq: 3, to_seq: 5, state: 'dropped' }]);
  });

  it.each(['4:3-5', '0:3-5', '3:3-8', '3:3-900', '3:5-3', '1:0-5'])(
    'is not believed about what the installation cannot have made: %s',
    async (range) => {
      await fillWithGap();
      await store.store([report(8, range)], after(2 * HOUR), own);
      expect(await gaps()).toMatchObject([{ state: 'waiting' }]);
    },
  );

  it('is believed without a token after thirty days away, once the device has come again', async () => {
    const back = ago(2 * HOUR);
    await store.store([numbered(2, ago(40 * DAY))], ago(40 * DAY), anonymous);
    await store.store([numbered(6, back), report(7, '3:3-5', back)], back, anonymous);
    expect(await gaps()).toMatchObject([{ from_seq: 1 }, { from_seq: 3, to_seq: 5, state: 'unconfirmed' }]);
    await store.store([numbered(8, ago(HOUR))], ago(HOUR), anonymous);
    expect(await gaps()).toMatchObject([{ from_seq: 1 }, { from_seq: 3, to_seq: 5, state: 'dropped' }]);
  });

  it('is believed without a token if the events that filled the outbox have come', async () => {
    const start = ago(5 * DAY);
    await store.store([numbered(2, start)], start, anonymous);
    await store.read(`
      insert into event (event_id, install_id, event_seq, event_name, event_interface_id, event_show_type,
        event_room_id, event_from, event_time, event_user_id, channel, app_id, version, received_at, proof, position)
      select gen_random_uuid(), '${installId}', number, 'click', '', '', '', '', 0, 0, '', '', '', '${ago(HOUR).toISOString()}', 'none', 0
      from generate_series(6, 50010) number`);
    await store.read(`update event_installation set highest_seq = 50010`);
    await store.store([report(50_011, '3:3-5', ago(HOUR))], ago(HOUR), anonymous);
    await store.store([numbered(50_012, ago(0))], ago(0), anonymous);
    expect(await gaps()).toMatchObject([{ from_seq: 1 }, { from_seq: 3, to_seq: 5, state: 'dropped' }]);
  });
});

describe('a copied browser profile', () => {
  it('is listed once two devices have given one number to different events', async () => {
    await store.store([numbered(1), numbered(2)], at, own);
    await store.store([numbered(3)], at, own);
    expect(await store.read('select * from installations_shared')).toEqual([]);
    await store.store([numbered(3), numbered(4)], after(HOUR), own);
    await store.store([numbered(4)], after(2 * HOUR), own);
    expect(await store.read('select * from installations_shared')).toEqual([
      {
        install_id: installId,
        numbers_twice: 2,
        first_number: 3,
        first_seen: at,
        last_seen: after(2 * HOUR),
      },
    ]);
  });
});

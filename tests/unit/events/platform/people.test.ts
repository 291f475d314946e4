// Visits and the people behind them, from what their installations sent.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayOf, eventAt, type EventStore, HOUR, noonAgo, openEventStore, SECOND } from './event-store.ts';

const MINUTE = 60 * SECOND;
const ADA = 100_001;
const BOB = 100_002;

let store: EventStore;
beforeAll(async () => void (store = await openEventStore()));
afterAll(() => store.close());
beforeEach(() => store.empty());

const start = noonAgo(3);
const installId = randomUUID();
/** Events some minutes after the start of a visit, numbered in this order. */
const send = async (events: ReadonlyArray<readonly [minutes: number, other: object]>, id = installId) => {
  const made = events.map(([minutes, other], index) =>
    eventAt(new Date(start.getTime() + minutes * MINUTE), { installId: id, eventSeq: index + 1, ...other }),
  );
  const last = Math.max(...events.map(([minutes]) => minutes));
  await store.store(made, new Date(start.getTime() + last * MINUTE + SECOND));
};
const screen = (path: string) => ({ eventName: 'page_view', eventInterfaceId: path, eventShowType: 'page' });
const of = (eventUserId: number) => ({ eventUserId });

describe('a visit', () => {
  const visits = () =>
    store.read(`select session_number, began_at, seconds, events, screens, game_starts, trial_starts
      from sessions order by install_id, session_number`);

  it('goes on until nothing happened for half an hour', async () => {
    await send([
      [0, {}],
      [29.9, {}],
      [59.9, {}],
      [89.7, {}],
    ]);
    expect(await visits()).toMatchObject([
      { session_number: 1, began_at: start, seconds: 29.9 * 60, events: 2 },
      { session_number: 2, seconds: 29.8 * 60, events: 2 },
    ]);
  });

  it('says what was opened, and who played', async () => {
    const game = { eventName: 'game_start', eventRoomId: '7' };
    await send([
      [0, { eventName: 'app_start', version: '1.1.0' }],
      [1, screen('/')],
      [2, screen('/game/start')],
      [3, { ...game, eventShowType: 'page', ...of(ADA) }],
      [4, { ...game, eventShowType: 'trial', ...of(ADA), version: '1.2.0' }],
    ]);
    expect(await store.read('select * from sessions')).toMatchObject([
      {
        install_id: installId,
        day: expect.anything(),
        began_at: start,
        ended_at: new Date(start.getTime() + 4 * MINUTE),
        ...{ seconds: 240, member_id: ADA, members: 1, version: '1.1.0' },
        ...{ first_screen: '/', last_screen: '/game/start' },
        ...{ events: 5, screens: 2, game_starts: 1, trial_starts: 1 },
      },
    ]);
    expect(await store.read('select day::text from sessions')).toEqual([{ day: dayOf(start) }]);
  });

  it('belongs to one installation, and is whole when late events have come', async () => {
    const other = randomUUID();
    await send([[0, {}]]);
    await send([[10, {}]], other);
    expect(await visits()).toHaveLength(2);
    const late = eventAt(new Date(start.getTime() + 40 * MINUTE), { installId, eventSeq: 3 });
    await store.store([late], new Date(start.getTime() + 2 * HOUR));
    expect(await visits()).toHaveLength(3);
    const between = eventAt(new Date(start.getTime() + 20 * MINUTE), { installId, eventSeq: 2 });
    await store.store([between], new Date(start.getTime() + 3 * HOUR));
    expect(await visits()).toHaveLength(2);
  });

  it('counts no quarantined event, and none without an installation', async () => {
    await send([[0, {}]]);
    await store.store([eventAt(start, { installId, eventSeq: 900_000_000 })], start);
    await store.store([eventAt(start, { installId: undefined, eventSeq: undefined })], start);
    expect(await visits()).toMatchObject([{ events: 1 }]);
  });
});

describe('people', () => {
  const people = () =>
    store.read('select from_seq, to_seq, member_id, tie, events from people order by install_id, from_seq');

  it('are known from their sign-in, and by what they did before it', async () => {
    await send([
      [0, {}],
      [1, {}],
      [2, of(ADA)],
      [3, of(ADA)],
    ]);
    expect(await people()).toEqual([
      { from_seq: 1, to_seq: 2, member_id: ADA, tie: 'before_sign_in', events: 2 },
      { from_seq: 3, to_seq: 4, member_id: ADA, tie: 'signed_in', events: 2 },
    ]);
  });

  it('are nobody again after signing out, whoever signs in next', async () => {
    await send([
      [0, of(ADA)],
      [1, {}],
      [2, of(BOB)],
      [3, of(ADA)],
      [4, {}],
    ]);
    expect(await people()).toEqual([
      { from_seq: 1, to_seq: 1, member_id: ADA, tie: 'signed_in', events: 1 },
      { from_seq: 2, to_seq: 2, member_id: null, tie: 'signed_out', events: 1 },
      { from_seq: 3, to_seq: 3, member_id: BOB, tie: 'signed_in', events: 1 },
      { from_seq: 4, to_seq: 4, member_id: ADA, tie: 'signed_in', events: 1 },
      { from_seq: 5, to_seq: 5, member_id: null, tie: 'signed_out', events: 1 },
    ]);
  });

  it('who never signed in are visitors, each installation for itself', async () => {
    await send([[0, {}]]);
    await send([[0, of(BOB)]], 'ffffffff-ffff-4fff-8fff-ffffffffffff');
    expect(await people()).toEqual([
      { from_seq: 1, to_seq: 1, member_id: null, tie: 'visitor', events: 1 },
      { from_seq: 1, to_seq: 1, member_id: BOB, tie: 'signed_in', events: 1 },
    ]);
  });
});

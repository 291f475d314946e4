// Events and properties that the platform's tracking plan does not know: none is lost, and none mixes with
// the rest.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readUnplanned } from '#server/store/events/summary.ts';
import { dayOf, eventAt, type EventStore, noonAgo, openEventStore } from './event-store.ts';

let store: EventStore;
beforeAll(async () => void (store = await openEventStore()));
afterAll(() => store.close());
beforeEach(() => store.empty());

const at = noonAgo(2);
const installId = randomUUID();
const sent = (eventSeq: number, eventName: string, eventProps?: unknown) =>
  eventAt(at, { installId, eventSeq, eventName, eventProps });
const clean = () => store.read('select event_name, props from events_clean order by event_seq');
const unknown = () => store.read('select event_name, props from events_unknown order by event_seq');
const refused = () => store.read('select event_name, prop, value, reason from props_refused order by prop');
const unplanned = () => readUnplanned(store.db, { from: dayOf(at), to: dayOf(at) }, 20);

describe('an event whose name is not in the tracking plan', () => {
  it('is kept apart from the others and counted', async () => {
    await store.store([sent(1, 'click'), sent(2, 'quiz_open'), sent(3, 'quiz_open'), sent(4, 'click')], at);
    expect(await clean()).toEqual([
      { event_name: 'click', props: null },
      { event_name: 'click', props: null },
    ]);
    expect(await unknown()).toHaveLength(2);
    expect(await unplanned()).toEqual({
      names: [{ event_name: 'quiz_open', version: '1.1.0', events: 2, last_seen: at }],
      props: [],
    });
  });

  it('counts as stored and leaves no gap', async () => {
    await store.store([sent(1, 'quiz_open'), sent(2, 'click'), sent(5, 'quiz_open')], at);
    expect(await store.read('select from_seq, to_seq from delivery_gaps')).toEqual([
      { from_seq: 3, to_seq: 4 },
    ]);
    expect(await store.read('select made, stored, missing, unknown_names from delivery_summary')).toEqual([
      { made: 5, stored: 3, missing: 2, unknown_names: 2 },
    ]);
  });

  it('keeps its small and flat properties', async () => {
    await store.store([sent(1, 'quiz_open', { level: 'hard', round: 3, isNew: true, deep: { a: 1 } })], at);
    expect(await unknown()).toEqual([
      { event_name: 'quiz_open', props: { level: 'hard', round: 3, isNew: true } },
    ]);
    expect(await refused()).toMatchObject([{ prop: 'deep', value: null }]);
  });

  it.each(['constructor', 'toString', '__proto__'])('is unknown even if it is called %s', async (name) => {
    await store.store([sent(1, name, { constructor: 'x' })], at);
    expect(await unknown()).toEqual([{ event_name: name, props: { constructor: 'x' } }]);
  });
});

describe('a property that does not match its declaration', () => {
  it('is kept apart with the reason while the event is stored', async () => {
    await store.store([sent(1, 'login', { method: 'accountLogin', device: 'old' })], at);
    expect(await clean()).toEqual([{ event_name: 'login', props: { method: 'accountLogin' } }]);
    expect(await refused()).toEqual([
      { event_name: 'login', prop: 'device', value: 'old', reason: 'not declared' },
    ]);
    expect(await store.read('select stored, refused, with_refused_props from delivery_summary')).toEqual([
      { stored: 1, refused: 0, with_refused_props: 1 },
    ]);
    expect((await unplanned()).props).toEqual([
      {
        event_name: 'login',
        prop: 'device',
        reason: 'not declared',
        version: '1.1.0',
        events: 1,
        last_seen: at,
      },
    ]);
  });

  it.each([
    [{ method: 'x'.repeat(65) }, 'expected <=64'],
    [{ method: 7 }, 'expected string'],
    [{ method: null }, 'expected (string | number | boolean)'],
    [{ method: { deep: [] } }, 'expected (string | number | boolean)'],
    [{ method: 'a\0b' }, 'characters that cannot be stored'],
    [{ method: '\0ab' }, 'characters that cannot be stored'],
    [{ method: 'half\ud800pair' }, 'characters that cannot be stored'],
    [{ 'a\0b': 'x' }, 'not declared'],
    [{ hasOwnProperty: 'x' }, 'not declared'],
    ['text', 'expected Object'],
    [['list'], 'expected Object'],
  ])('never costs the event: %j', async (eventProps, reason) => {
    expect(await store.store([sent(1, 'login', eventProps)], at)).toBe(1);
    expect(await clean()).toEqual([{ event_name: 'login', props: null }]);
    expect(await refused()).toMatchObject([{ reason }]);
  });

  it('may be missing', async () => {
    await store.store([sent(1, 'login'), sent(2, 'login', null), sent(3, 'login', {})], at);
    expect(await clean()).toHaveLength(3);
    expect(await refused()).toEqual([]);
  });

  it('is refused if the event has more than sixteen, and only thirty-two are kept', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 500 }, (_, index) => [`p${index}`, 'x'.repeat(9000)]),
    );
    await store.store([sent(1, 'quiz_open', many)], at);
    const reasons = await store.read<{ reason: string; value: string }>(
      'select reason, value from props_refused',
    );
    expect(reasons.filter(({ reason }) => reason === 'expected <=64')).toHaveLength(16);
    expect(reasons.filter(({ reason }) => reason === 'more than 16')).toHaveLength(16);
    expect(Math.max(...reasons.map(({ value }) => value.length))).toBe(200);
  });

  it('is stored if it is one of sixteen, and a refused name is cut after two hundred characters', async () => {
    const sixteen = Object.fromEntries(Array.from({ length: 16 }, (_, index) => [`p${index}`, index]));
    const name = 'n'.repeat(201);
    await store.store([sent(1, 'quiz_open', sixteen), sent(2, 'quiz_open', { [name]: 'x' })], at);
    expect(await unknown()).toMatchObject([{ props: sixteen }, { props: null }]);
    expect(await refused()).toEqual([
      { event_name: 'quiz_open', prop: 'n'.repeat(200), value: 'x', reason: 'not named as a property' },
    ]);
  });

  it('is kept as text if it was a number or a boolean', async () => {
    await store.store([sent(1, 'login', { count: 7, isNew: true, list: [1] })], at);
    expect(await refused()).toMatchObject([
      { prop: 'count', value: '7' },
      { prop: 'isNew', value: 'true' },
      { prop: 'list', value: null },
    ]);
  });
});

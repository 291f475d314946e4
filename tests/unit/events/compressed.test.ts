// Compressed requests: to platforms that take them, and to no others.
import 'fake-indexeddb/auto';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { appendEvents } from '#src/data/events/append.ts';
import { readDelivery } from '#src/data/events/delivery-row.ts';
import { closeOutbox, eventsOf, openOutbox, type Outbox } from './waiting-events.ts';

const SUCCESS = { errcode: 0, msg: '', data: {} };

let outbox: Outbox;
/** The content type of each request. */
let types: string[];
let counts: number[];
let sizes: number[];
/** Answers to the next requests; then the platform takes everything, compressed or not. */
let answers: Response[];

const taking = (accepted: string) => Response.json(SUCCESS, { headers: { 'accept-post': accepted } });
const taken = () => taking('application/json, text/plain, application/gzip');

beforeEach(async () => {
  outbox = await openOutbox();
  types = [];
  counts = [];
  sizes = [];
  answers = [];
  vi.stubGlobal('fetch', async (_: string, { body, headers }: RequestInit) => {
    const isText = typeof body === 'string';
    const text = isText ? body : gunzipSync(Buffer.from(body as ArrayBuffer)).toString();
    types.push(`${new Headers(headers).get('content-type')} ${isText ? 'text' : 'gzip'}`);
    sizes.push(isText ? body.length : (body as ArrayBuffer).byteLength);
    counts.push((JSON.parse(text) as { eventList: unknown[] }).eventList.length);
    return answers.shift() ?? taken();
  });
});
afterEach(() => closeOutbox(outbox));

const PLAIN = 'application/json text';
const PACKED = 'application/gzip gzip';
const sendEvents = async (count: number) => {
  await appendEvents(outbox.db, eventsOf(count));
  await outbox.send();
};
const waiting = () => outbox.db.outbox.count();

describe('a batch of events', () => {
  it('is compressed once the platform has said that it takes that', async () => {
    await sendEvents(1);
    await sendEvents(25);
    expect(types).toEqual([PLAIN, PACKED, PACKED]);
    expect(counts).toEqual([1, 20, 5]);
    expect(await waiting()).toBe(0);
  });

  it('of twenty costs less than 100 bytes an event', async () => {
    await sendEvents(1);
    await sendEvents(20);
    const [plain = 0, packed = 0] = sizes;
    expect(plain).toBeGreaterThan(250);
    expect(packed / 20).toBeGreaterThan(20);
    expect(packed / 20).toBeLessThan(100);
  });

  it('stays as it is for a platform that does not know compression', async () => {
    answers = [Response.json(SUCCESS), taking('application/json, text/plain')];
    await sendEvents(20);
    await sendEvents(20);
    await sendEvents(20);
    expect(types).toEqual([PLAIN, PLAIN, PLAIN]);
  });

  it('stays as it is in a browser that cannot compress', async () => {
    vi.stubGlobal('CompressionStream', undefined);
    await sendEvents(1);
    await sendEvents(1);
    expect(types).toEqual([PLAIN, PLAIN]);
    expect(await waiting()).toBe(0);
  });

  it.each([
    { how: 'status 400', refusal: () => new Response('', { status: 400 }) },
    { how: 'status 413', refusal: () => new Response('', { status: 413 }) },
    { how: 'status 415', refusal: () => new Response('', { status: 415 }) },
    { how: 'status 422', refusal: () => new Response('', { status: 422 }) },
    { how: 'errcode 400', refusal: () => Response.json({ errcode: 400, msg: '', data: {} }) },
  ])(
    'that is refused compressed ($how) goes whole and uncompressed, at once and from then on',
    async ({ refusal }) => {
      await sendEvents(1);
      answers = [refusal()];
      await sendEvents(20);
      expect(types).toEqual([PLAIN, PACKED, PLAIN]);
      expect(counts).toEqual([1, 20, 20]);
      expect(await waiting()).toBe(0);
      expect(await outbox.db.deadLetters.count()).toBe(0);
      expect(await readDelivery(outbox.db)).toMatchObject({ batchLimit: 20, failures: 0 });
      await sendEvents(1);
      expect(types.at(-1)).toBe(PLAIN);
    },
  );

  it('of one compressed event is not put down to that event', async () => {
    await sendEvents(1);
    answers = [new Response('', { status: 400 })];
    await sendEvents(1);
    expect(types).toEqual([PLAIN, PACKED, PLAIN]);
    expect(outbox.delivered).toHaveLength(2);
    expect(await outbox.db.deadLetters.count()).toBe(0);
  });

  it('that fails otherwise stays compressed', async () => {
    await sendEvents(1);
    answers = [new Response('', { status: 503 })];
    await sendEvents(1);
    await outbox.sendNow();
    expect(types).toEqual([PLAIN, PACKED, PACKED]);
  });
});

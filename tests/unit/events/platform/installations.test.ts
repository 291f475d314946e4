// How installations came, as the platform's analysts read it.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TrackEvent } from '#src/contract/events.ts';
import { readAnalysis } from '#server/store/events/analysis.ts';
import { dayOf, eventAt, type EventStore, HOUR, noonAgo, openEventStore, SECOND } from './event-store.ts';

let store: EventStore;
beforeAll(async () => void (store = await openEventStore()));
afterAll(() => store.close());
beforeEach(() => store.empty());

const start = noonAgo(3);
const installId = randomUUID();
const DEVICE = {
  platform: 'mobile',
  os: 'Android',
  browser: 'Chrome 131',
  language: 'en',
  display: 'tab',
  connection: '4g',
};

/** An hour apart, in the order of their numbers. */
const send = (seqs: ReadonlyArray<readonly [seq: number, other: Partial<TrackEvent>]>, id = installId) =>
  store.store(
    seqs.map(([eventSeq, other]) =>
      eventAt(new Date(start.getTime() + eventSeq * HOUR), { installId: id, eventSeq, ...other }),
    ),
    new Date(start.getTime() + 24 * HOUR + SECOND),
  );
const appStart = (props?: object) => ({
  eventName: 'app_start',
  ...(props && { eventProps: { ...DEVICE, ...props } }),
});
const found = () => store.read<Record<string, unknown>>('select * from installations order by first_at');

describe('an installation', () => {
  it('came as its first start says, and runs as its latest one says', async () => {
    await send([
      [
        1,
        appStart({
          utmSource: 'news',
          utmMedium: 'email',
          utmCampaign: 'autumn',
          utmTerm: 'slots',
          utmContent: 'a',
          referrer: 'example.com',
          inviter: '100023',
        }),
      ],
      [2, { eventName: 'register', eventProps: { method: 'accountRegist' } }],
      [3, appStart({ display: 'standalone', browser: 'Chrome 132' })],
      [
        4,
        appStart({ utmSource: 'other', referrer: 'accounts.example.org', connection: '3g', language: 'es' }),
      ],
      [5, { eventName: 'login', eventProps: { method: 'googleLogin' } }],
    ]);
    expect(await found()).toEqual([
      {
        install_id: installId,
        day: expect.anything(),
        first_at: new Date(start.getTime() + HOUR),
        last_at: new Date(start.getTime() + 5 * HOUR),
        starts: 3,
        origin_is_known: true,
        utm_source: 'news',
        utm_medium: 'email',
        utm_campaign: 'autumn',
        utm_term: 'slots',
        utm_content: 'a',
        referrer: 'example.com',
        inviter: '100023',
        ...DEVICE,
        connection: '3g',
        language: 'es',
        was_standalone: true,
        registered_with: 'accountRegist',
        signed_in_with: 'googleLogin',
      },
    ]);
  });

  it('says that its origin is not known while its first event is missing', async () => {
    await send([[2, appStart({ utmSource: 'other' })]]);
    expect(await found()).toMatchObject([{ origin_is_known: false, utm_source: 'other' }]);
    await send([[1, appStart({ utmSource: 'news' })]]);
    expect(await found()).toMatchObject([{ origin_is_known: true, utm_source: 'news' }]);
  });

  it('knows nothing of an app that did not tell', async () => {
    await send([[1, appStart()]]);
    expect(await found()).toMatchObject([
      { origin_is_known: false, utm_source: null, os: null, starts: 1, was_standalone: false },
    ]);
  });

  it('is not judged by a start with a number that cannot be', async () => {
    await send([[1, appStart({ utmSource: 'news' })]]);
    const forged = eventAt(start, { installId, eventSeq: 2 ** 40, ...appStart({ os: 'forged' }) });
    await store.store([forged], start);
    expect(await found()).toMatchObject([{ starts: 1, os: 'Android' }]);
  });
});

it('the report names the sources of most installations, and adds up the others', async () => {
  const from = (source: number, count: number) =>
    Array.from({ length: count }, () => send([[1, appStart({ utmSource: `site ${source}` })]], randomUUID()));
  await Promise.all(Array.from({ length: 14 }, (_, at) => from(at + 10, at < 2 ? 1 : 2)).flat());
  await send([[2, appStart({ utmSource: 'later' })]]);
  const day = dayOf(start);
  const { sources } = await readAnalysis(store.db, { from: day, to: day }, new Date());
  const row = (source: string, installations: number) => ({
    ...{ source, campaign: null, installations, registered: 0 },
  });
  expect(sources).toEqual([
    ...Array.from({ length: 12 }, (_, at) => row(`site ${at + 12}`, 2)),
    row('others', 3),
  ]);
});

// @vitest-environment happy-dom
// What the first event of a page says of the device and of the link that was opened.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readQuery } from '#src/navigation/query.ts';
import { startProps } from '#src/tracking/start-props.ts';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0';
const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';

interface Device {
  readonly userAgent?: string;
  readonly maxTouchPoints?: number;
  readonly standalone?: boolean;
  readonly effectiveType?: string;
  readonly referrer?: string;
  readonly query?: string;
}

function propsOf({ userAgent = '', maxTouchPoints = 0, standalone, effectiveType, ...page }: Device) {
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints, standalone, connection: { effectiveType } });
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(page.referrer ?? '');
  return startProps(readQuery(page.query ?? ''));
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the start of a page', () => {
  it.each([
    [
      `Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`,
      { platform: 'mobile', os: 'Android', browser: 'Chrome 131' },
    ],
    [
      `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
      { platform: 'mobile', os: 'Android', browser: 'Samsung Internet 27' },
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${WEBKIT} Version/18.1 Mobile/15E148 Safari/604.1`,
      { platform: 'mobile', os: 'iOS', browser: 'Safari 18' },
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${WEBKIT} CriOS/131.0 Mobile/15E148 Safari/604.1`,
      { platform: 'mobile', os: 'iOS', browser: 'Chrome 131' },
    ],
    [
      `${MAC} ${WEBKIT} Version/18.1 Safari/605.1.15`,
      { platform: 'desktop', os: 'macOS', browser: 'Safari 18' },
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/131.0.0.0`,
      { platform: 'desktop', os: 'Windows', browser: 'Edge 131' },
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
      { platform: 'desktop', os: 'Linux', browser: 'Firefox 132' },
    ],
    [
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME} Safari/537.36`,
      { platform: 'desktop', os: 'ChromeOS', browser: 'Chrome 131' },
    ],
    ['curl/8.5.0', { platform: 'desktop', os: 'other', browser: 'other' }],
  ])('names the device of %s', (userAgent, named) => {
    expect(propsOf({ userAgent })).toMatchObject(named);
  });

  it('takes a Mac with a touch screen for an iPad', () => {
    const userAgent = `${MAC} ${WEBKIT} Version/18.1 Safari/605.1.15`;
    expect(propsOf({ userAgent, maxTouchPoints: 5 })).toMatchObject({ os: 'iOS' });
  });

  it('tells a tab, the home screen and a native app apart', () => {
    expect(propsOf({})).toMatchObject({ display: 'tab' });
    expect(propsOf({ standalone: true })).toMatchObject({ display: 'standalone' });
    expect(propsOf({ userAgent: 'HalcyonApp/2.0' })).toMatchObject({ display: 'wrapper' });
  });

  it('says what the connection is called, where the browser tells', () => {
    expect(propsOf({ effectiveType: '3g' })).toMatchObject({ connection: '3g' });
    expect(propsOf({})).toMatchObject({ connection: 'unknown' });
  });

  it('says in which language the app speaks', () => {
    document.documentElement.lang = 'es';
    expect(propsOf({})).toMatchObject({ language: 'es' });
  });
});

describe('how somebody came', () => {
  const came = (page: Device) => {
    const { utmSource, utmMedium, utmCampaign, utmTerm, utmContent, referrer, inviter } = propsOf(page);
    return { utmSource, utmMedium, utmCampaign, utmTerm, utmContent, referrer, inviter };
  };

  it('comes from the parameters of the link', () => {
    const query =
      '?utm_source=news&utm_medium=email&utm_campaign=black%20friday&utm_term=slots&utm_content=a-1&pid=100023';
    expect(came({ query })).toEqual({
      utmSource: 'news',
      utmMedium: 'email',
      utmCampaign: 'black friday',
      utmTerm: 'slots',
      utmContent: 'a-1',
      inviter: '100023',
    });
  });

  it('is left out where nothing says so', () => {
    expect(came({ query: '?utm_source=' })).toEqual({});
  });

  it.each(['ada@example.com', '+49 170 1234567', '4155550100', '41-55-55-01', '(415) 555.0100'])(
    'never repeats %s from a link',
    (text) => {
      expect(came({ query: `?utm_source=news&utm_term=${encodeURIComponent(text)}` })).toEqual({
        utmSource: 'news',
      });
    },
  );

  it('keeps a date or a number of a campaign', () => {
    expect(came({ query: '?utm_campaign=wave-2026' })).toEqual({ utmCampaign: 'wave-2026' });
  });

  it('bounds a text', () => {
    expect(came({ query: `?utm_source=${'x'.repeat(1000)}` })).toEqual({ utmSource: 'x'.repeat(64) });
  });

  it.each([
    ['https://www.example.com/search?q=ada', 'www.example.com'],
    ['android-app://com.google.android.gm/', 'com.google.android.gm'],
  ])('has the host of %s and nothing else of it', (referrer, host) => {
    expect(came({ referrer })).toEqual({ referrer: host });
  });

  it('has no referrer from a page of the app, or one that cannot be read', () => {
    expect(came({ referrer: `${location.origin}/wallets` })).toEqual({});
    expect(came({ referrer: 'nowhere' })).toEqual({});
  });

  it('never repeats the code of an invitation', () => {
    expect(came({ query: '?inviteCode=K7P2' })).toEqual({ inviter: 'code' });
  });
});

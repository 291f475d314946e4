// Where the app runs and which link opened it, sent once a page load. The author of the link chose its texts, so values
// that look like an address or a number of a person are left out.
import type { EventOf } from '#src/contract/index.ts';
import type { FieldsOfEvent } from '#src/contract/tracking/plan.ts';
import { isHandheld } from '#src/data/api/common-fields.ts';
import { connectionClass } from '#src/data/api/connection.ts';
import { environment } from '#src/data/api/environment.ts';
import { browserOf } from '#src/lib/user-agent.ts';

/** The query of the address that the app was opened at. The caller bounds its values. */
export interface ArrivalQuery {
  /** Empty if absent. */
  readonly text: (name: string) => string;
  /** 0 if absent. */
  readonly id: (name: string) => number;
}

type StartProps = NonNullable<FieldsOfEvent<EventOf<'app_start'>>['eventProps']>;

export const startProps = (query: ArrivalQuery): StartProps => ({
  platform: isHandheld() ? 'mobile' : 'desktop',
  os: systemOf(navigator),
  browser: browserText(navigator.userAgent),
  language: document.documentElement.lang,
  display: displayNow(),
  connection: connectionClass() ?? 'unknown',
  ...campaignOf(query),
  ...referrerOf(document.referrer, location.host),
  ...inviterOf(query),
});

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iP(?:hone|ad|od)/, 'iOS'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
];

function systemOf({ userAgent, maxTouchPoints }: Navigator): string {
  const name = SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'other';
  // An iPad calls itself a Mac, and no Mac has a touch screen.
  return name === 'macOS' && maxTouchPoints > 1 ? 'iOS' : name;
}

function browserText(userAgent: string): string {
  const browser = browserOf(userAgent);
  return browser ? `${browser.name} ${browser.version}` : 'other';
}

function displayNow() {
  const { isWrapper, isHomeScreen } = environment();
  if (isWrapper) return 'wrapper';
  return isHomeScreen ? 'standalone' : 'tab';
}

const CAMPAIGN = {
  utmSource: 'utm_source',
  utmMedium: 'utm_medium',
  utmCampaign: 'utm_campaign',
  utmTerm: 'utm_term',
  utmContent: 'utm_content',
} as const;

function campaignOf(query: ArrivalQuery): Partial<Record<keyof typeof CAMPAIGN, string>> {
  const given = Object.entries(CAMPAIGN).map(([prop, name]) => [prop, query.text(name)] as const);
  return Object.fromEntries(given.filter(([, text]) => text !== '' && !isPersonal(text)));
}

/** An e-mail address, or seven digits in one number. */
const isPersonal = (text: string): boolean => /@|\d(?:[ ().-]?\d){6}/.test(text);

function referrerOf(address: string, ownHost: string): { referrer?: string } {
  if (!URL.canParse(address)) return {};
  const { host } = new URL(address);
  return host === '' || host === ownHost ? {} : { referrer: host.slice(0, 64) };
}

function inviterOf(query: ArrivalQuery): { inviter?: string } {
  const id = query.id('pid');
  if (id > 0) return { inviter: String(id) };
  return query.text('inviteCode') === '' ? {} : { inviter: 'code' };
}

// What a person does in each browser: a first visit, a like seen in another tab, an outage with every screen opened cold,
// and its end. One after the other, because each begins where the one before ended.
import { randomUUID } from 'node:crypto';
import { API_PREFIX, type Envelope } from '#src/contract/envelope.ts';
import { COMMON, registration } from '#tests/support/registration.ts';
import { addressOf, routeTable } from '#tests/support/routes/route-table.ts';
import { lookAtScreen, whatIsWrong } from '#tests/support/routes/sighting.ts';
import type { ServedPlatform } from '#tests/support/served-platform.ts';
import { allIsKept } from '../../scripts/budgets/all-is-kept.ts';
import { type Browser, inPage, type Tab, until, type Visitor } from './visitor.ts';

interface People {
  readonly member: Visitor;
  readonly guest: Visitor;
}

interface Scene {
  readonly platform: ServedPlatform;
  readonly account: string;
  readonly tab: Tab;
  readonly otherTab: Tab;
  readonly guestTab: Tab;
}

/** By what a person gets; a failed one ends the visits of this browser. */
const VISITS: Readonly<Record<string, (scene: Scene) => Promise<void>>> = {
  'a first visit shows the games and makes the device ready offline': firstVisit,
  'a like appears in another tab': likeInOtherTab,
  'every route shows its own screen to a visitor while the platform is away': ({ guestTab }) =>
    everyRoute(guestTab, false),
  'every route shows its own screen to a member while the platform is away': ({ tab }) =>
    everyRoute(tab, true),
  'a like made while the platform is away stays': likeOffline,
  'the like and every event arrive when the platform is back, without a gap': arrivals,
};

const OUTAGE_BEGINS = 2;
const OUTAGE_ENDS = 5;

export interface VisitResult {
  readonly passed: string[];
  readonly failed: string[];
}

export async function visitWith(browser: Browser, platform: ServedPlatform): Promise<VisitResult> {
  const [member, guest] = await Promise.all([1, 2].map(() => browser.visitor(platform.address)));
  try {
    return await visits({ member: member!, guest: guest! }, platform);
  } finally {
    await Promise.all([member?.leave(), guest?.leave()]);
    await platform.start();
  }
}

async function visits({ member, guest }: People, platform: ServedPlatform): Promise<VisitResult> {
  const account = `tern${randomUUID().slice(0, 8)}`;
  const tab = await member.newTab();
  const scene = { platform, account, tab, otherTab: await member.newTab(), guestTab: await guest.newTab() };
  const passed: string[] = [];
  for (const [index, [name, visit]] of Object.entries(VISITS).entries()) {
    if (index === OUTAGE_BEGINS) await platform.stop();
    if (index === OUTAGE_ENDS) await platform.start();
    try {
      await visit(scene);
    } catch (error) {
      return { passed, failed: [`${name}: ${String(error)}`] };
    }
    passed.push(name);
  }
  return { passed, failed: [] };
}

const isUsable = (tab: Tab): Promise<void> =>
  until(async () =>
    (await inPage(tab, () => 'usable' in document.documentElement.dataset)) ? '' : 'not usable',
  );

const countTiles = (tab: Tab): Promise<number> =>
  inPage(tab, () => document.querySelectorAll('main a[href^="/game/start"]').length);

async function firstVisit({ platform, account, tab, guestTab }: Scene): Promise<void> {
  await storeSession(tab, await register(platform, account));
  for (const each of [tab, guestTab]) {
    await each.open('/');
    await isUsable(each);
    await until(async () => ((await countTiles(each)) > 12 ? '' : 'fewer than 13 games'));
    await inPage(each, allIsKept);
  }
}

async function register(platform: ServedPlatform, account: string): Promise<Record<string, string>> {
  const fingerprint = randomUUID();
  const response = await fetch(`${platform.address}${API_PREFIX}/accountRegist`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', fingerprint },
    body: JSON.stringify({ ...COMMON, ...registration(account) }),
  });
  const { data } = (await response.json()) as Envelope & {
    data: { token: string; userInfo: { id: number } };
  };
  const user = JSON.stringify({ id: data.userInfo.id });
  return { 'halcyon.fingerprint': fingerprint, 'halcyon.user': user, 'halcyon.token': data.token };
}

/** On a page of the same origin that is not the app. */
async function storeSession(tab: Tab, items: Record<string, string>): Promise<void> {
  await tab.open('/robots.txt');
  await inPage(tab, (all: Record<string, string>) => void Object.assign(localStorage, all), items);
}

const HEARTS = 'main li button[aria-pressed][aria-label^="Like "]';
const likedNames = (tab: Tab): Promise<string[]> =>
  inPage(
    tab,
    (hearts: string) =>
      [...document.querySelectorAll(hearts)]
        .filter((button) => button.getAttribute('aria-pressed') === 'true')
        .map((button) => button.getAttribute('aria-label') ?? ''),
    HEARTS,
  );

/** The first game that is not liked; its name. */
const like = (tab: Tab): Promise<string> =>
  inPage(
    tab,
    (hearts: string) => {
      const buttons = [...document.querySelectorAll<HTMLButtonElement>(hearts)];
      const free = buttons.find((button) => button.getAttribute('aria-pressed') === 'false');
      free?.click();
      return free?.getAttribute('aria-label') ?? '';
    },
    HEARTS,
  );

async function likeInOtherTab({ tab, otherTab }: Scene): Promise<void> {
  await otherTab.open('/');
  await isUsable(otherTab);
  await until(async () => ((await countTiles(otherTab)) > 12 ? '' : 'fewer than 13 games'));
  const name = await like(tab);
  await until(async () =>
    (await likedNames(otherTab)).includes(name) ? '' : `${name} is not in the other tab`,
  );
}

async function everyRoute(tab: Tab, isSignedIn: boolean): Promise<void> {
  for (const route of routeTable) {
    await tab.open(addressOf(route));
    await until(async () => whatIsWrong(route, isSignedIn, await inPage(tab, lookAtScreen)));
  }
}

async function likeOffline({ tab }: Scene): Promise<void> {
  await tab.open('/');
  await isUsable(tab);
  await until(async () => ((await countTiles(tab)) > 12 ? '' : 'fewer than 13 games'));
  const name = await like(tab);
  await until(async () => ((await likedNames(tab)).includes(name) ? '' : `${name} is not liked`));
  await tab.open('/');
  await until(async () =>
    (await likedNames(tab)).includes(name) ? '' : `${name} is not liked after a reload`,
  );
}

const LIKES = 'select 1 from game_like l join member m on m.id = l.member_id where m.account = $1';

/** The installation that opened every route must have page views during the outage, and no gap in its numbers. */
const DELIVERED = `
  select count(*) as count, max(event_seq) as last, count(*) filter (where event_name = 'page_view') as views
  from event where install_id in (
    select install_id from event e join member m on m.id = e.event_user_id where m.account = $1)`;

async function arrivals({ platform, account, tab }: Scene): Promise<void> {
  await tab.open('/');
  await until(async () => {
    const likes = await platform.rows(LIKES, [account]);
    return likes.length === 2 ? '' : `${likes.length} of 2 likes have arrived`;
  });
  await until(async () => {
    const [row] = await platform.rows<Record<'count' | 'last' | 'views', string>>(DELIVERED, [account]);
    const { count = 0, last = 0, views = 0 } = row ?? {};
    const isWhole = Number(count) === Number(last) && Number(views) >= routeTable.length;
    return isWhole ? '' : `${count} events of ${last}, ${views} views of ${routeTable.length} screens`;
  });
}

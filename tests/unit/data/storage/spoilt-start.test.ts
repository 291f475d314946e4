// @vitest-environment happy-dom
// Whatever a browser does with one kind of storage, the app starts, and says what it does not keep.
import 'fake-indexeddb/auto';
import { describe } from 'vitest';
import { replaceProperty } from '#tests/support/device/replace-property.ts';
import { denied, fail, type FaultKind, FAULTS, full, spoilt } from '#tests/support/device/spoilt.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { expectLobby, LESS_KEPT, passQuickly, startsPages, visit } from './spoilt-page.ts';

const it = platformTest();

startsPages();

/** What was there before comes back after the test. */
function spoil(name: string, fault: FaultKind, owner: object = globalThis): void {
  replaceProperty(owner, name, undefined);
  spoilt(owner, name, fault);
}

function replace(owner: object, name: string, get: () => unknown): void {
  replaceProperty(owner, name, undefined);
  Object.defineProperty(owner, name, { get, set: () => {}, configurable: true });
}

function refuseCookie(): void {
  replaceProperty(document, 'cookie', '');
  Object.defineProperty(document, 'cookie', { get: () => '', set: fail(denied), configurable: true });
  // Only the first start of an installed app keeps its language.
  history.replaceState(null, '', '/?lang=en-US');
}

const NO_ROOM = { getItem: () => null, removeItem: () => {}, setItem: fail(full) };

const ITEMS = ['localStorage', 'sessionStorage'].flatMap((name) => [
  ...(['is missing', 'throws when it is named', 'throws when it is asked'] as const).map(
    (fault) => [`${name} ${fault}`, LESS_KEPT, () => spoil(name, fault)] as const,
  ),
  [`${name} is full`, LESS_KEPT, () => replace(globalThis, name, () => NO_ROOM)] as const,
]);

const COOKIES = [
  ['a cookie throws when it is read', LESS_KEPT, () => replace(document, 'cookie', fail(denied))],
  ['a cookie throws when it is set', LESS_KEPT, refuseCookie],
  ['cookies are off', LESS_KEPT, () => replace(navigator, 'cookieEnabled', () => false)],
  ['nobody may ask for cookies', LESS_KEPT, () => replace(navigator, 'cookieEnabled', fail(denied))],
] as const;

const workers = (register: () => unknown): object =>
  Object.assign(new EventTarget(), { controller: null, ready: new Promise(() => {}), register });

const WORKERS = [
  ['a worker throws when it is registered', () => workers(fail(denied))],
  ['a worker is refused', () => workers(() => Promise.reject(denied()))],
  ['a worker is never registered', () => workers(() => new Promise(() => {}))],
  ['workers are missing', () => null],
  ['workers throw when they are named', fail(denied)],
] as const;

/** Nothing of it is missed at once; About says what does not work offline. */
const UNSEEN = [
  ...WORKERS.map(([name, get]) => [name, '', () => replace(navigator, 'serviceWorker', get)] as const),
  ...FAULTS.flatMap((fault) => [
    [`caches ${fault}`, '', () => spoil('caches', fault)] as const,
    [`storage ${fault}`, '', () => spoil('storage', fault, navigator)] as const,
  ]),
  ...(['is missing', 'refuses', 'never answers'] as const).map(
    (fault) => [`locks ${fault}`, '', () => spoil('locks', fault, navigator)] as const,
  ),
];

type Case = readonly [fault: string, sentence: string, spoil: () => void];

describe('the lobby of a browser where', () => {
  it.for<Case>([['nothing is wrong', '', () => {}], ...ITEMS, ...COOKIES, ...UNSEEN])(
    '%s opens, and says what is not kept: %s',
    async ([fault, sentence, spoilIt], { platform }) => {
      if (fault.includes('never')) passQuickly();
      await visit(platform, spoilIt);
      await expectLobby(sentence);
    },
  );
});

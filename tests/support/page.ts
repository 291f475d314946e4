// The page's code over a platform without a socket: what a screen needs before it can be rendered.
import { act, cleanup } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { listenToOutcomes } from '#src/app/members/mutations.ts';
import { connection } from '#src/data/api/connection.ts';
import { database } from '#src/data/db/database.ts';
import { refreshConfig } from '#src/data/answers/refresh-config.ts';
import { outbox } from '#src/data/events/outbox.ts';
import { handOver } from '#src/data/events/queue.ts';
import { refreshMember } from '#src/data/answers/refresh-member.ts';
import { beginSession, endSession, session } from '#src/data/session/session.ts';
import { keepLobby, keptLobby, type ShownLobby } from '#src/features/lobby/home/kept-lobby.ts';
import { type LazyArea, loadTexts } from '#src/i18n/load-texts.ts';
import { openedDialogs } from '#src/navigation/dialog.ts';
import { openedOverlay } from '#src/navigation/overlay.ts';
import { toasts } from '#src/navigation/toast.ts';
import { type Line, lineTo } from './line.ts';
import type { SignedInCaller, TestPlatform } from './platform.ts';
import type { platformTest } from './platform-test.ts';

const FILES = Object.keys(
  import.meta.glob(['../../src/i18n/en/*.ts', '!**/shell.ts', '!**/legal-texts.ts', '!**/files.ts']),
);
const EVERY_AREA = FILES.map((path) => path.replace(/^.*\/|\.ts$/g, '') as LazyArea);

let outcomes: ReturnType<typeof listenToOutcomes> | undefined;

/** Signed out at an address, with the config loaded. */
export async function openPage(platform: TestPlatform, address = '/'): Promise<Line> {
  outcomes ??= listenToOutcomes();
  const opened = lineTo(platform.app);
  vi.stubGlobal('fetch', opened.fetch);
  history.replaceState(null, '', address);
  connection.value = 'online';
  await loadTexts(EVERY_AREA);
  await refreshConfig();
  opened.sent.length = 0;
  return opened;
}

export const enterAs = ({ id, token }: SignedInCaller): void => beginSession({ memberId: id, token });

/** As if the tab had been closed and its storage cleared. */
export async function closePage(): Promise<void> {
  // Leaving a screen may be tracked.
  cleanup();
  (await outcomes)?.unsubscribe();
  outcomes = undefined;
  keepLobby(keptLobby('closed'), {} as ShownLobby);
  endSession('signOut', session.peek().token);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  openedOverlay.value = null;
  for (const dialog of openedDialogs.peek()) dialog.settle(false);
  toasts.value = [];
  await eventsAreStored();
  const { db } = await database();
  const tables = [...db.tables, ...(await outbox()).tables];
  await Promise.all(tables.map((table) => table.clear()));
}

/** Otherwise the next test would find them in its outbox. Where storage failed in the test, they stay in memory. */
const eventsAreStored = (): Promise<void> =>
  vi.waitFor(() => expect(handOver().unnumbered).toEqual([]), { interval: 1 }).catch(() => {});

/** As the browser's back button does. */
export async function goBack(): Promise<void> {
  const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  act(() => history.back());
  await act(async () => void (await arrived));
}

type PlatformTest = ReturnType<typeof platformTest>;

/** Line and member of the test that runs. */
export let line: Line;
export let member: SignedInCaller;

/** Before each test of the file: a new member, signed in at the address. */
export function signedInAt(address: string, it: PlatformTest): void {
  it.beforeEach(({ platform }) => signInAt(address, platform));
  endsWithItsTest(it);
}

/** For a test that chooses the address itself. */
export async function signInAt(address: string, platform: TestPlatform): Promise<void> {
  member = await platform.register();
  line = await openPage(platform, address);
  enterAs(member);
  await refreshMember();
  line.sent.length = 0;
}

export function endsWithItsTest(it: Pick<PlatformTest, 'afterEach'>): void {
  it.afterEach(async () => {
    cleanup();
    vi.restoreAllMocks();
    await closePage();
  });
}

// The page's code over a platform without a socket: what a screen needs before it can be rendered.
import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { connection } from '#src/data/api/connection.ts';
import { database } from '#src/data/db/database.ts';
import { refreshConfig } from '#src/data/config/refresh.ts';
import { beginSession, endSession, session } from '#src/data/session/session.ts';
import { type LazyArea, loadTexts } from '#src/i18n/load-texts.ts';
import { openedDialogs } from '#src/navigation/dialog.ts';
import { openedOverlay } from '#src/navigation/overlay.ts';
import { toasts } from '#src/navigation/toast.ts';
import { type Line, lineTo } from './line.ts';
import type { SignedInCaller, TestPlatform } from './platform.ts';

const FILES = Object.keys(import.meta.glob(['../../src/i18n/en/*.ts', '!**/shell.ts', '!**/legal-texts.ts']));
const EVERY_AREA = FILES.map((path) => path.replace(/^.*\/|\.ts$/g, '') as LazyArea);

/** Signed out at an address, with the config loaded. */
export async function openPage(platform: TestPlatform, address = '/'): Promise<Line> {
  const line = lineTo(platform.app);
  vi.stubGlobal('fetch', line.fetch);
  history.replaceState(null, '', address);
  connection.value = 'online';
  await loadTexts(EVERY_AREA);
  await refreshConfig();
  line.sent.length = 0;
  return line;
}

export const enterAs = ({ id, token }: SignedInCaller): void => beginSession({ memberId: id, token });

/** As if the tab had been closed and its storage cleared. */
export async function closePage(): Promise<void> {
  endSession('signOut', session.peek().token);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  openedOverlay.value = null;
  for (const dialog of openedDialogs.peek()) dialog.settle(false);
  toasts.value = [];
  const { db } = await database();
  await Promise.all(db.tables.map((table) => table.clear()));
}

/** As the browser's back button does. */
export async function goBack(): Promise<void> {
  const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  act(() => history.back());
  await act(async () => void (await arrived));
}

// Takes a newer build at the next change of screen if no work is unsaved, or at once if the platform demands it.
import { BUILD_ID } from '#src/contract/page/build-info.ts';
import { storageState } from '#src/data/db/database.ts';
import { sessionItems } from '#src/device/items.ts';
import { openGameId } from '#src/data/games/open-game.ts';
import { mutationsEnded } from '#src/data/mutations/lock.ts';
import { untilCommonTexts } from '#src/i18n/load-texts.ts';
import { t } from '#src/i18n/t.ts';
import { pause } from '#src/lib/timing.ts';
import { until } from '#src/lib/until.ts';
import { ask, openedDialogs } from '#src/navigation/dialog.ts';
import { openedOverlay } from '#src/navigation/overlay.ts';
import { isSignInPath, paths } from '#src/navigation/paths.ts';
import { toasts } from '#src/navigation/toast.ts';
import { forMembers } from '../loading/members.ts';
import { newerBuild } from './build-check.ts';
import { hasUnsavedWork } from './unsaved-work.ts';
import { applyUpdate, fetchUpdate, needRefresh } from './update.ts';

let newestId = '';

export function listenForUpdates(): void {
  let here = location.pathname;
  const arrive = () => {
    if (location.pathname === here) return;
    here = location.pathname;
    if (needRefresh.peek() || storageState.peek() === 'released') void takeQuietly();
  };
  for (const change of ['pushState', 'replaceState', 'popstate']) addEventListener(change, arrive);
  newerBuild.listen(({ id, isRequired }) => {
    newestId = id;
    if (isRequired) void requireUpdate();
  });
}

async function takeQuietly(): Promise<void> {
  const path = location.pathname;
  // The steps of signing in lie in memory, and a game that is about to open is not open yet.
  if (path === paths.gameStart || isSignInPath(path)) return;
  if (await hasUnsavedWork()) return;
  if (location.pathname === path && !isAnythingShown() && noteTaken()) await applyUpdate();
}

/** Above the screen. */
const isAnythingShown = (): boolean =>
  openedOverlay.peek() !== null || openedDialogs.peek().length > 0 || toasts.peek().length > 0;

const KEY = 'halcyon.update';

/** Once from one build to another: a host that goes on serving the old one must not make every screen a reload. */
function noteTaken(): boolean {
  const step = `${BUILD_ID} ${newestId}`;
  return sessionItems.read(KEY) !== step && sessionItems.write(KEY, step);
}

/** Milliseconds that pending mutations are given; what is not sent by then stays stored. */
const FLUSH_MS = 3000;

let isRequired = false;

/** The dialog has no second button and comes back until the update is there. A game is never interrupted. */
export async function requireUpdate(): Promise<void> {
  if (isRequired) return;
  isRequired = true;
  await Promise.all([gameLeft(), untilCommonTexts()]);
  let text = t(storageState.peek() === 'memory' ? 'common.updateNeededUnstored' : 'common.updateNeeded');
  for (;;) {
    const title = t('common.updateNeededTitle');
    const wantsIt = await ask({ id: 'update', title, text, confirm: t('common.update'), isFirm: true });
    if (wantsIt && (await canTakeIt()) && (await applyUpdate())) return;
    if (wantsIt) text = t('common.updateMissing');
  }
}

async function canTakeIt(): Promise<boolean> {
  await mutationsEnded();
  const sent = forMembers().then(({ flush }) => flush({ isUrgent: true }));
  await Promise.race([sent.catch(() => {}), pause(FLUSH_MS)]);
  return fetchUpdate();
}

const gameLeft = (): Promise<void> => until(openGameId, (gameId) => gameId === 0);

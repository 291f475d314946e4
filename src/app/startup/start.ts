// Everything after the first screen: nothing in here is needed to draw it.
import { effect } from '@preact/signals-react';
import { database } from '#src/data/db/database.ts';
import { recallLightChoice } from '#src/data/api/light-mode.ts';
import { setLanguageHeader } from '#src/data/api/language-header.ts';
import { refreshConfig } from '#src/data/answers/refresh-config.ts';
import { session } from '#src/data/session/session.ts';
import { untilCommonTexts } from '#src/i18n/load-texts.ts';
import { language, t } from '#src/i18n/t.ts';
import { nextTask } from '#src/lib/moments.ts';
import { untilLoaded } from '#src/lib/until-loaded.ts';
import { arrivalQuery, isInvited } from '#src/navigation/arrival.ts';
import type { AddressQuery } from '#src/navigation/query.ts';
import { showToast } from '#src/navigation/toast.ts';
import { listenToActivities } from '../listeners/activities.ts';
import { listenToDataUse } from '../listeners/data-use.ts';
import { listenForBuilds } from '../listeners/build-check.ts';
import { connectionReturned, listenToConnection, probe } from '../listeners/connection.ts';
import { listenBehindWorker } from '../listeners/behind-worker.ts';
import { listenToDelivery } from '../listeners/delivery.ts';
import { listenToFailures } from '../listeners/failures.ts';
import { listenToForeground } from '../listeners/foreground.ts';
import { listenToGameList } from '../listeners/game-list.ts';
import { listenToInstallation } from '../listeners/installation.ts';
import { listenToScroll } from '../listeners/scroll.ts';
import { listenToSession } from '../listeners/session.ts';
import { listenToStorage } from '../listeners/storage.ts';
import { keepFilesWhenIdle } from '../listeners/offline-files.ts';
import { trackStart } from '#src/tracking/track.ts';
import { listenToRefusals } from '../listeners/refusals.ts';
import { listenToKeyboard } from '../listeners/keyboard.ts';
import { listenForTyping } from '../listeners/stake.ts';
import { listenForUpdates } from '../listeners/take-update.ts';
import { holdBuild, offlineReady, registerWorker } from '../listeners/update.ts';
import { isRestricted, routeOf } from '../routes.ts';
import { loadAccess } from './access.ts';
import { startKeeping } from './keep.ts';
import { climb, forgetSteps } from './ladder.ts';
import { forMembers, listenForMembers } from './members.ts';
import { setLadder } from './screen.ts';
import { takeSteps } from './steps.ts';

/** In a build with `HALCYON_PROBE=1` the page offers `window.halcyon`, so that a harness can drive delivery. */
declare const __PROBE__: boolean | undefined;

/** Whether there is a config to show, or why not. */
export type FirstConfig = 'stored' | 'unreachable' | 'unreadable';

/** Resolves after the first start-up call. */
export async function start(): Promise<FirstConfig> {
  void keepInvite(arrivalQuery());
  setLanguageHeader(language.peek());
  let shown = language.peek();
  language.subscribe((chosen) => {
    setLanguageHeader(chosen);
    // Texts from the platform, such as names of game types, are fetched in the new language.
    if (chosen !== shown) void refreshConfig();
    shown = chosen;
  });
  setLadder(climb, { onLoaded: forgetSteps, onMissing: () => void probe() });
  // In tasks of their own: together they would keep a tap waiting.
  beginScreen();
  await nextTask();
  const texts = untilCommonTexts();
  for (const steps of BEFORE_FIRST_CALL) {
    takeSteps(steps);
    await nextTask();
  }
  // Written inline: behind a constant of another file its chunk would still be built and served.
  if (typeof __PROBE__ !== 'undefined' && __PROBE__)
    void import('./probe.ts').then((part) => part.offerProbe());
  const config = await firstCall().catch((error: unknown): FirstConfig => {
    reportError(error);
    return 'unreachable';
  });
  // The texts for "no answer" are among them.
  await texts;
  return config;
}

/** What can wait until the screen is drawn. */
export const goOn = (): void => takeSteps(AFTER_FIRST_CALL);

/** The code of the screen at this address need not wait for the database. */
function beginScreen(): void {
  const route = routeOf(location.pathname);
  if (!route) return;
  const isGuarded = isRestricted(route);
  // A failure is handled where it is drawn.
  if (isGuarded) loadAccess().catch(() => {});
  if (!isGuarded || session.peek().memberId > 0) route.Screen?.begin();
}

async function firstCall(): Promise<FirstConfig> {
  const { db } = await database();
  const stored = await db.config.get('appConfig');
  const refreshed = refreshConfig();
  if (stored !== undefined) return 'stored';
  const reply = await refreshed;
  if (reply.ok) return 'stored';
  return reply.kind === 'unreadable' ? 'unreadable' : 'unreachable';
}

/** Stores the inviter until the visitor registers; at once, because the visitor may leave before anything is answered. */
async function keepInvite(query: AddressQuery): Promise<void> {
  if (!isInvited(query)) return;
  const auth = await untilLoaded(() => import('#src/features/auth/invite/kept-invite.ts'));
  await auth.keepInvite(query);
}

const BEFORE_FIRST_CALL = [
  [
    recallLightChoice,
    holdBuild,
    listenForTyping,
    listenToKeyboard,
    listenToFailures,
    listenToRefusals,
    listenBehindWorker,
    listenToSession,
    listenToConnection,
    listenToScroll,
  ],
  [listenToDelivery, listenForMembers, () => trackStart(arrivalQuery()), listenToInstallation],
];

const AFTER_FIRST_CALL = [
  listenForUpdates,
  () => void registerWorker(),
  keepFilesWhenIdle,
  keepLobbyFresh,
  listenToGameList,
  listenToStorage,
  () => listenForBuilds(() => void probe()),
  startKeeping,
  listenToActivities,
  sayOfflineReady,
  listenToDataUse,
];

function keepLobbyFresh(): void {
  refreshLobby();
  connectionReturned.listen(refreshLobby);
  listenToForeground();
}

function sayOfflineReady(): void {
  const stop = effect(() => {
    if (!offlineReady.value) return;
    showToast(t('common.offlineReady'), 'success');
    queueMicrotask(() => stop());
  });
}

function refreshLobby(): void {
  void (session.peek().memberId === 0 ? refreshConfig() : forMembers().then((part) => part.refreshMember()));
}

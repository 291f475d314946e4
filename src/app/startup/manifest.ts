// What runs besides drawing: when, after what, and why. First the scripts in the document (src/app/document/), then
// src/app/main.tsx, which makes the storage ready, draws what is known and opens the outbox, then these phases, which `start.ts` begins. Nothing else in src/app listens or acts by itself.
import { recallLightChoice } from '#src/data/api/light-mode.ts';
import { arrivalQuery } from '#src/navigation/arrival.ts';
import { trackStart } from '#src/tracking/track.ts';
import { renewFirstScreen } from '../first-screen/renew.ts';
import { listenToActivities } from '../listeners/activities.ts';
import { listenToDelivery } from '../listeners/delivery.ts';
import { listenToFailures } from '../listeners/failures.ts';
import { listenToGameList } from '../listeners/game-list.ts';
import { listenToInstallation } from '../listeners/installation.ts';
import { keepLobbyFresh } from '../listeners/lobby.ts';
import { keepFilesWhenIdle, sayOfflineReady } from '../listeners/offline-files.ts';
import { listenToRefusals } from '../listeners/refusals.ts';
import { listenToKeyboard, listenToScroll } from '../listeners/scroll.ts';
import { listenToSession } from '../listeners/session.ts';
import { listenToStorage } from '../listeners/storage.ts';
import { listenBehindWorker, listenToDataUse } from '../listeners/worker-messages.ts';
import { listenForBuilds } from '../updates/build-check.ts';
import { listenToConnection, probe } from '../updates/connection.ts';
import { listenForTyping } from '../updates/unsaved-work.ts';
import { listenForUpdates } from '../updates/take-update.ts';
import { holdBuild, registerWorker } from '../updates/update.ts';
import { beginScreen, keepInvite, listenToLanguage, prepareForMissingCode } from './first-steps.ts';
import { listenForMembers } from './steps.ts';

/** In the task that the start begins in. */
export const AT_ONCE: readonly (() => void)[] = [
  // The visitor may leave before anything is answered.
  () => void keepInvite(),
  // Every call carries the language.
  listenToLanguage,
  // Before the first code of a screen is asked for.
  prepareForMissingCode,
  // Its code arrives while the database opens.
  beginScreen,
];

/** Once the first screen can be used: what has to be there when the first answers arrive. Each list is a task. */
export const BEFORE_FIRST_CALL: readonly (readonly (() => void)[])[] = [
  [
    // Decides how much every later step fetches.
    recallLightChoice,
    // From now on no other tab's worker deletes the files of this build.
    holdBuild,
    // What is typed from now on is not lost by a reload.
    listenForTyping,
    listenToKeyboard,
    // Answers that fail or are refused have their listeners before the first call is made.
    listenToFailures,
    listenToRefusals,
    // The worker answers the first call from the device, and renews it behind the page.
    listenBehindWorker,
    // Ends half a session before a call could carry its token.
    listenToSession,
    // After the listeners to failures: without a line it makes the first request of all.
    listenToConnection,
    // The screen that is restored has been drawn.
    listenToScroll,
  ],
  [
    // After listenToConnection, whose return it follows.
    listenToDelivery,
    // After listenToSession, which may have ended the session.
    listenForMembers,
    // After listenToDelivery, so that the first event is sent.
    () => trackStart(arrivalQuery()),
    // After the start is tracked: it tracks installation and update.
    listenToInstallation,
  ],
];

/** Once the first call is answered and its screen drawn, in an idle moment: what may compete with nothing. */
export const AFTER_FIRST_CALL: readonly (() => void)[] = [
  // Before the worker is registered, which may find a newer build.
  listenForUpdates,
  // It fetches every file of the app.
  () => void registerWorker(),
  // After the registration, because it waits for the worker.
  keepFilesWhenIdle,
  keepLobbyFresh,
  // The config of the first call names the version of the list.
  listenToGameList,
  listenToStorage,
  // After listenForUpdates, which hears of the builds that it finds.
  () => listenForBuilds(() => void probe()),
  // The stored lobby is drawn once more, from what the first call has brought.
  renewFirstScreen,
  // Pop-ups lie over a lobby that has been seen.
  listenToActivities,
  sayOfflineReady,
  // Last, because what the start has received is counted all the same.
  listenToDataUse,
];

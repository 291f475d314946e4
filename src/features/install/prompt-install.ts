import { showInstallPrompt } from '#src/data/api/install-prompt.ts';
import type { InstallPlace } from '#src/navigation/install-offer.ts';
import { track } from '#src/tracking/track.ts';

/** Shows the browser's own prompt. */
export function promptInstall(place: InstallPlace): void {
  showInstallPrompt()
    .then((choice) => track('install_answer', { eventProps: { place, choice } }))
    .catch((error: unknown) => reportError(error));
}

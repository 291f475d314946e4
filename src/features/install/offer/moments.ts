// Offers to install the app from the second visit on, and after a claim; never if it was declined a short while ago.
import { operatingSystem } from '#src/data/api/device-info.ts';
import { environment } from '#src/data/api/environment.ts';
import { installState, isInstallAnswered } from '#src/data/api/install-prompt.ts';
import { type InstallPlace, installOffer } from '#src/navigation/install-offer.ts';
import { paths } from '#src/navigation/paths.ts';
import { track } from '#src/tracking/track.ts';

const SECOND_VISIT = 2;

export function offerAtFittingMoments(visit: number): () => void {
  if (visit >= SECOND_VISIT) offer('visit', paths.home);
  // Installed or declined, here or in the browser's own menu: it is gone everywhere.
  return installState.subscribe((state) => {
    if (state === 'installed' || state === 'cancelled') installOffer.value = null;
  });
}

export const offerAfterClaim = (): void => offer('claim', location.pathname);

function offer(place: InstallPlace, path: string): void {
  if (installOffer.peek() || !isInstallable() || isInstallAnswered()) return;
  installOffer.value = { place, path };
  track('install_offer', { eventProps: { place } });
}

/** By a prompt, or by the steps of Safari on iOS. Elsewhere only the member menu says how. */
function isInstallable(): boolean {
  const { isWrapper, isHomeScreen, isIosChrome } = environment();
  if (isWrapper || isHomeScreen || isIosChrome) return false;
  return installState.peek() === 'available' || operatingSystem() === 'ios';
}

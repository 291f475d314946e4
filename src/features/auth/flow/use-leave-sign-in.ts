import { useLocation, useSearch } from 'wouter';
import type { Award } from '#src/contract/primitives.ts';
import { returnTo } from '#src/navigation/back.ts';
import { closeOverlay, leaveOverlayFor } from '#src/navigation/overlay.ts';
import { returnAddress } from '#src/navigation/paths.ts';
import { openReward } from '#src/navigation/reward.ts';

/** From a screen of signing in to the wanted address, with what was given on the way. */
export function useArrivalFromScreen(): (awards: readonly Award[]) => void {
  const [, navigate] = useLocation();
  const search = useSearch();
  return (awards) => void returnTo(returnAddress(search), navigate).then(() => openReward(awards));
}

/** From a sheet: what asked for it goes on, or the page behind is simply there again. */
export function useArrivalFromSheet(wanted: string | undefined): (awards: readonly Award[]) => void {
  const [, navigate] = useLocation();
  return (awards) => {
    if (wanted) leaveOverlayFor(wanted, navigate);
    const isRewarded = openReward(awards);
    if (!wanted && !isRewarded) closeOverlay();
  };
}

import { useLocation } from 'wouter';
import type { Award } from '#src/contract/primitives.ts';
import { returnTo } from '#src/navigation/back.ts';
import { closeOverlay, leaveOverlayFor } from '#src/navigation/overlay.ts';
import { useQuery } from '#src/navigation/query.ts';
import { returnAddress } from '#src/navigation/return-address.ts';
import { openReward } from '#src/navigation/reward.ts';

/** From a sign-in screen to the wanted address, with the awards of the sign-in. */
export function useArrivalFromScreen(): (awards: readonly Award[]) => void {
  const [, navigate] = useLocation();
  const [query] = useQuery();
  return (awards) => void returnTo(returnAddress(query), navigate).then(() => openReward(awards));
}

/** From a sheet: the interrupted action continues, or the page behind is shown again. */
export function useArrivalFromSheet(wanted: string | undefined): (awards: readonly Award[]) => void {
  const [, navigate] = useLocation();
  return (awards) => {
    if (wanted) leaveOverlayFor(wanted, navigate);
    const isRewarded = openReward(awards);
    if (!wanted && !isRewarded) closeOverlay();
  };
}

import type { Target } from './activity-target.ts';
import { openOverlay } from './overlay.ts';

/** For a click on a link to the target: an overlay opens in place of the address. */
export function followTarget(target: Target, event: Pick<Event, 'preventDefault'>): void {
  if (target.kind !== 'overlay') return;
  event.preventDefault();
  openOverlay(target.overlay.name, target.overlay.props);
}

// What helps to install the app, and what an installed one can do. Once per page.
import { finishWhenInstalled } from './finish-task.ts';
import { followLaunches } from './launches.ts';
import { linkManifest } from './manifest-link.ts';
import { offerAtFittingMoments } from './offer/moments.ts';
import { drawStartupImage } from './startup-image.ts';

/** `visit`: the number of this visit. */
export function begin(visit: number): void {
  void linkManifest().catch((error) => reportError(error));
  drawStartupImage();
  followLaunches();
  finishWhenInstalled();
  offerAtFittingMoments(visit);
}

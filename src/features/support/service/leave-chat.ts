import { navigate } from 'wouter/use-browser-location';
import { leaveOverlayFor } from '#src/navigation/overlay.ts';
import { paths } from '#src/navigation/paths.ts';

/** To the page itself: the router opens the chat in its place. */
export const leaveForPage = (): void => leaveOverlayFor(paths.service, navigate);

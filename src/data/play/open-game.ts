// Which game this tab has open: the heartbeat tells it, and nothing reloads the page meanwhile.
import { signal } from '@preact/signals-react';

/** 0 when none. */
export const openGameId = signal(0);

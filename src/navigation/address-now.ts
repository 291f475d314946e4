import { isFirstScreenAddress } from '#src/contract/page/first-screen.ts';

/** Identifies a page of the app in the history. */
export const addressNow = (): string => location.pathname + location.search;

/** A stored first screen may be shown here. */
export const isFirstScreenHere = (): boolean => isFirstScreenAddress(location.pathname, location.search);
